import * as z from 'zod/mini';
import { donationStatuses } from '../donations/donations.ts';
import { testimonialStatuses } from '../testimonials/testimonials.ts';
import { itemTitle } from '../text/excerpt.ts';

// Only what is needed of an answer without a connection: the server may be newer than the screens, and the rest is passed through unchanged.
const testimonialRow = z.looseObject({
  id: z.string(),
  name: z.string(),
  status: z.enum(testimonialStatuses),
  adminNotes: z.nullable(z.string()),
});
export type TestimonialRow = z.infer<typeof testimonialRow>;
export const donationRow = z.looseObject({
  id: z.string(),
  reference: z.string(),
  status: z.enum(donationStatuses),
  adminNotes: z.nullable(z.string()),
  reviewedById: z.optional(z.nullable(z.string())),
  description: z.optional(z.string()),
  submitterName: z.optional(z.string()),
});
export type DonationRow = z.infer<typeof donationRow>;
export type FoundRow = { kind: 'testimonial'; row: TestimonialRow } | { kind: 'donation'; row: DonationRow };
export const testimonialPage = z.looseObject({ testimonials: z.array(testimonialRow), total: z.int() });
export const donationPage = z.looseObject({ items: z.array(donationRow), total: z.int() });
export const dashboardCounts = z.looseObject({
  ...{ pendingTestimonials: z.int(), pendingDonations: z.int() },
  // An older server may say nothing of these.
  openMessages: z._default(z.int(), 0),
});

/** What a waiting decision is about, in words: the writer, or the item and who offers it. */
export const rowTitle = (found: FoundRow): string => {
  if (found.kind === 'testimonial') return found.row.name;
  const { description, submitterName, reference } = found.row;
  return [description ? itemTitle(description) : reference, submitterName].filter(Boolean).join(', ');
};

/** The record with this id in the answer of a list or of one item. */
export const rowIn = (kind: 'testimonial' | 'donation', id: string, answer: unknown): FoundRow | null => {
  if (kind === 'testimonial') {
    const listed = z.safeParse(testimonialPage, answer).data?.testimonials;
    const row = listed ? listed.find((one) => one.id === id) : z.safeParse(testimonialRow, answer).data;
    return row?.id === id ? { kind, row } : null;
  }
  const listed = z.safeParse(donationPage, answer).data?.items;
  const row = listed ? listed.find((one) => one.id === id) : z.safeParse(donationRow, answer).data;
  return row?.id === id ? { kind, row } : null;
};
