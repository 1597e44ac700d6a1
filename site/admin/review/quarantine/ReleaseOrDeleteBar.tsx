import type { QuarantineGroup } from '#contract/quarantine/quarantine.ts';
import { Button } from '../../../ui/Button.tsx';
import { KeyHint } from '../../shell/shortcuts/KeyHint.tsx';
import { figure } from '../moderation/bulk-parts.ts';
import { RunBar } from '../moderation/RunBar.tsx';
import { SelectionBar } from '../moderation/SelectionBar.tsx';
import { actionWords, type QuarantineAction, type ReleaseOrDelete } from './useReleaseOrDelete.ts';

interface ReleaseOrDeleteBarProps {
  chosen: readonly QuarantineGroup[];
  bulk: ReleaseOrDelete;
  mayDelete: boolean;
  onAsk(action: QuarantineAction): void;
  onClear(): void;
}

export const ReleaseOrDeleteBar = ({ chosen, bulk, mayDelete, onAsk, onClear }: ReleaseOrDeleteBarProps) => {
  const { progress, busy, stop } = bulk;
  if (busy && progress) {
    const { order, results } = progress;
    const label = `${actionWords[order.action].doing} ${figure(order.total)} submissions`;
    return <RunBar label={label} total={order.total} done={results.length} onStop={stop} />;
  }
  const count = chosen.reduce((all, group) => all + group.count, 0);
  if (chosen.length === 0) return null;
  const which = chosen.length === 1 ? 'One group.' : `${figure(chosen.length)} groups.`;
  return (
    <SelectionBar
      count={count}
      detail={mayDelete ? `${which} Deleting cannot be undone. It runs in turns; you may stop it.` : which}
      onClear={onClear}
    >
      <Button variant="quiet" icon="reply" aria-keyshortcuts="l" onClick={() => onAsk('release')}>
        <span>{`Release ${figure(count)}`}</span>
        <KeyHint>L</KeyHint>
      </Button>
      {mayDelete && (
        <Button variant="bad" icon="trash-2" aria-keyshortcuts="#" onClick={() => onAsk('delete')}>
          <span>{`Delete ${figure(count)}`}</span>
          <KeyHint>#</KeyHint>
        </Button>
      )}
    </SelectionBar>
  );
};
