import type { TestimonialQuery } from '#contract/moderation.ts';
import type { PageQuery } from '#contract/paging.ts';
import type { StaffTestimonial, StaffTestimonials } from '#contract/staff-testimonials.ts';
import type { PublicTestimonials, StoredTestimonial, TestimonialStatus } from '#contract/testimonials.ts';
import type { Deps } from '../http/deps.ts';
import { authorNameOrNull } from '../identity/author-name.ts';
import { pageOf } from '../search/page-of.ts';
import { createSearch } from '../search/text-search.ts';
import { EVERY } from '../store/collections.ts';
import { testimonialOrThrow } from './testimonial-or-throw.ts';
import { publicView, view } from './view.ts';

type Lists = Pick<Deps, 'store' | 'now'>;

const matchesWords = createSearch<StoredTestimonial>((testimonial) => [
  testimonial.name,
  testimonial.email,
  testimonial.content,
  testimonial.redaction?.content,
  testimonial.adminNotes,
  testimonial.status,
]);

/** Approved testimonials, newest approval first. */
export const listApproved = ({ store }: Pick<Deps, 'store'>, paging: PageQuery): PublicTestimonials => {
  const { rows, total } = store.data.testimonials.page('approved', EVERY, paging);
  return { testimonials: rows.map(publicView), total };
};

const listed = (deps: Lists, query: TestimonialQuery, status: TestimonialStatus | undefined): StaffTestimonials => {
  const { testimonials } = deps.store.data;
  const [index, key] = status ? (['status', status] as const) : (['newest', EVERY] as const);
  const { rows, total } = query.q
    ? pageOf(
        testimonials
          .list(index, key)
          .filter(matchesWords(query.q, (one) => authorNameOrNull(deps.store.data, one.reviewedBy) ?? '')),
        query,
      )
    : testimonials.page(index, key, query);
  return { testimonials: rows.map((row) => view(deps, row)), total };
};

/** Pending testimonials that match the search, newest first. */
export const listPending = (deps: Lists, query: TestimonialQuery): StaffTestimonials => listed(deps, query, 'pending');

/** Testimonials of one status, or of all, that match the search, newest first. */
export const listAll = (deps: Lists, query: TestimonialQuery): StaffTestimonials => listed(deps, query, query.status);

/** One testimonial. @throws Failure `not_found`. */
export const read = (deps: Lists, id: string): StaffTestimonial => view(deps, testimonialOrThrow(deps.store.data, id));
