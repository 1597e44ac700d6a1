import * as z from 'zod/mini';
import {
  type DonationRow,
  dashboardCounts,
  donationPage,
  type TestimonialRow,
  testimonialPage,
} from './offline-rows.ts';

/** A decision that has not reached the server. */
export interface WaitingDecision {
  kind: 'testimonial' | 'donation';
  id: string;
  decision: 'approved' | 'rejected' | 'collected' | 'pending';
  notes: string;
  /** What the donor of a rejected offer reads. */
  reasonForDonor?: string;
  /** When it was made. */
  at: string;
}

/** The row as it will be when the decision has been sent. */
export const applyToTestimonial = (row: TestimonialRow, { decision, notes, at }: WaitingDecision): TestimonialRow =>
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
export const applyToDonation = (
  row: DonationRow,
  { decision, notes, reasonForDonor, at }: WaitingDecision,
): DonationRow => ({
  ...row,
  reasonForDonor: (decision === 'rejected' && reasonForDonor) || undefined,
  status: decision,
  adminNotes: notes || row.adminNotes,
  reviewedAt: at,
  collectedAt: decision === 'collected' ? at : null,
});

const byId = (waiting: readonly WaitingDecision[], kind: WaitingDecision['kind']) =>
  new Map(waiting.filter((one) => one.kind === kind).map((one) => [one.id, one]));

/** Applies the waiting decisions to the rows, and removes those that no longer match the list. */
const applyToList = <Row extends { id: string }>(
  list: { rows: Row[]; total: number },
  waiting: ReadonlyMap<string, WaitingDecision>,
  apply: (row: Row, decision: WaitingDecision) => Row,
  matches: (row: Row) => boolean,
) => {
  const rows = list.rows.map((row) => {
    const decision = waiting.get(row.id);
    return decision ? apply(row, decision) : row;
  });
  const left = rows.filter(matches);
  return { rows: left, total: Math.max(0, list.total - (rows.length - left.length)) };
};

const testimonials = (value: unknown, isPending: boolean, waiting: readonly WaitingDecision[]) => {
  const page = z.safeParse(testimonialPage, value).data;
  if (!page) return value;
  const matches = ({ status }: TestimonialRow) => !isPending || status === 'pending';
  const list = { rows: page.testimonials, total: page.total };
  const { rows, total } = applyToList(list, byId(waiting, 'testimonial'), applyToTestimonial, matches);
  return { ...page, testimonials: rows, total };
};

const donations = (value: unknown, status: string | undefined, waiting: readonly WaitingDecision[]) => {
  const page = z.safeParse(donationPage, value).data;
  if (!page) return value;
  const matches = (row: DonationRow) => !status || row.status === status;
  const list = { rows: page.items, total: page.total };
  const { rows, total } = applyToList(list, byId(waiting, 'donation'), applyToDonation, matches);
  return { ...page, items: rows, total };
};

const dashboard = (value: unknown, waiting: readonly WaitingDecision[]) => {
  const counts = z.safeParse(dashboardCounts, value).data;
  if (!counts) return value;
  return {
    ...counts,
    pendingTestimonials: Math.max(0, counts.pendingTestimonials - byId(waiting, 'testimonial').size),
    pendingDonations: Math.max(0, counts.pendingDonations - byId(waiting, 'donation').size),
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
