import { addDays, dublinDay } from '#contract/dublin.ts';
import { mayDo } from '#contract/roles.ts';
import { opensAt, type StoredRun } from '#contract/runs/runs.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';

const NOT_YOURS = 'This is not one of your runs.';
const TOO_EARLY = 'You can open this run from five o’clock in the evening before.';
const OVER = 'This run is over. If something is missing, please tell whoever plans the runs.';

type Who = Pick<Actor, 'id' | 'role'>;

/** Whether a run is in somebody's list: all of them for whoever plans, else the own ones until the day after. */
export const isListedFor = ({ id, role }: Who, run: StoredRun, now: Date): boolean =>
  mayDo(role, 'plan') || (run.driverId === id && run.date >= addDays(dublinDay(now), -1));

export const isOpenFor = (who: Who, run: StoredRun, now: Date): boolean =>
  mayDo(who.role, 'plan') || (isListedFor(who, run, now) && now >= opensAt(run));

export const REPORT_STORED = 'This run is not open to you any more. What you said is kept.';

/**
 * Whether a report about a run comes from whoever may see it. One that was tapped before the run was given to somebody else, or
 * that arrives late, is kept all the same. @throws Failure `forbidden`.
 */
export const checkReport = (
  deps: Pick<Deps, 'now'>,
  { run, actor, tappedAt }: { run: StoredRun; actor: Who; tappedAt: string },
): { isOpen: boolean } => {
  const now = deps.now();
  if (isOpenFor(actor, run, now)) return { isOpen: true };
  const isLate = run.driverId === actor.id && now >= opensAt(run);
  const drove = run.formerDrivers?.some(({ id, until }) => id === actor.id && tappedAt <= until) ?? false;
  if (!isLate && !drove) checkOpen(deps, run, actor);
  return { isOpen: false };
};

/** Whoever does not plan runs opens the own ones alone, from the evening before until the day after. @throws Failure `forbidden`. */
export const checkOpen = ({ now }: Pick<Deps, 'now'>, run: StoredRun, actor: Who): void => {
  if (isOpenFor(actor, run, now())) return;
  if (run.driverId !== actor.id) throw new Failure('forbidden', NOT_YOURS);
  throw new Failure('forbidden', isListedFor(actor, run, now()) ? TOO_EARLY : OVER);
};
