import type { DonationItem } from '#contract/donations/donation-desk.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { dayName } from '#contract/dublin.ts';
import type { StoredRun } from '#contract/runs/runs.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import { donationOrThrow } from '../donations/donation-or-throw.ts';
import { notifyDaysOffered } from '../donations/notify-of-day.ts';
import { view } from '../donations/view.ts';
import type { Deps } from '../http/deps.ts';
import type { Actor } from '../identity/interfaces.ts';
import { checkReleased } from '../moderation/check-released.ts';
import { changePickup } from '../stops/change-pickup.ts';
import { hasPlaceFor, isAhead } from '../stops/open-days.ts';
import type { Draft } from '../store/store.ts';
import { runOrThrow } from './run-or-throw.ts';
import { replacedDays } from './undo-days.ts';

const NOT_TO_COLLECT = 'Days can be offered only for an approved offer that is to be collected.';
const AGREED = 'A day is agreed with this donor already. Please take the offer off its run first.';

const checkDonation = (donation: StoredDonation): void => {
  checkReleased(donation);
  if (donation.status !== 'approved' || !donation.pickupRequired) throw new Failure('conflict', NOT_TO_COLLECT);
  if (donation.pickup?.agreed) throw new Failure('conflict', AGREED);
};

const checkRun = (draft: Draft, run: StoredRun, donation: StoredDonation, now: Date): void => {
  const name = `${run.van}’s run on ${dayName(run.date)}`;
  if (!isAhead(run, now)) throw new Failure('conflict', `${name} is not planned any more, or has begun.`);
  if (!hasPlaceFor(draft, run, donation)) throw new Failure('conflict', `${name} is full.`);
};

const whenOf = ({ date, from }: StoredRun) => `${date} ${from}`;

/**
 * Replaces the days offered before, and mails the donor; none withdraws the offer.
 * @throws Failure `not_found`, or `conflict` for an offer that is not to be collected, or a run that is full or has begun.
 */
export const offerDays = async (
  deps: Deps,
  { id, days }: { id: string; days: readonly string[] },
  actor: Actor,
): Promise<DonationItem> => {
  const donation = await deps.store.change((draft) => {
    const before = donationOrThrow(draft, id);
    checkDonation(before);
    const runs = days.map((one) => runOrThrow(draft, one)).sort((a, b) => whenOf(a).localeCompare(whenOf(b)));
    for (const run of runs) checkRun(draft, run, before, deps.now());
    const offered = runs.length > 0;
    const { dayAsked, ...answered } = before;
    const at = deps.now().toISOString();
    const after = changePickup(offered ? answered : before, {
      days: offered ? runs.map((run) => run.id) : undefined,
      offeredAt: offered ? at : undefined,
      before: replacedDays(draft, before, { at, by: actor.id }),
    });
    draft.donations.put(after);
    notifyDaysOffered(deps, draft, after, runs);
    const subject = { subjectKind: 'donation', subjectId: id, detail: before.reference } as const;
    const changed = { before: { days: before.pickup?.days?.length ?? 0 }, after: { days: runs.length } };
    recordAudit(draft, deps, { actor, action: 'days offered', ...subject, changed });
    return after;
  });
  return view(deps, donation);
};
