import type { InputOf } from '../calls/address.ts';
import { reviewDonation, undoDonation } from '../donations/calls.ts';
import type { DonationStatus } from '../donations/donations.ts';
import { decideTestimonial, undoTestimonial } from '../testimonials/calls.ts';
import { itemTitle } from '../text/excerpt.ts';

export type ModeratedKind = 'testimonial' | 'donation';

export interface Decision {
  kind: ModeratedKind;
  id: string;
  to: DonationStatus;
  notes: string;
  reasonForDonor?: string | undefined;
  /** The server refuses a decision about another state. */
  seen: { status: DonationStatus; correctedAt?: string | null };
  at: string;
  by: { id: string; name: string } | null;
}

export interface Decidable {
  id: string;
  status: string;
  adminNotes?: string | null | undefined;
}

interface Recorded {
  notes: string;
  at: string;
  by: string | null;
}

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

export const recordTitle = (kind: ModeratedKind, record: object): string => {
  const { name = '', description = '', reference = '', submitterName = '' } = record as Record<string, string>;
  if (kind === 'testimonial') return name;
  return [description ? itemTitle(description) : reference, submitterName].filter(Boolean).join(', ');
};

type Made<C> = { call: C; input: InputOf<C> };

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

/** Undoes the decision sent with `key`, or the person's latest. */
export const undoCallOf = (
  { kind, id }: Pick<Decision, 'kind' | 'id'>,
  key?: string,
): Made<typeof undoTestimonial> | Made<typeof undoDonation> => {
  const input = { id, ...(key !== undefined && { query: { decision: key } }) };
  return kind === 'testimonial' ? { call: undoTestimonial, input } : { call: undoDonation, input };
};

/**
 * Number of waiting decisions, oldest first, that stay when another is made: one about the same state as an earlier one
 * replaces that one and all after it.
 */
export const countThatStay = (waiting: readonly Decision[], { seen }: Decision): number => {
  if (waiting.at(-1)?.to === seen.status) return waiting.length;
  const same = waiting.findLastIndex((one) => one.seen.status === seen.status);
  return same < 0 ? waiting.length : same;
};
