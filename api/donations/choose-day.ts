import type { ManagedDonation } from '#contract/donations/managed-donation.ts';
import { DAY_NOT_OFFERED, DAY_TAKEN } from '#contract/donations/offered-day.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { changePickup } from '../stops/change-pickup.ts';
import { isAhead, openDays } from '../stops/open-days.ts';
import { joinRun, leaveRun } from '../stops/places.ts';
import type { Draft } from '../store/store.ts';
import { donationByToken } from './donation-by-token.ts';
import { DONOR_ACTOR } from './donor.ts';
import { managedView } from './managed-view.ts';
import { notifyChosen } from './notify-of-day.ts';

const agree = (deps: Deps, draft: Draft, { dayAsked, ...before }: StoredDonation, runId: string): StoredDonation => {
  const at = deps.now().toISOString();
  const isThere = before.pickup?.runId === runId;
  const free = isThere ? before : leaveRun(draft, before, 'moved', at);
  const run = draft.runs.get(runId);
  if (!run) throw new Failure('conflict', DAY_NOT_OFFERED);
  const { date, from, to } = run;
  const placed = isThere ? free : joinRun(draft, free, run);
  const after = changePickup(placed, {
    agreed: { date, from, to, at },
    days: undefined,
    offeredAt: undefined,
    returned: undefined,
    told: undefined,
    before: undefined,
  });
  draft.donations.put(after);
  notifyChosen(deps, draft, after, { date, from, to });
  const subject = { subjectKind: 'donation', subjectId: after.id, detail: after.reference } as const;
  recordAudit(draft, deps, { actor: DONOR_ACTOR, action: 'day chosen', ...subject });
  return after;
};

/**
 * Choosing the agreed day again changes nothing.
 * @throws Failure `not_found`, or `conflict` with the remaining days if the day is gone.
 */
export const chooseDayByLink = async (
  deps: Deps,
  { token, day }: { token: string; day: string },
): Promise<ManagedDonation> => {
  const donation = await deps.store.change((draft) => {
    const before = donationByToken(deps, draft, token);
    if (before.pickup?.agreed && before.pickup.runId === day) return before;
    const days = openDays(draft, before, deps.now());
    if (days.some(({ id }) => id === day)) return agree(deps, draft, before, day);
    const run = before.pickup?.days?.includes(day) ? draft.runs.get(day) : undefined;
    throw new Failure('conflict', run && isAhead(run, deps.now()) ? DAY_TAKEN : DAY_NOT_OFFERED, { days });
  });
  return managedView(deps, donation);
};
