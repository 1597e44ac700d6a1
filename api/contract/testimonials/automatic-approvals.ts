import * as z from 'zod/mini';
import { optionalDay } from '../moderation/filters.ts';
import { staffTestimonial } from './staff-testimonials.ts';

/** At most so many of one day are listed; `total` counts all. */
export const AUTOMATIC_MAX = 100;

/** A day in Ireland; without one, the newest on which a testimonial went live by itself. */
export const automaticQuery = z.object({ day: optionalDay });
export type AutomaticQuery = z.infer<typeof automaticQuery>;

/** What the automatic review published on one day and is still published, newest first. */
export const automaticApprovals = z.object({
  /** Whether AUTO_APPROVE is on now. */
  enabled: z.boolean(),
  day: z.iso.date(),
  /** The nearest other days with such testimonials; null if there are none. */
  earlier: z.nullable(z.iso.date()),
  later: z.nullable(z.iso.date()),
  testimonials: z.array(staffTestimonial),
  total: z.int(),
});
export type AutomaticApprovals = z.infer<typeof automaticApprovals>;
