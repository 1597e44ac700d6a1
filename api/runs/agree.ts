import type { Agreement } from '#contract/runs/run-changes.ts';
import type { Run } from '#contract/runs/runs.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import { donationOrThrow } from '../donations/donation-or-throw.ts';
import { notifiedDay, putAndNotifyDay } from '../donations/notify-of-day.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { changePickup } from '../stops/change-pickup.ts';
import { isAhead, openDays } from '../stops/open-days.ts';
import { runOrThrow } from './run-or-throw.ts';
import { replacedDays } from './undo-days.ts';
import { viewRun } from './view.ts';

const NOT_PLANNED = 'This run is not planned any more, or has begun.';
const NO_STOP = 'One of these is not a stop of this run any more. Please look at it again.';

/**
 * Agrees the day for stops whose donors have not chosen one. They are told once it cannot be undone, and again the evening
 * before. Without `stops`, for all but donors just asked to choose.
 * @throws Failure `not_found`, or `conflict` when the run has begun or one is not a stop.
 */
export const agreeStops = async (deps: Deps, id: string, { stops }: Agreement, actor: Actor): Promise<Run> => {
  const run = await deps.store.change((draft) => {
    const before = runOrThrow(draft, id);
    if (!isAhead(before, deps.now())) throw new Failure('conflict', NOT_PLANNED);
    const all = before.stops.map(({ donationId }) => donationId);
    if (stops?.some((one) => !all.includes(one))) throw new Failure('conflict', NO_STOP);
    const { date, from, to } = before;
    for (const one of stops ?? all) {
      const known = donationOrThrow(draft, one);
      const { dayAsked, ...donation } = known;
      const mayStillChoose = stops === undefined && openDays(draft, donation, deps.now()).length > 0;
      if (donation.pickup?.agreed || mayStillChoose) continue;
      const at = deps.now().toISOString();
      const agreed = { date, from, to, at };
      const replaced = replacedDays(draft, known, { at, by: actor.id });
      const after = changePickup(donation, { agreed, days: undefined, offeredAt: undefined, before: replaced });
      putAndNotifyDay(deps, draft, after, notifiedDay(draft, known));
      const subject = { subjectKind: 'donation', subjectId: one, detail: donation.reference } as const;
      recordAudit(draft, deps, { actor, action: 'day agreed', ...subject });
    }
    return before;
  });
  return viewRun(deps, run);
};
