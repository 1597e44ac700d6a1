import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { fieldsOf } from '../../client/query-keys.ts';
import { allTestimonials, everyTestimonial, pendingTestimonials } from '../../client/testimonials.ts';
import type { Matching } from '../moderation/useFindMore.ts';
import type { Filters, TabName } from './TestimonialFilters.tsx';
import { testimonialBulk } from './testimonial-bulk.ts';

/** Everything on all pages of a tab that the filters let through, to be selected. */
export const useMatchingTestimonials = (
  tab: TabName,
  filters: Filters,
  total: number | undefined,
): Matching | undefined => {
  const platform = usePlatform();
  if (total === undefined) return undefined;
  return {
    total,
    load: async () =>
      (await everyTestimonial(platform, tab, filters)).flatMap((one) => testimonialBulk.pick(one) ?? []),
  };
};

interface Asked {
  page: number;
  pageSize: number;
  enabled: boolean;
}

/** A page of the testimonials of a tab. */
export const useTestimonialPage = (tab: TabName, asked: Asked, filters: Filters) => {
  const platform = usePlatform();
  const list = tab === 'all' ? allTestimonials : pendingTestimonials;
  const options = list(platform, asked.page, asked.pageSize, filters);
  return useQuery({
    ...options,
    enabled: asked.enabled,
    // The page before stays until the next one is there, but never the other tab's.
    placeholderData: (before, query) => (query && fieldsOf(query.queryKey).view === tab ? before : undefined),
  });
};
