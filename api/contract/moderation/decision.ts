import type { InputOf } from '../calls/address.ts';
import { reviewDonation, undoDonation } from '../donations/calls.ts';
import type { DonationStatus } from '../donations/donations.ts';
import { decideTestimonial, undoTestimonial } from '../testimonials/calls.ts';
import { itemTitle } from '../text/excerpt.ts';

export type ModeratedKind = 'testimonial' | 'donation';

/** What somebody decided about a record: it is sent, stored until it can be sent, and shown meanwhile. */
export interface Decision {
  kind: ModeratedKind;
  id: string;
  to: DonationStatus;
  /** The reason, for colleagues; empty for none. */
  notes: string;
  /** What the donor of a rejected offer reads. */
  reasonForDonor?: string | undefined;
  /** The record as it was seen: the server refuses a decision about another state. */
  seen: { status: DonationStatus; correctedAt?: string | null };
  at: string;
  by: { id: string; name: string } | null;
}

/** What a decision reads of a record. */
export interface Decidable {
  id: string;
  status: string;
  adminNotes?: string | null | undefined;
}

/** A decision as it is recorded: `by` is an id in the store, and a name in answers. */
interface Recorded {
  notes: string;
  at: string;
  by: string | null;
}

/** A testimonial with a decision. */
export const decidedTestimonial = <Before extends { adminNotes: string | null }, Status extends string>(
  before: Before,
  { to, notes, at, by }: Recorded & { to: Status },
) => ({
  ...before,
  status: to,
  approvedAt: to === 'approved' ? at : null,
  approvedBy: to === 'approved' ? by : null,
  reviewedAt: at,
  reviewedBy: by,
  adminNotes: notes || before.adminNotes,
});

/** A donation with a decision. */
export const decidedDonation = <Before extends { adminNotes: string | null; reasonForDonor?: string | undefined }>(
  { reasonForDonor: _, ...before }: Before,
  { to, notes, reasonForDonor, at, by }: Recorded & Pick<Decision, 'to' | 'reasonForDonor'>,
) => ({
  ...before,
  ...(to === 'rejected' && reasonForDonor && { reasonForDonor }),
  status: to,
  adminNotes: notes || before.adminNotes,
  reviewedAt: at,
  reviewedBy: by,
  collectedAt: to === 'collected' ? at : null,
});

/** The record of an answer as it will be once the server has made the decision. */
export const applyDecision = <Row extends Decidable>(row: Row, decision: Decision): Row => {
  const { kind, to, by } = decision;
  const before = { ...row, adminNotes: row.adminNotes ?? null };
  const recorded = { ...decision, by: by?.name ?? null };
  const after =
    kind === 'testimonial'
      ? { ...decidedTestimonial(before, recorded), isApproved: to === 'approved' }
      : decidedDonation(before, recorded);
  return { ...after, reviewedById: by?.id ?? null, undoUntil: null } as unknown as Row;
};

/** What a decision is about, in words: the writer of a testimonial, or the item and who offers it. */
export const recordTitle = (kind: ModeratedKind, record: object): string => {
  const { name = '', description = '', reference = '', submitterName = '' } = record as Record<string, string>;
  if (kind === 'testimonial') return name;
  return [description ? itemTitle(description) : reference, submitterName].filter(Boolean).join(', ');
};

/** A call with what it is sent with. */
type Made<C> = { call: C; input: InputOf<C> };

/** How a decision is sent. */
export const callOf = ({
  kind,
  id,
  to,
  notes,
  reasonForDonor,
  seen,
}: Decision): Made<typeof decideTestimonial> | Made<typeof reviewDonation> => {
  const { status: from, correctedAt = null } = seen;
  if (kind === 'donation')
    return {
      call: reviewDonation,
      input: { id, body: { status: to, adminNotes: notes, from, ...(reasonForDonor && { reasonForDonor }) } },
    };
  const action = to === 'approved' ? 'approve' : 'reject';
  const seenStatus = from === 'collected' ? undefined : from;
  return {
    call: decideTestimonial,
    input: { id, body: { action, adminNotes: notes, from: seenStatus, correctedAt } },
  };
};

/** How a decision is undone: the one that was sent with this key, or the latest of the person. */
export const undoCallOf = (
  { kind, id }: Pick<Decision, 'kind' | 'id'>,
  key?: string,
): Made<typeof undoTestimonial> | Made<typeof undoDonation> => {
  const input = { id, ...(key !== undefined && { query: { decision: key } }) };
  return kind === 'testimonial' ? { call: undoTestimonial, input } : { call: undoDonation, input };
};

/**
 * How many of the waiting decisions about a record, oldest first, stay when another one is made. What follows from the last
 * of them is sent after it; what was made about the same state as an earlier one replaces that one and those after it.
 */
export const countThatStay = (waiting: readonly Decision[], { seen }: Decision): number => {
  if (waiting.at(-1)?.to === seen.status) return waiting.length;
  const same = waiting.findLastIndex((one) => one.seen.status === seen.status);
  return same < 0 ? waiting.length : same;
};
