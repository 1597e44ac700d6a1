import * as z from 'zod/mini';
import { donationStatuses } from '#contract/donations.ts';
import { testimonialStatuses } from '#contract/testimonials.ts';

// Only what the shell needs of a response: the server may be newer than the app, and the rest is passed through unchanged.
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
});
export type DonationRow = z.infer<typeof donationRow>;
export const testimonialPage = z.looseObject({ testimonials: z.array(testimonialRow), total: z.int() });
export const donationPage = z.looseObject({ items: z.array(donationRow), total: z.int() });
export const dashboardCounts = z.looseObject({ pendingTestimonials: z.int(), pendingDonations: z.int() });
