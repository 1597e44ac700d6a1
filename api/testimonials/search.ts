import type { StoredTestimonial } from '#contract/stored-testimonial.ts';
import { createSearch } from '../search/text-search.ts';

/** Matches testimonials that contain every word of the search text, in any field and order. */
export const matchesWords = createSearch<StoredTestimonial>((testimonial) => [
  testimonial.name,
  testimonial.email,
  testimonial.content,
  testimonial.redaction?.content,
  testimonial.adminNotes,
  testimonial.status,
]);
