import { queryOptions } from '@tanstack/react-query';
import { listWaitingPickups } from '#contract/runs/calls.ts';
import type { WaitingPickups } from '#contract/runs/waiting-pickups.ts';
import { keyOf } from '../../../client/calls.ts';
import { everyPage } from '../../../client/every-page.ts';
import type { Platform } from '../../../client/platform.ts';
import { send } from '../../../client/send.ts';

/** Everything that waits for a run, or only what matches `q`, oldest first; fresh for a minute. */
export const pickupsWaiting = (platform: Platform, q = '') =>
  queryOptions({
    queryKey: keyOf(listWaitingPickups, { query: { q } }),
    queryFn: async ({ signal }): Promise<WaitingPickups> => {
      let areas: WaitingPickups['areas'] = [];
      const offers = await everyPage(async (paging) => {
        const page = await send(platform, listWaitingPickups, { query: { ...paging, q } }, { signal });
        if (paging.page === 1) areas = page.areas;
        return { rows: page.offers, total: page.total };
      });
      return { areas, offers, total: offers.length };
    },
    staleTime: 60_000,
  });
