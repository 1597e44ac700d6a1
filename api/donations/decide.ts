import { type DonationItem, type DonationReview, donationTransitions } from '#contract/donations/donation-desk.ts';
import type { DonationStatus } from '#contract/donations/donations.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { formatDateTime } from '#contract/dublin.ts';
import { decidedDonation } from '#contract/moderation/decision.ts';
import { idempotencyOf } from '../audit/idempotency.ts';
import { recordAudit } from '../audit/record.ts';
import { Failure } from '../core/failure.ts';
import type { Deps } from '../http/deps.ts';
import { type Authors, authorName } from '../identity/author-name.ts';
import type { Actor } from '../identity/interfaces.ts';
import { releaseLease } from '../leases/leases.ts';
import { checkReason } from '../moderation/check-reason.ts';
import { checkReleased } from '../moderation/check-released.ts';
import { isOwnDecision } from '../moderation/undo-rules.ts';
import { changedDonation } from './audit-fields.ts';
import { donationOrThrow } from './donation-or-throw.ts';
import { keepForUndo } from './keep-for-undo.ts';
import { notifyDecision } from './notify-donor.ts';
import { notifiedDay } from './notify-of-day.ts';
import { notifyDayOff, settlePickup } from './settle-pickup.ts';
import { view } from './view.ts';

const statusPhrase: Record<DonationStatus, string> = {
  pending: 'is waiting for review',
  approved: 'was approved',
  rejected: 'was rejected',
  collected: 'was marked as collected',
};

const conflict = (draft: Authors, { status, reviewedBy, reviewedAt }: StoredDonation, to: DonationStatus): Failure => {
  const who = reviewedBy && reviewedAt ? ` by ${authorName(draft, reviewedBy)} on ${formatDateTime(reviewedAt)}` : '';
  const state = `This donation ${statusPhrase[status]}${status === 'pending' ? '' : who}`;
  const cannot = status === to ? '' : `, so it cannot be set to ${to} now`;
  return new Failure('conflict', `${state}${cannot}.`);
};

const decisionOf = (donation: StoredDonation) => {
  const { status, adminNotes, reasonForDonor, reviewedAt, reviewedBy, collectedAt } = donation;
  return { status, adminNotes, ...(reasonForDonor && { reasonForDonor }), reviewedAt, reviewedBy, collectedAt };
};

type Decision = Pick<DonationReview, 'status' | 'adminNotes' | 'reasonForDonor'>;

export const reviewed = (before: StoredDonation, decision: Decision, by: string, at: string): StoredDonation => {
  const { status: to, adminNotes: notes, reasonForDonor } = decision;
  const { dayAsked, ...rest } = before;
  return {
    ...decidedDonation(rest, { to, notes, reasonForDonor, at, by }),
    previous: decisionOf(before),
    history: [...before.history, { at, by, from: before.status, to, notes: notes || null }],
  };
};

/**
 * A request with the same idempotency key is done only once.
 * @throws Failure `invalid` for a rejection without a reason, `not_found`, or `conflict` if that change of status is not
 * allowed.
 */
export const review = async (
  deps: Deps,
  { id, from, ...decision }: DonationReview & { id: string },
  actor: Actor,
  idempotencyKey: string | null = null,
): Promise<DonationItem> => {
  if (decision.status === 'rejected') checkReason(decision);
  const { status, adminNotes, reasonForDonor } = decision;
  const request = ['donation', id, status, adminNotes, from ?? null, ...(reasonForDonor ? [reasonForDonor] : [])];
  const { repeatKey, isDone } = idempotencyOf(deps.now, { personId: actor.id, key: idempotencyKey, request });
  const after = await deps.store.change((draft) => {
    releaseLease(draft, { kind: 'donation', subjectId: id }, actor.id);
    const before = donationOrThrow(draft, id);
    if (isDone(draft)) return before;
    checkReleased(before);
    // The answer to it was lost, so long ago that its key is forgotten.
    if (from && from !== status && before.status === status && isOwnDecision(before, actor)) return before;
    const mayFollow = donationTransitions[before.status].includes(status);
    if (!mayFollow || (from && from !== before.status)) throw conflict(draft, before, status);
    const at = deps.now().toISOString();
    const notified = before.status === 'collected' ? undefined : notifiedDay(draft, before);
    const decided = reviewed(before, decision, actor.id, at);
    const donation = settlePickup(deps, draft, keepForUndo(draft, before, decided));
    draft.donations.put(donation);
    notifyDecision(deps, draft, before, donation);
    notifyDayOff(deps, draft, donation, notified);
    const subject = { subjectKind: 'donation', subjectId: id, detail: before.reference } as const;
    const changed = changedDonation(before, donation);
    recordAudit(draft, deps, { actor, action: status, ...subject, changed, repeatKey, at });
    return donation;
  });
  return view(deps, after);
};
