import * as z from 'zod/mini';
import { optionalDay } from '../moderation/filters.ts';
import { staffTestimonial } from './staff-testimonials.ts';

/** The most that are listed of one day; `total` counts all. */
export const AUTOMATIC_MAX = 100;

/** A Dublin day; without one, the newest on which a testimonial was approved automatically. */
export const automaticQuery = z.object({ day: optionalDay });
export type AutomaticQuery = z.infer<typeof automaticQuery>;

export const automaticApprovals = z.object({
  enabled: z.boolean(),
  day: z.iso.date(),
  earlier: z.nullable(z.iso.date()),
  later: z.nullable(z.iso.date()),
  testimonials: z.array(staffTestimonial),
  total: z.int(),
});
export type AutomaticApprovals = z.infer<typeof automaticApprovals>;
