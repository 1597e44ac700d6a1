import { isOpenFor, opensAt, whyNotOpen } from '#contract/runs/open-run.ts';
import type { StoredRun } from '#contract/runs/runs.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';

type Who = Pick<Actor, 'id' | 'role'>;

export const REPORT_STORED = 'This run is not open to you any more. What you said is kept.';

/** Accepts late reports, and those tapped before the run changed hands. @throws Failure `forbidden`. */
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

/** Without the right to plan, only one's own runs, from the evening before until the day after. @throws Failure `forbidden`. */
export const checkOpen = ({ now }: Pick<Deps, 'now'>, run: StoredRun, actor: Who): void => {
  const why = whyNotOpen(actor, run, now());
  if (why) throw new Failure('forbidden', why);
};
