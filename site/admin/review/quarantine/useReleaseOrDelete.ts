import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { deleteFromQuarantine, releaseFromQuarantine } from '#contract/quarantine/calls.ts';
import type { QuarantineChoice } from '#contract/quarantine/quarantine.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { allOf } from '../../../client/query-keys.ts';
import { send } from '../../../client/send.ts';
import { problemIn } from '../moderation/bulk-problem.ts';

const calls = { release: releaseFromQuarantine, delete: deleteFromQuarantine } as const;
export type QuarantineAction = keyof typeof calls;

export interface Turns {
  action: QuarantineAction;
  choices: readonly Partial<QuarantineChoice>[];
  total: number;
  done: number;
  /** Chosen ones that somebody else had released, deleted or erased. */
  gone: number;
  phase: 'running' | 'paused' | 'over';
  problem: string;
}

export type TurnsOrder = Pick<Turns, 'action' | 'choices' | 'total'>;

/** Repeats a choice until nothing of it is left, as submissions that are settled are no longer there. */
const settled = (turns: Turns, outcomes: readonly string[], left: number): Turns => {
  const gone = outcomes.filter((outcome) => outcome === 'not_found').length;
  return {
    ...turns,
    done: turns.done + outcomes.length - gone,
    gone: turns.gone + gone,
    choices: left > 0 ? turns.choices : turns.choices.slice(1),
  };
};

/** Takes as many turns as needed, and stops when the screen is left. */
export const useReleaseOrDelete = (onHalt: (turns: Turns) => void) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const [turns, setTurns] = useState<Turns | null>(null);
  const stopped = useRef(false);
  useEffect(
    () => () => {
      stopped.current = true;
    },
    [],
  );
  const work = async (started: Turns): Promise<void> => {
    let now: Turns = { ...started, phase: 'running', problem: '' };
    stopped.current = false;
    setTurns(now);
    try {
      while (now.choices[0] && !stopped.current) {
        const { results, left } = await send(platform, calls[now.action], { body: now.choices[0] });
        now = settled(
          now,
          results.map(({ outcome }) => outcome),
          // A turn that changes nothing is the last: another one would not either.
          results.some(({ outcome }) => outcome !== 'not_found') ? left : 0,
        );
        setTurns(now);
      }
      now = { ...now, phase: 'over' };
    } catch (error) {
      now = { ...now, phase: 'paused', problem: problemIn(error) };
    }
    setTurns(now);
    onHalt(now);
  };
  const { mutate, isPending } = useMutation({
    mutationFn: work,
    onSettled: () =>
      Promise.all(
        (['quarantine', 'testimonials', 'donationitems', 'dashboard', 'today'] as const).map((subject) =>
          queryClient.invalidateQueries({ queryKey: allOf(subject) }),
        ),
      ),
  });
  return {
    turns,
    busy: isPending,
    start: (order: TurnsOrder) => isPending || mutate({ ...order, done: 0, gone: 0, phase: 'running', problem: '' }),
    goOn: () => turns?.phase === 'paused' && mutate(turns),
    /** Lets the turn under way finish and begins no more. */
    stop() {
      stopped.current = true;
    },
    dismiss: () => setTurns(null),
  };
};
