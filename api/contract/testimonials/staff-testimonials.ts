import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { holder } from '../live/live.ts';
import { staffUrgency } from '../urgent/urgent.ts';
import { storedTestimonial } from './stored-testimonial.ts';

const { previous, redaction, linkHash, linkVersion, likeness, sentKeys, pictureWaiting, ...staffSees } =
  storedTestimonial.shape;

/**
 * `approvedBy` and `reviewedBy` are names. `content` is the public text; the review's passages refer to `originalContent` if
 * there is one.
 */
export const staffTestimonial = z.object({
  ...staffSees,
  /** The account that made the latest decision; null without a decision or without an account. */
  reviewedById: z.optional(z.nullable(id)),
  assignedName: z.optional(z.nullable(z.string())),
  commentCount: z.optional(z.int()),
  imageUrl: z.nullable(z.string()),
  picturesWaiting: z.optional(z.int()),
  isApproved: z.boolean(),
  edited: z.optional(z.boolean()),
  originalContent: z.optional(z.nullable(z.string())),
  /** The time limit for the person who made the latest decision to undo it; null if there is nothing to undo. */
  undoUntil: z.optional(z.nullable(timestamp)),
  heldBy: z.optional(z.nullable(holder)),
  urgency: z.optional(staffUrgency),
});
export type StaffTestimonial = z.infer<typeof staffTestimonial>;

export const staffTestimonials = z.object({ testimonials: z.array(staffTestimonial), total: z.int() });
export type StaffTestimonials = z.infer<typeof staffTestimonials>;
