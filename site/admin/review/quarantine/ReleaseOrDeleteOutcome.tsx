import { BulkNotice } from '../moderation/BulkNotice.tsx';
import { figure } from '../moderation/bulk-parts.ts';
import { actionWords, isSettled, type ReleaseOrDelete } from './useReleaseOrDelete.ts';

export const ReleaseOrDeleteOutcome = ({ bulk: { progress, busy, goOn, dismiss } }: { bulk: ReleaseOrDelete }) => {
  if (!progress || progress.phase === 'running' || busy) return null;
  const { order, phase, results, remaining, problem } = progress;
  const done = results.filter(isSettled).length;
  const overtaken = results.length - done;
  const detail = [
    problem,
    phase === 'paused' && 'What was on its way may be done or not. Going on takes only what is still held back.',
    overtaken > 0 && `${figure(overtaken)} ${overtaken === 1 ? 'was' : 'were'} gone: a colleague was faster.`,
    phase === 'over' && remaining.length > 0 && 'Stopped. What is left is still held back.',
    phase === 'over' &&
      remaining.length === 0 &&
      results.length < order.total &&
      'The others were no longer held back.',
    order.action === 'release' && done > 0 && 'They wait for a decision now, where their kind does.',
  ];
  return (
    <BulkNotice
      done={actionWords[order.action].done}
      count={done}
      total={order.total}
      onGoOn={phase === 'paused' ? goOn : null}
      onClose={dismiss}
    >
      <p>{detail.filter(Boolean).join(' ')}</p>
    </BulkNotice>
  );
};
