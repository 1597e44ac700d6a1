import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { DonationItem } from '#contract/donations/donation-desk.ts';
import type { donationCategories } from '#contract/donations/donations.ts';
import { thingsOf } from '#contract/donations/other-things.ts';
import { daysBetween, dublinDay } from '#contract/dublin.ts';
import type { WaitingPickups } from '#contract/runs/waiting-pickups.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { usePageParams } from '../../shell/list/usePageParams.ts';
import { pickupsWaiting } from './pickups-waiting.ts';

export const daysWaiting = ({ createdAt }: DonationItem, now: Date): number =>
  daysBetween(dublinDay(new Date(createdAt)), dublinDay(now));

export const useOfferFilters = () => {
  const params = usePageParams();
  const [q, shop, age, category] = [params.get('q'), params.get('shop'), params.get('age'), params.get('category')];
  const search = useQuery({
    ...pickupsWaiting(usePlatform(), q),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  });
  return {
    q,
    shop,
    age,
    category: category as keyof typeof donationCategories | '',
    set: params.set,
    /** True if the search failed; everything is shown then. */
    hasFailed: q !== '' && search.isError,
    isOn: [q, shop, age, category].some(Boolean),
    matching: ({ offers, areas }: WaitingPickups, now: Date): DonationItem[] => {
      const near = new Set(areas.filter((area) => area.shop === shop).map(({ name }) => name));
      const found = q && search.data ? new Set(search.data.offers.map(({ id }) => id)) : null;
      return offers.filter(
        (item) =>
          (!shop || near.has(item.area ?? null)) &&
          (!age || daysWaiting(item, now) > Number(age)) &&
          (!category || thingsOf(item).some((thing) => thing.category === category)) &&
          (!found || found.has(item.id)),
      );
    },
  };
};
export type OfferFilters = ReturnType<typeof useOfferFilters>;
