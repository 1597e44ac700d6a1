import type { DonationItem } from '#contract/donations/donation-desk.ts';
import type { donationCategories } from '#contract/donations/donations.ts';
import { daysBetween, dublinDay } from '#contract/dublin.ts';
import type { WaitingPickups } from '#contract/runs/waiting-pickups.ts';
import { usePageParams } from '../list/usePageParams.ts';

/** How many days an offer waits. */
export const daysWaiting = ({ createdAt }: DonationItem, now: Date): number =>
  daysBetween(dublinDay(new Date(createdAt)), dublinDay(now));

const has = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase());

/** The filters of what waits, as they stand in the address of the page. */
export const useOfferFilters = () => {
  const params = usePageParams();
  const [q, shop, age, category] = [params.get('q'), params.get('shop'), params.get('age'), params.get('category')];
  return {
    q,
    shop,
    age,
    category: category as keyof typeof donationCategories | '',
    set: params.set,
    isOn: [q, shop, age, category].some(Boolean),
    matching: ({ offers, areas }: WaitingPickups, now: Date): DonationItem[] => {
      const near = new Set(areas.filter((area) => area.shop === shop).map(({ name }) => name));
      return offers.filter(
        (item) =>
          (!shop || near.has(item.area ?? null)) &&
          (!age || daysWaiting(item, now) > Number(age)) &&
          (!category || item.category === category) &&
          (!q ||
            [item.description, item.submitterName, item.reference, item.pickupAddress, item.pickupEircode ?? ''].some(
              (text) => has(text, q),
            )),
      );
    },
  };
};
export type OfferFilters = ReturnType<typeof useOfferFilters>;
