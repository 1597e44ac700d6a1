import { useUser } from '../../client/PlatformContext.tsx';
import { Button } from '../../ui/Button.tsx';
import { Check } from '../../ui/icons/Check.tsx';
import { Trash2 } from '../../ui/icons/Trash2.tsx';
import { X } from '../../ui/icons/X.tsx';
import { KeyHint } from '../shortcuts/KeyHint.tsx';
import { useShortcuts } from '../shortcuts/useShortcuts.ts';
import { BulkDialogs } from './BulkDialogs.tsx';
import { bulkWords, figure } from './bulk-parts.ts';
import { RunBar } from './RunBar.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { BulkWords } from './subject.ts';
import type { Bulk } from './useBulk.ts';

interface BulkSelectionProps {
  bulk: Bulk;
  words: BulkWords;
  /** Whether single keys act. */
  shortcuts: boolean;
}

/** What can be done with everything that is selected, by pointer and by single keys; the question before it; and how far it has come. */
export const BulkSelection = ({ bulk, words, shortcuts }: BulkSelectionProps) => {
  const mayDelete = useUser()?.role === 'Administrator';
  const { selection, progress, busy, finding } = bulk;
  const count = selection.picked.length;
  useShortcuts(
    {
      a: () => bulk.ask('approve'),
      r: () => bulk.ask('reject'),
      '#': () => mayDelete && bulk.ask('delete'),
      escape: () => {
        if (count === 0 || busy) return false;
        selection.clear();
      },
    },
    shortcuts,
  );
  if (busy && progress) {
    const { order, total, results } = progress;
    const label = `${bulkWords[order.action].doing} ${words.count(total)}`;
    return (
      <RunBar label={label} total={total} done={results.length} onStop={order.parts.length > 1 ? bulk.stop : null} />
    );
  }
  if (count === 0) return null;
  const alike = (
    <button className="linkbtn" type="button" aria-disabled={finding} onClick={() => finding || bulk.selectAlike()}>
      {finding ? 'Looking for what is alike…' : 'Select all that are alike'}
    </button>
  );
  return (
    <>
      <SelectionBar count={count} detail={alike} onClear={selection.clear}>
        <Button variant="furze" icon={Check} aria-keyshortcuts="a" onClick={() => bulk.ask('approve')}>
          Approve {figure(count)}
          <KeyHint>A</KeyHint>
        </Button>
        <Button variant="line" icon={X} aria-keyshortcuts="r" onClick={() => bulk.ask('reject')}>
          Reject {figure(count)}
          <KeyHint>R</KeyHint>
        </Button>
        {mayDelete && (
          <Button variant="quiet" icon={Trash2} aria-keyshortcuts="#" onClick={() => bulk.ask('delete')}>
            Delete {figure(count)}
            <KeyHint>#</KeyHint>
          </Button>
        )}
      </SelectionBar>
      <BulkDialogs bulk={bulk} words={words} />
    </>
  );
};
