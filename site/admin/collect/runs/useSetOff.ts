import { clockTime, dayName } from '#contract/dublin.ts';
import { setOffRun } from '#contract/runs/calls.ts';
import { whyNotOpen } from '#contract/runs/open-run.ts';
import type { SetOff } from '#contract/runs/run-changes.ts';
import type { Run } from '#contract/runs/runs.ts';
import { mayTakeBack } from '../../../client/outbox/entry-order.ts';
import { useOutbox, useOutboxState } from '../../../client/outbox/OutboxContext.tsx';
import { isAbout, type NewEntry, type OutboxEntry } from '../../../client/outbox/outbox-entry.ts';
import { useUser } from '../../../client/PlatformContext.tsx';
import { useNow } from '../../useNow.ts';

const entryOf = ({ id, van, date, driverId }: Run, at: Date): NewEntry => {
  const body: SetOff = { at: at.toISOString(), date, driverId };
  return {
    subject: { kind: 'set-off', runId: id },
    title: `${van}, ${dayName(date)}`,
    what: `Set off ${clockTime(at)}`,
    at: body.at,
    call: setOffRun,
    input: { id, body },
  };
};

export interface SettingOff {
  /** Run as if setting off had been sent. */
  run: Run;
  setOff: () => void;
  /** Reason why the server would refuse it, in a sentence; null if it would not. */
  whyNot: string | null;
  waiting: OutboxEntry | null;
  /** Null once something was said on the road. */
  takeBack: (() => void) | null;
}

/** Kept, as outcomes are, until there is a connection. */
export const useSetOff = (stored: Run): SettingOff => {
  const outbox = useOutbox();
  const { entries } = useOutboxState();
  const user = useUser();
  const now = useNow();
  const entry = entries.find((one) => one.state === 'waiting' && isAbout(one, { kind: 'set-off', runId: stored.id }));
  const waiting = (stored.state === 'planned' && entry) || null;
  return {
    run: waiting ? { ...stored, state: 'out' } : stored,
    setOff: () => void outbox.add(entryOf(stored, new Date())),
    whyNot: user && whyNotOpen(user, stored, now),
    waiting,
    takeBack: waiting && mayTakeBack(entries, waiting) ? () => void outbox.takeBack(waiting) : null,
  };
};
