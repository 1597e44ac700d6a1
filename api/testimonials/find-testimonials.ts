import type { TestimonialFilter } from '#contract/moderation/moderation.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import type { TestimonialStatus } from '#contract/testimonials/testimonials.ts';
import type { Deps } from '../http/deps.ts';
import { authorNameOrNull } from '../identity/author-name.ts';
import { matchesDesk, narrows } from '../moderation/desk-filter.ts';
import { EVERY } from '../store/collections.ts';
import { matchesWords } from './search.ts';

export const groupOf = (status: TestimonialStatus | undefined) =>
  status ? (['status', status] as const) : (['newest', EVERY] as const);

export const narrowsTestimonials = ({ q, reason, assigned, olderThan }: TestimonialFilter): boolean =>
  narrows({ q, reason, assigned, olderThan });

export const findTestimonials = (
  { store, now }: Pick<Deps, 'store' | 'now'>,
  filter: TestimonialFilter,
): readonly StoredTestimonial[] => {
  const { data } = store;
  const [index, key] = groupOf(filter.status);
  const all = data.testimonials.list(index, key);
  if (!narrowsTestimonials(filter)) return all;
  const { q, reason } = filter;
  const isOnDesk = matchesDesk(filter, now());
  const matches = matchesWords(q, ({ reviewedBy }) => authorNameOrNull(data, reviewedBy) ?? '');
  return all.filter(
    (one) => isOnDesk(one) && (!reason || one.review.reasons.some(({ kind }) => kind === reason)) && matches(one),
  );
};
