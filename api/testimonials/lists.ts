import type { SortedPageQuery } from '#contract/calls/paging.ts';
import type { TestimonialQuery } from '#contract/moderation/moderation.ts';
import type { StaffTestimonial, StaffTestimonials } from '#contract/testimonials/staff-testimonials.ts';
import type { PublicTestimonials, TestimonialStatus } from '#contract/testimonials/testimonials.ts';
import type { Deps } from '../http/deps.ts';
import { pagingOf, sortedPageOf } from '../search/page-of.ts';
import { EVERY } from '../store/collections.ts';
import { findTestimonials, groupOf, narrowsTestimonials } from './find-testimonials.ts';
import { helplinesBelow } from './helplines-below.ts';
import { testimonialOrThrow } from './testimonial-or-throw.ts';
import { publicView, view } from './view.ts';

type Lists = Pick<Deps, 'store' | 'now'>;

export const listApproved = (deps: Pick<Deps, 'store'>, query: SortedPageQuery): PublicTestimonials => {
  const { rows, total } = deps.store.data.testimonials.page('approved', EVERY, pagingOf(query));
  const shown = rows.map((row) => {
    const helplines = helplinesBelow(deps, row);
    return { ...publicView(row), ...(helplines && { helplines }) };
  });
  return { testimonials: shown, total };
};

const listed = (deps: Lists, query: TestimonialQuery, status: TestimonialStatus | undefined): StaffTestimonials => {
  const { testimonials } = deps.store.data;
  const [index, key] = groupOf(status);
  const { rows, total } =
    query.sort === 'oldest' || narrowsTestimonials(query)
      ? sortedPageOf(findTestimonials(deps, { ...query, status }), query, {
          usual: 'newest',
          comesFirst: ({ status, review }) => key === 'pending' && status === 'pending' && review.urgent,
        })
      : testimonials.page(index, key, query);
  return { testimonials: rows.map((row) => view(deps, row)), total };
};

/** Words of crisis come first, whatever order was asked for. */
export const listPending = (deps: Lists, query: TestimonialQuery): StaffTestimonials => listed(deps, query, 'pending');

export const listAll = (deps: Lists, query: TestimonialQuery): StaffTestimonials => listed(deps, query, query.status);

export const read = (deps: Lists, id: string): StaffTestimonial => view(deps, testimonialOrThrow(deps.store.data, id));
