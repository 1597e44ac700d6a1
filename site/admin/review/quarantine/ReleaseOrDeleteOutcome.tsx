import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { figure } from '../moderation/bulk-parts.ts';
import type { Turns } from './useReleaseOrDelete.ts';

const doneWords = { release: 'released', delete: 'deleted' } as const;

const detailOf = ({ action, phase, total, done, gone, problem, choices }: Turns): string =>
  [
    problem,
    phase === 'paused' && 'What was on its way may be done or not. Going on takes only what is still held back.',
    gone > 0 && `${figure(gone)} ${gone === 1 ? 'was' : 'were'} gone: a colleague was faster.`,
    phase === 'over' && choices.length > 0 && `Stopped. What is left is still held back.`,
    phase === 'over' && choices.length === 0 && done + gone < total && 'The others were no longer held back.',
    action === 'release' && done > 0 && 'They wait for a decision now, where their kind does.',
  ]
    .filter(Boolean)
    .join(' ');

interface TurnsOutcomeProps {
  turns: Turns | null;
  busy: boolean;
  onGoOn(): void;
  onClose(): void;
}

export const ReleaseOrDeleteOutcome = ({ turns, busy, onGoOn, onClose }: TurnsOutcomeProps) => {
  const box = useRef<HTMLDivElement>(null);
  const shown = turns && !busy && turns.phase !== 'running' ? turns : null;
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown]);
  if (!shown) return null;
  const { action, phase, total, done } = shown;
  const tone = phase === 'paused' ? 'bad' : done === total ? 'ok' : 'wait';
  return (
    <div ref={box} tabIndex={-1} className="bulk-outcome">
      <Notice tone={tone} title={`${figure(done)} of ${figure(total)} ${doneWords[action]}.`}>
        <p>{detailOf(shown)}</p>
        <div className="acts">
          {phase === 'paused' && (
            <Button variant="brand" small icon="rotate-cw" onClick={onGoOn}>
              Go on
            </Button>
          )}
          <Button variant="quiet" small onClick={onClose}>
            Close
          </Button>
        </div>
      </Notice>
    </div>
  );
};
