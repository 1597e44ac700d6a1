import { redactTestimonial } from '#contract/testimonials/calls.ts';
import type { StaffTestimonial } from '#contract/testimonials/staff-testimonials.ts';
import type { Platform } from '../../../client/platform.ts';
import { send } from '../../../client/send.ts';

/**
 * An empty text shows the original again.
 * @throws ApiError 409 if the text is no longer as in `seen`.
 */
export const saveRedaction = (platform: Platform, seen: StaffTestimonial, content: string) =>
  send(platform, redactTestimonial, { id: seen.id, body: { content, seen: seen.content } });
