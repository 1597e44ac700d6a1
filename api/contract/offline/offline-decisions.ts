import * as z from 'zod/mini';
import {
  type DonationRow,
  dashboardCounts,
  donationPage,
  type FoundRow,
  type TestimonialRow,
  testimonialPage,
} from './offline-rows.ts';

/** A decision that has not reached the server. */
export interface WaitingDecision {
  kind: 'testimonial' | 'donation';
  id: string;
  decision: 'approved' | 'rejected' | 'collected' | 'pending';
  /** The status that was seen when it was made. */
  from?: WaitingDecision['decision'];
  notes: string;
  /** What the donor of a rejected offer reads. */
  reasonForDonor?: string;
  /** When it was made. */
  at: string;
}

/** The row as it will be when the decision has been sent. */
const applyToTestimonial = (row: TestimonialRow, { decision, notes, at }: WaitingDecision): TestimonialRow =>
  decision === 'collected'
    ? row
    : {
        ...row,
        status: decision,
        isApproved: decision === 'approved',
        approvedAt: decision === 'approved' ? at : null,
        adminNotes: notes || row.adminNotes,
      };

/** The row as it will be when the decision has been sent. */
const applyToDonation = (row: DonationRow, { decision, notes, reasonForDonor, at }: WaitingDecision): DonationRow => ({
  ...row,
  reasonForDonor: (decision === 'rejected' && reasonForDonor) || undefined,
  status: decision,
  adminNotes: notes || row.adminNotes,
  reviewedAt: at,
  collectedAt: decision === 'collected' ? at : null,
});

/** A record as it will be when these decisions about it have been sent, oldest first. */
export const withDecisions = (found: FoundRow, decisions: readonly WaitingDecision[]): FoundRow['row'] =>
  found.kind === 'testimonial'
    ? decisions.reduce(applyToTestimonial, found.row)
    : decisions.reduce(applyToDonation, found.row);

const ofKind = (waiting: readonly WaitingDecision[], kind: WaitingDecision['kind']) =>
  waiting.filter((one) => one.kind === kind);

/** Applies the waiting decisions to the rows, one after the other, and removes those that no longer match the list. */
const applyToList = <Row extends { id: string }>(
  list: { rows: Row[]; total: number },
  waiting: readonly WaitingDecision[],
  apply: (row: Row, decision: WaitingDecision) => Row,
  matches: (row: Row) => boolean,
) => {
  const rows = list.rows.map((row) => waiting.filter(({ id }) => id === row.id).reduce(apply, row));
  const left = rows.filter(matches);
  return { rows: left, total: Math.max(0, list.total - (rows.length - left.length)) };
};

const testimonials = (value: unknown, isPending: boolean, waiting: readonly WaitingDecision[]) => {
  const page = z.safeParse(testimonialPage, value).data;
  if (!page) return value;
  const matches = ({ status }: TestimonialRow) => !isPending || status === 'pending';
  const list = { rows: page.testimonials, total: page.total };
  const { rows, total } = applyToList(list, ofKind(waiting, 'testimonial'), applyToTestimonial, matches);
  return { ...page, testimonials: rows, total };
};

const donations = (value: unknown, status: string | undefined, waiting: readonly WaitingDecision[]) => {
  const page = z.safeParse(donationPage, value).data;
  if (!page) return value;
  const matches = (row: DonationRow) => !status || row.status === status;
  const list = { rows: page.items, total: page.total };
  const { rows, total } = applyToList(list, ofKind(waiting, 'donation'), applyToDonation, matches);
  return { ...page, items: rows, total };
};

/** How many records the waiting decisions take out of review; below zero where they bring back more. */
const countLeaving = (waiting: readonly WaitingDecision[]): number => {
  const left = [...new Set(waiting.map(({ id }) => id))].map((id) => {
    const ofRecord = waiting.filter((one) => one.id === id);
    const was = ofRecord[0]?.from ?? 'pending';
    return Number(was === 'pending') - Number(ofRecord.at(-1)?.decision === 'pending');
  });
  return left.reduce((sum, one) => sum + one, 0);
};

const dashboard = (value: unknown, waiting: readonly WaitingDecision[]) => {
  const counts = z.safeParse(dashboardCounts, value).data;
  if (!counts) return value;
  return {
    ...counts,
    pendingTestimonials: Math.max(0, counts.pendingTestimonials - countLeaving(ofKind(waiting, 'testimonial'))),
    pendingDonations: Math.max(0, counts.pendingDonations - countLeaving(ofKind(waiting, 'donation'))),
  };
};

const LIST_PATH = /^\/api\/(dashboard|testimonials(?:\/pending)?|donationitems(?:\/status\/([a-z]+))?)(?:\?|$)/;

/** The body of a list or the dashboard as if the waiting decisions had been sent; any other body unchanged. */
export const applyDecisions = (path: string, body: string, waiting: readonly WaitingDecision[]): string => {
  const [, list, status] = LIST_PATH.exec(path) ?? [];
  if (!list || waiting.length === 0) return body;
  const value: unknown = JSON.parse(body);
  if (list === 'dashboard') return JSON.stringify(dashboard(value, waiting));
  if (list.startsWith('donationitems')) return JSON.stringify(donations(value, status, waiting));
  return JSON.stringify(testimonials(value, list !== 'testimonials', waiting));
};
