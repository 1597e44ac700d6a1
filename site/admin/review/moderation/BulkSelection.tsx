import { useMay } from '../../../client/useMay.ts';
import { Button } from '../../../ui/Button.tsx';
import type { IconName } from '../../../ui/icon-names.ts';
import { KeyHint } from '../../shell/shortcuts/KeyHint.tsx';
import { useShortcuts } from '../../shell/shortcuts/useShortcuts.ts';
import { BulkDialogs } from './BulkDialogs.tsx';
import { bulkWords, figure } from './bulk-parts.ts';
import { ExportSelection } from './ExportSelection.tsx';
import { RunBar } from './RunBar.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { BulkWords } from './subject.ts';
import type { BulkDecisions, BulkQuestion } from './useBulkDecisions.ts';
import type { Matching } from './useFindMore.ts';

const MoreToSelect = ({ bulk, matching }: { bulk: BulkDecisions; matching: Matching | undefined }) => {
  const { selection, finding } = bulk;
  const hasMore = matching !== undefined && matching.total > selection.picked.length;
  const mayApprove = bulk.affectedBy('approve').length > 0;
  const [reason = ''] = selection.picked.map((one) => one.leftOut).filter(Boolean);
  const leftOut = mayApprove ? '' : reason;
  const asksAlike = mayApprove || reason !== '';
  if (finding) return <span role="status">Looking for more…</span>;
  return (
    <>
      {hasMore && (
        <button
          className="linkbtn"
          type="button"
          onClick={() => bulk.selectMatching(matching)}
        >{`Select all ${figure(matching.total)}`}</button>
      )}
      {leftOut && <span>{`${leftOut}.`}</span>}
      {asksAlike && (
        <button className="linkbtn" type="button" onClick={bulk.selectAlike}>
          All alike
        </button>
      )}
    </>
  );
};

interface Verb {
  question: BulkQuestion;
  label: string;
  icon: IconName;
  key: string;
}

/** Likeliest first; the first one possible is the only filled button. */
const verbs: readonly Verb[] = [
  { question: 'approve', label: 'Approve', icon: 'check', key: 'a' },
  { question: 'reject', label: 'Reject', icon: 'x', key: 'r' },
  { question: 'collect', label: 'Collected', icon: 'package-check', key: 'c' },
  { question: 'assign', label: 'Assign', icon: 'user-plus', key: 'm' },
  { question: 'delete', label: 'Delete', icon: 'trash-2', key: '#' },
];

const FILLED: readonly BulkQuestion[] = ['approve', 'collect'];
const LINED: readonly BulkQuestion[] = ['reject'];

interface BulkSelectionProps {
  bulk: BulkDecisions;
  words: BulkWords;
  /** Everything that the list could show; omitted while unknown. */
  matching?: Matching | undefined;
  shortcuts: boolean;
}

export const BulkSelection = ({ bulk, words, matching, shortcuts }: BulkSelectionProps) => {
  const mayDelete = useMay('delete');
  const { selection, progress, busy } = bulk;
  const count = selection.picked.length;
  const possible = verbs
    .filter(({ question }) => question !== 'delete' || mayDelete)
    .map((verb) => ({ ...verb, count: bulk.affectedBy(verb.question).length }))
    .filter((verb) => verb.count > 0);
  useShortcuts(
    {
      ...Object.fromEntries(possible.map(({ key, question }) => [key, () => bulk.ask(question)])),
      escape: () => {
        if (count === 0 || busy) return false;
        selection.clear();
      },
    },
    shortcuts,
  );
  if (busy && progress) {
    const { order, results } = progress;
    const label = `${bulkWords[order.action].doing} ${words.count(order.total)}`;
    return (
      <RunBar
        label={label}
        total={order.total}
        done={results.length}
        onStop={order.parts.length > 1 ? bulk.stop : null}
      />
    );
  }
  if (count === 0) return null;
  const variantOf = (question: BulkQuestion) => {
    if (FILLED.includes(question)) return 'furze';
    return LINED.includes(question) ? 'line' : 'quiet';
  };
  return (
    <>
      <SelectionBar count={count} detail={<MoreToSelect bulk={bulk} matching={matching} />} onClear={selection.clear}>
        {possible.map((verb) => (
          <Button
            key={verb.question}
            variant={variantOf(verb.question)}
            icon={verb.icon}
            aria-keyshortcuts={verb.key}
            onClick={() => bulk.ask(verb.question)}
          >
            <span>{`${verb.label} ${figure(verb.count)}`}</span>
            <KeyHint>{verb.key.toUpperCase()}</KeyHint>
          </Button>
        ))}
        <ExportSelection {...words.csv} picked={selection.picked} />
      </SelectionBar>
      <BulkDialogs bulk={bulk} words={words} />
    </>
  );
};
