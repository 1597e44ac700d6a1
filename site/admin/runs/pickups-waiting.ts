import { queryOptions } from '@tanstack/react-query';
import { listWaitingPickups } from '#contract/runs/calls.ts';
import type { WaitingPickups } from '#contract/runs/waiting-pickups.ts';
import { keyOf } from '../../client/calls.ts';
import { everyPage } from '../../client/every-page.ts';
import type { Platform } from '../../client/platform.ts';
import { send } from '../../client/send.ts';

/** Everything that waits for a run, oldest first; fresh for a minute. */
export const pickupsWaiting = (platform: Platform) =>
  queryOptions({
    queryKey: keyOf(listWaitingPickups),
    queryFn: async ({ signal }): Promise<WaitingPickups> => {
      let areas: WaitingPickups['areas'] = [];
      const offers = await everyPage(async (query) => {
        const page = await send(platform, listWaitingPickups, { query }, { signal });
        if (query.page === 1) areas = page.areas;
        return { rows: page.offers, total: page.total };
      });
      return { areas, offers, total: offers.length };
    },
    staleTime: 60_000,
  });
