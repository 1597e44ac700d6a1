import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { PageParams } from './usePageParams.ts';

/** Returns the number of pages, and goes to the last one if the current page is gone. */
export const useLastPage = (
  { data, isSuccess, isPlaceholderData }: UseQueryResult<{ total: number }>,
  { page, goTo }: Pick<PageParams, 'page' | 'goTo'>,
  perPage: number,
): number => {
  const pages = Math.max(1, Math.ceil((data?.total ?? 0) / perPage));
  const beyond = isSuccess && !isPlaceholderData && page > pages;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the last page can empty itself; only then is it left
  useEffect(() => {
    if (beyond) goTo(pages);
  }, [beyond, pages]);
  return pages;
};
