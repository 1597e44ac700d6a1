import type { SelectionExport, TestimonialFilter } from '#contract/moderation.ts';
import type { StoredTestimonial } from '#contract/stored-testimonial.ts';
import type { Cell } from '../core/csv.ts';
import { csvTime } from '../core/csv-time.ts';
import { csvAnswer } from '../http/csv-response.ts';
import type { Deps } from '../http/deps.ts';
import { authorNameOrNull } from '../identity/author-name.ts';
import { chosenOf } from '../moderation/chosen-records.ts';
import { findTestimonials } from './find-testimonials.ts';
import { decidedByName } from './view.ts';

const consentWords = ({ consent }: StoredTestimonial): string => (consent === 'none' ? 'none' : consent.to.join(', '));

const columns: Record<string, (testimonial: StoredTestimonial) => Cell> = {
  Status: (t) => t.status,
  Received: (t) => csvTime(t.createdAt),
  Name: (t) => t.name,
  Email: (t) => t.email,
  Testimonial: (t) => t.content,
  'Edited for privacy': (t) => t.redaction?.content ?? '',
  Picture: (t) => (t.picture ? 'yes' : 'no'),
  Consent: consentWords,
  'Automatic review': (t) => [...new Set(t.review.reasons.map(({ message }) => message))].join(' '),
  'Assigned to': (t) => t.assignedTo ?? '',
  Notes: (t) => t.adminNotes,
  Reviewed: (t) => t.reviewedAt && csvTime(t.reviewedAt),
  'Reviewed by': (t) => t.reviewedBy,
};

const answer = ({ store }: Pick<Deps, 'store'>, testimonials: readonly StoredTestimonial[]): Response => {
  const cells = Object.values(columns);
  const rows = testimonials.map((testimonial) => {
    const assignedTo = authorNameOrNull(store.data, testimonial.assignedTo ?? null) ?? '';
    const named = { ...testimonial, ...decidedByName(store.data, testimonial), assignedTo };
    return cells.map((cell) => cell(named));
  });
  return csvAnswer('testimonials', Object.keys(columns), rows);
};

/** The testimonials that match the search and the filters as CSV, newest first. */
export const testimonialsCsv = (deps: Pick<Deps, 'store' | 'now'>, filter: TestimonialFilter): Response =>
  answer(deps, findTestimonials(deps, filter));

/** Chosen testimonials as CSV, in the order in which they were chosen; one that is gone is left out. */
export const chosenTestimonialsCsv = (deps: Pick<Deps, 'store'>, { ids }: SelectionExport): Response =>
  answer(deps, chosenOf(deps.store.data.testimonials, ids));
