import type { SelectionExport, TestimonialFilter } from '#contract/moderation/moderation.ts';
import { testimonialRecord } from '#contract/records/testimonial.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { recordsCsv } from '../http/csv-response.ts';
import type { Deps } from '../http/deps.ts';
import { authorNameOrNull } from '../identity/author-name.ts';
import { chosenOf } from '../moderation/chosen-records.ts';
import { findTestimonials } from './find-testimonials.ts';
import { decidedByName } from './view.ts';

const answer = ({ store }: Pick<Deps, 'store'>, testimonials: readonly StoredTestimonial[]): Response =>
  recordsCsv<StoredTestimonial>(
    'testimonials',
    testimonialRecord,
    testimonials.map((testimonial) => ({
      ...testimonial,
      ...decidedByName(store.data, testimonial),
      assignedTo: authorNameOrNull(store.data, testimonial.assignedTo ?? null) ?? undefined,
    })),
  );

export const testimonialsCsv = (deps: Pick<Deps, 'store' | 'now'>, filter: TestimonialFilter): Response =>
  answer(deps, findTestimonials(deps, filter));

/** Keeps the order in which they were chosen; one that is gone is left out. */
export const chosenTestimonialsCsv = (deps: Pick<Deps, 'store'>, { ids }: SelectionExport): Response =>
  answer(deps, chosenOf(deps.store.data.testimonials, ids));
