import type { QuarantineGroups } from '#contract/quarantine/quarantine.ts';
import { Button } from '../../../ui/Button.tsx';
import { KeyHint } from '../../shell/shortcuts/KeyHint.tsx';
import { figure } from '../moderation/bulk-parts.ts';
import { RunBar } from '../moderation/RunBar.tsx';
import { SelectionBar } from '../moderation/SelectionBar.tsx';
import type { GroupSelection } from './useGroupSelection.ts';
import type { QuarantineAction, Turns } from './useReleaseOrDelete.ts';

const doing = { release: 'Releasing', delete: 'Deleting' } as const;

interface ReleaseOrDeleteBarProps {
  quarantined: QuarantineGroups;
  selection: GroupSelection;
  turns: Turns | null;
  mayDelete: boolean;
  onAsk(action: QuarantineAction): void;
  onStop(): void;
}

export const ReleaseOrDeleteBar = ({
  quarantined,
  selection,
  turns,
  mayDelete,
  onAsk,
  onStop,
}: ReleaseOrDeleteBarProps) => {
  if (turns) {
    const { action, total, done, gone } = turns;
    return (
      <RunBar
        label={`${doing[action]} ${figure(total)} submissions`}
        total={total}
        done={done + gone}
        onStop={onStop}
      />
    );
  }
  const groups = quarantined.groups.filter(({ key }) => selection.keys.includes(key));
  const count = groups.reduce((all, group) => all + group.count, 0);
  if (groups.length === 0) return null;
  const which = groups.length === 1 ? 'One group.' : `${figure(groups.length)} groups.`;
  return (
    <SelectionBar
      count={count}
      detail={mayDelete ? `${which} Deleting cannot be undone. It runs in turns; you may stop it.` : which}
      onClear={selection.clear}
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
