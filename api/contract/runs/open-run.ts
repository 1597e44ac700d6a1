import { addDays, dublinDay, dublinMoment } from '../dublin.ts';
import { mayDo, type Role } from '../roles.ts';
import type { StoredRun } from './runs.ts';

const NOT_YOURS = 'This is not one of your runs.';
const TOO_EARLY = 'You can open this run from five o’clock in the evening before.';
const OVER = 'This run is over. If something is missing, please tell whoever plans the runs.';

interface Who {
  id: string;
  role: Role;
}
type Driven = Pick<StoredRun, 'date' | 'driverId'>;

export const opensAt = ({ date }: Pick<StoredRun, 'date'>): Date => dublinMoment(addDays(date, -1), '17:00');

export const isListedFor = ({ id, role }: Who, run: Driven, now: Date): boolean =>
  mayDo(role, 'plan') || (run.driverId === id && run.date >= addDays(dublinDay(now), -1));

export const isOpenFor = (who: Who, run: Driven, now: Date): boolean =>
  mayDo(who.role, 'plan') || (isListedFor(who, run, now) && now >= opensAt(run));

/**
 * Null if the run is open: to planners always, to its driver from the evening before until the day after. Whoever may open
 * it may set off.
 */
export const whyNotOpen = (who: Who, run: Driven, now: Date): string | null => {
  if (isOpenFor(who, run, now)) return null;
  if (run.driverId !== who.id) return NOT_YOURS;
  return isListedFor(who, run, now) ? TOO_EARLY : OVER;
};
