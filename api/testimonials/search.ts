import { createTextsOf, deskKinds } from '#contract/records/description.ts';
import { testimonialRecord } from '#contract/records/testimonial.ts';
import type { StoredTestimonial } from '#contract/stored-testimonial.ts';
import { createSearch } from '../search/text-search.ts';

/** Matches testimonials that contain every word of the search text, in any field and order. */
export const matchesWords = createSearch<StoredTestimonial>(
  createTextsOf<StoredTestimonial>(testimonialRecord, deskKinds),
);
