import { useEffect, useRef, useState } from 'react';
import { DECISION_WAITS_MS } from '#contract/mail-admin/mails.ts';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { useCountdown } from '../../../ui/useCountdown.ts';
import { type BulkResult, bulkWords, figure, type Picked } from './bulk-parts.ts';
import type { Bulk } from './useBulk.ts';
import type { BulkProgress } from './useBulkRun.ts';

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

const leftText = ({ phase, left, unsure, order }: BulkProgress<Picked>): string => {
  const notSent = left.reduce((sum, { items }) => sum + items.length, 0) - unsure;
  return [
    unsure > 0 &&
      `Whether ${figure(unsure)} more are ${bulkWords[order.action].done} is not known: the answer did not arrive. Going on asks again and does nothing twice.`,
    notSent > 0 &&
      `${figure(notSent)} ${notSent === 1 ? 'was' : 'were'} not sent${phase === 'over' ? ' and stay selected' : ''}.`,
  ]
    .filter(Boolean)
    .join(' ');
};

const Told = ({ children }: { children: string }) => {
  const [hasLeft, setLeft] = useState(false);
  useCountdown(DECISION_WAITS_MS, !hasLeft, () => setLeft(true));
  return <p>{hasLeft ? 'The mails about it have begun to leave: Undo stops those that still wait.' : children}</p>;
};

type BulkOutcomeProps = { bulk: Pick<Bulk, 'progress' | 'busy' | 'goOn' | 'undoDone' | 'dismiss' | 'told'> };

export const BulkOutcome = ({ bulk: { progress, busy, goOn, undoDone, dismiss, told } }: BulkOutcomeProps) => {
  const box = useRef<HTMLDivElement>(null);
  const shown = progress && progress.phase !== 'running' && !busy ? progress : null;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  if (!shown) return null;
  const { done } = bulkWords[shown.order.action];
  const count = shown.results.filter(({ isDone }) => isDone).length;
  const title = `${figure(count)} of ${figure(shown.total)} ${done}.`;
  return (
    <div ref={box} tabIndex={-1} className="bulk-outcome">
      <Notice tone={count === shown.total ? 'ok' : shown.phase === 'paused' ? 'bad' : 'wait'} title={title}>
        {told && <Told key={told}>{told}</Told>}
        {shown.problem && <p>{shown.problem}</p>}
        {shown.left.length > 0 && <p>{leftText(shown)}</p>}
        <Results results={shown.results} done={done} />
        <div className="acts">
          {shown.phase === 'paused' && (
            <Button variant="brand" small icon="rotate-cw" onClick={goOn}>
              Go on
            </Button>
          )}
          {undoDone && count > 0 && (
            <Button variant="line" small icon="undo-2" onClick={undoDone}>{`Undo ${figure(count)}`}</Button>
          )}
          <Button variant="quiet" small onClick={dismiss}>
            Close
          </Button>
        </div>
      </Notice>
    </div>
  );
};
