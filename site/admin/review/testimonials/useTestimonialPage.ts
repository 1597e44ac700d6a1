import { useQuery } from '@tanstack/react-query';
import { EXPORT_MAX } from '#contract/moderation/moderation.ts';
import { listPendingTestimonials, listTestimonials } from '#contract/testimonials/calls.ts';
import { queryOf } from '../../../client/calls.ts';
import { everyPage } from '../../../client/every-page.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { fieldsOf } from '../../../client/query-keys.ts';
import { send } from '../../../client/send.ts';
import type { Matching } from '../moderation/useFindMore.ts';
import type { Filters, TabName } from './TestimonialFilters.tsx';
import { testimonialBulk } from './testimonial-bulk.ts';

const lists = { pending: listPendingTestimonials, all: listTestimonials } as const;

export const useMatchingTestimonials = (
  tab: TabName,
  filters: Filters,
  total: number | undefined,
): Matching | undefined => {
  const platform = usePlatform();
  if (total === undefined) return undefined;
  const load = async () => {
    const all = await everyPage(async (paging) => {
      const { testimonials, total } = await send(platform, lists[tab], { query: { ...filters, ...paging } });
      return { rows: testimonials, total };
    }, EXPORT_MAX);
    return all.flatMap((one) => testimonialBulk.pick(one) ?? []);
  };
  return { total, load };
};

interface PageRequest {
  page: number;
  pageSize: number;
  enabled: boolean;
}

export const useTestimonialPage = (tab: TabName, { enabled, ...paging }: PageRequest, filters: Filters) => {
  const list = lists[tab];
  return useQuery({
    ...queryOf(usePlatform(), list, { query: { ...paging, ...filters } }),
    enabled,
    // The page before stays until the next one is there, but never the other tab's.
    placeholderData: (before, query) => (query && fieldsOf(query.queryKey).call === list.name ? before : undefined),
  });
};
