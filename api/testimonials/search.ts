import { deskTexts } from '#contract/records/description.ts';
import { testimonialRecord } from '#contract/records/testimonial.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { searchedFieldsOf } from '../search/searched-fields.ts';
import { createSearch } from '../search/text-search.ts';

export const matchesWords = createSearch<StoredTestimonial>(
  searchedFieldsOf<StoredTestimonial>(testimonialRecord, deskTexts),
);
