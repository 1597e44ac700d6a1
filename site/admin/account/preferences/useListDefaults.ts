import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ListOrder } from '#contract/calls/paging.ts';
import type { ViewScreen } from '#contract/saved-views/views.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { preferencesQuery } from '../../../client/preferences.ts';
import { USUAL_PAGE_SIZE } from './usual-page-size.ts';

interface ListDefaults {
  /** False until it is known how the list opens; nothing is requested before. */
  isReady: boolean;
  pageSize: number;
  /** Order while the address gives none; `waits` is true for a list of what waits. */
  usualOrder(waits: boolean): ListOrder;
}

/** Opens an address without filters with the view that the person has chosen. */
export const useListDefaults = (screen: ViewScreen): ListDefaults => {
  const { data, isPending } = useQuery(preferencesQuery(usePlatform()));
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState(false);
  const chosen = data?.lists[screen];
  const view = chosen?.query ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once, when the screen opens
  useEffect(() => {
    if (isPending || opened) return;
    if (view === '' || params.size > 0) setOpened(true);
    else setParams(view, { replace: true });
  }, [isPending, opened, view, params.size]);
  return {
    isReady: opened,
    pageSize: chosen?.pageSize ?? USUAL_PAGE_SIZE[screen],
    usualOrder: (waits) => chosen?.order ?? (waits ? 'oldest' : 'newest'),
  };
};
