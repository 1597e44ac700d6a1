import { queryOptions } from '@tanstack/react-query';
import { listDonationsByStatus } from '#contract/donations/calls.ts';
import type { DonationItems } from '#contract/donations/donation-desk.ts';
import { keyOf } from '../../../../client/calls.ts';
import { everyPage } from '../../../../client/every-page.ts';
import type { Platform } from '../../../../client/platform.ts';
import { send } from '../../../../client/send.ts';

const status = 'approved';

/** Approved items that need a pickup, oldest first; fresh for a minute. */
export const toCollect = (platform: Platform) =>
  queryOptions({
    queryKey: keyOf(listDonationsByStatus, { status }),
    queryFn: async ({ signal }): Promise<DonationItems> => {
      const items = await everyPage(async (query) => {
        const page = await send(platform, listDonationsByStatus, { status, query }, { signal });
        return { rows: page.items, total: page.total };
      });
      return { items, total: items.length };
    },
    select: ({ items }) => items.filter((item) => item.pickupRequired).reverse(),
    staleTime: 60_000,
  });
