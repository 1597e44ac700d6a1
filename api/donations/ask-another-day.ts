import type { ManagedDonation } from '#contract/donations/managed-donation.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { limitManagedChange } from '../http/managed-changes.ts';
import { changePickup } from '../stops/change-pickup.ts';
import { leaveRun } from '../stops/places.ts';
import type { Draft } from '../store/store.ts';
import { alertDuty } from '../urgent/alert-duty.ts';
import { isUrgent } from '../urgent/is-urgent.ts';
import { urgentAgain } from '../urgent/urgent-records.ts';
import { donationByToken } from './donation-by-token.ts';
import { DONOR_ACTOR } from './donor.ts';
import { managedView } from './managed-view.ts';
import { notifyDonor } from './notify-donor.ts';
import { stopDayMails } from './notify-of-day.ts';

const NO_PICKUP = sentence(serverMessages.noPickup);
const ON_ITS_WAY = sentence(serverMessages.vanOnItsWay);

const giveUpDays = (deps: Deps, draft: Draft, donation: StoredDonation): StoredDonation => {
  if (!donation.pickup) return donation;
  const run = draft.runs.get(donation.pickup.runId ?? '');
  if (run && run.state !== 'planned') throw new Failure('conflict', ON_ITS_WAY);
  stopDayMails(deps, draft, donation);
  const withoutRun = leaveRun(draft, donation, 'another-day', deps.now().toISOString());
  return changePickup(withoutRun, { days: undefined, offeredAt: undefined, before: undefined });
};

/**
 * Replaces an earlier wish; the offer leaves its run, and days offered to the donor are withdrawn.
 * @throws Failure `not_found`, `rate_limited`, or `conflict` unless the offer is approved for collection and the van is not out
 * yet.
 */
export const askAnotherDay = async (
  deps: Deps,
  { token, note }: { token: string; note: string },
): Promise<ManagedDonation> => {
  // Who has no link is refused before anything is read.
  const { id, dayAsked } = donationByToken(deps, deps.store.data, token);
  const urgent = await isUrgent(deps, note);
  const ask = (draft: Draft) => {
    const before = donationByToken(deps, draft, token);
    if (before.status !== 'approved' || !before.pickupRequired) throw new Failure('conflict', NO_PICKUP);
    const { runId, days } = before.pickup ?? {};
    if (before.dayAsked?.note === note && !runId && !days) return before;
    const at = deps.now().toISOString();
    const after = {
      ...giveUpDays(deps, draft, before),
      ...{ dayAsked: { at, note }, ...(urgent && { urgency: urgentAgain(before.urgency, at) }) },
    };
    draft.donations.put(after);
    if (!before.dayAsked || runId || days) notifyDonor(deps, draft, after, 'day-asked');
    if (urgent) alertDuty(deps, draft);
    // One entry until staff decide again: who keeps asking must not fill the log.
    if (before.dayAsked) draft.erase();
    else {
      const subject = { subjectKind: 'donation', subjectId: before.id, detail: before.reference } as const;
      recordAudit(draft, deps, { actor: DONOR_ACTOR, action: 'asked for another day', ...subject });
    }
    return after;
  };
  const change = () => deps.store.change(ask);
  // The same wish again is nothing to read, and whoever is in danger is heard at once.
  return managedView(deps, await (urgent || dayAsked?.note === note ? change() : limitManagedChange(deps, id, change)));
};
