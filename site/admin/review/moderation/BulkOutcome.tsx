import { useState } from 'react';
import { DECISION_WAITS_MS } from '#contract/mail-admin/mails.ts';
import { useCountdown } from '../../../ui/useCountdown.ts';
import { BulkNotice } from './BulkNotice.tsx';
import { type BulkResult, bulkWords, figure } from './bulk-parts.ts';
import type { BulkDecisions, DecisionProgress } from './useBulkDecisions.ts';

const FEW = 12;

const ResultList = ({ results, done }: { results: readonly BulkResult[]; done: string }) => (
  <ul className="list bulk-results">
    {results.map(({ id, name, isDone, message }) => (
      <li key={id}>{`${name}: ${isDone ? done : message}`}</li>
    ))}
  </ul>
);

const Results = ({ results, done }: { results: readonly BulkResult[]; done: string }) => {
  const notDone = results.filter(({ isDone }) => !isDone);
  if (results.length <= FEW)
    return <ResultList results={[...notDone, ...results.filter((one) => one.isDone)]} done={done} />;
  return (
    <>
      {notDone.length > 0 && <ResultList results={notDone} done={done} />}
      <details>
        <summary>{`Everything that is ${done}`}</summary>
        <ResultList results={results.filter(({ isDone }) => isDone)} done={done} />
      </details>
    </>
  );
};

const remainingText = ({ phase, remaining, isUnsure, order }: DecisionProgress): string => {
  const unsure = isUnsure ? (remaining[0]?.items.length ?? 0) : 0;
  const notSent = remaining.reduce((sum, { items }) => sum + items.length, 0) - unsure;
  return [
    unsure > 0 &&
      `Whether ${figure(unsure)} more are ${bulkWords[order.action].done} is not known: the answer did not arrive. Going on asks again and does nothing twice.`,
    notSent > 0 &&
      `${figure(notSent)} ${notSent === 1 ? 'was' : 'were'} not sent${phase === 'over' ? ' and stay selected' : ''}.`,
  ]
    .filter(Boolean)
    .join(' ');
};

const NotifiedText = ({ children }: { children: string }) => {
  const [isSending, setSending] = useState(false);
  useCountdown(DECISION_WAITS_MS, !isSending, () => setSending(true));
  return <p>{isSending ? 'The mails about it have begun to leave: Undo stops those that still wait.' : children}</p>;
};

type BulkOutcomeProps = {
  bulk: Pick<BulkDecisions, 'progress' | 'busy' | 'goOn' | 'undoDone' | 'dismiss' | 'notified'>;
};

export const BulkOutcome = ({ bulk: { progress, busy, goOn, undoDone, dismiss, notified } }: BulkOutcomeProps) => {
  if (!progress || progress.phase === 'running' || busy) return null;
  const { order, phase, results, remaining, problem } = progress;
  const { done } = bulkWords[order.action];
  return (
    <BulkNotice
      done={done}
      count={results.filter(({ isDone }) => isDone).length}
      total={order.total}
      onGoOn={phase === 'paused' ? goOn : null}
      onUndo={undoDone}
      onClose={dismiss}
    >
      {notified && <NotifiedText key={notified}>{notified}</NotifiedText>}
      {problem && <p>{problem}</p>}
      {remaining.length > 0 && <p>{remainingText(progress)}</p>}
      <Results results={results} done={done} />
    </BulkNotice>
  );
};
