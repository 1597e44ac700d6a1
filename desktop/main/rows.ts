import * as z from 'zod/mini';
import { donationStatuses } from '#contract/donations.ts';
import { testimonialStatuses } from '#contract/testimonials.ts';
import type { KeptDecision } from './decision.ts';

// Only what the shell needs of an answer: the server may be newer than the app, and the rest passes through as it is.
export const testimonialRow = z.looseObject({
  id: z.string(),
  name: z.string(),
  status: z.enum(testimonialStatuses),
  adminNotes: z.nullable(z.string()),
});
export const donationRow = z.looseObject({
  id: z.string(),
  reference: z.string(),
  status: z.enum(donationStatuses),
  adminNotes: z.nullable(z.string()),
  reviewedBy: z.nullable(z.string()),
});
export const testimonialPage = z.looseObject({ testimonials: z.array(testimonialRow), total: z.int() });
export const donationPage = z.looseObject({ items: z.array(donationRow), total: z.int() });
export const counts = z.looseObject({ pendingTestimonials: z.int(), pendingDonations: z.int() });
type TestimonialRow = z.infer<typeof testimonialRow>;
type DonationRow = z.infer<typeof donationRow>;

type Waiting = Pick<KeptDecision, 'kind' | 'id' | 'decision' | 'notes' | 'at'>;

/** The row as it will be when the decision has been sent. */
export const decidedTestimonial = (row: TestimonialRow, { decision, notes, at }: Waiting): TestimonialRow =>
  decision === 'collected'
    ? row
    : {
        ...row,
        status: decision,
        isApproved: decision === 'approved',
        approvedAt: decision === 'approved' ? at : null,
        adminNotes: notes || row.adminNotes,
      };

export const decidedDonation = (row: DonationRow, { decision, notes, at }: Waiting): DonationRow => ({
  ...row,
  status: decision,
  adminNotes: notes || row.adminNotes,
  reviewedAt: at,
  collectedAt: decision === 'collected' ? at : null,
});

const byId = (waiting: readonly Waiting[], kind: Waiting['kind']) =>
  new Map(waiting.filter((one) => one.kind === kind).map((one) => [one.id, one]));

/** Applies what waits to the rows, and takes away those that the list no longer holds. */
const through = <Row extends { id: string }>(
  list: { rows: Row[]; total: number },
  waiting: ReadonlyMap<string, Waiting>,
  decide: (row: Row, decision: Waiting) => Row,
  holds: (row: Row) => boolean,
) => {
  const rows = list.rows.map((row) => {
    const decision = waiting.get(row.id);
    return decision ? decide(row, decision) : row;
  });
  const held = rows.filter(holds);
  return { rows: held, total: Math.max(0, list.total - (rows.length - held.length)) };
};

const testimonials = (value: unknown, isPending: boolean, waiting: readonly Waiting[]) => {
  const page = z.safeParse(testimonialPage, value).data;
  if (!page) return value;
  const holds = ({ status }: TestimonialRow) => !isPending || status === 'pending';
  const list = { rows: page.testimonials, total: page.total };
  const { rows, total } = through(list, byId(waiting, 'testimonial'), decidedTestimonial, holds);
  return { ...page, testimonials: rows, total };
};

const donations = (value: unknown, status: string | undefined, waiting: readonly Waiting[]) => {
  const page = z.safeParse(donationPage, value).data;
  if (!page) return value;
  const holds = (row: DonationRow) => !status || row.status === status;
  const list = { rows: page.items, total: page.total };
  const { rows, total } = through(list, byId(waiting, 'donation'), decidedDonation, holds);
  return { ...page, items: rows, total };
};

const dashboard = (value: unknown, waiting: readonly Waiting[]) => {
  const known = z.safeParse(counts, value).data;
  if (!known) return value;
  return {
    ...known,
    pendingTestimonials: Math.max(0, known.pendingTestimonials - byId(waiting, 'testimonial').size),
    pendingDonations: Math.max(0, known.pendingDonations - byId(waiting, 'donation').size),
  };
};

const PATHS = /^\/api\/(dashboard|testimonials(?:\/pending)?|donationitems(?:\/status\/([a-z]+))?)(?:\?|$)/;

/** The answer of a list or the dashboard as if the waiting decisions had been sent; any other answer as it is. */
export const withDecisions = (path: string, body: string, waiting: readonly Waiting[]): string => {
  const [, list, status] = PATHS.exec(path) ?? [];
  if (!list || waiting.length === 0) return body;
  const value: unknown = JSON.parse(body);
  if (list === 'dashboard') return JSON.stringify(dashboard(value, waiting));
  if (list.startsWith('donationitems')) return JSON.stringify(donations(value, status, waiting));
  return JSON.stringify(testimonials(value, list !== 'testimonials', waiting));
};
