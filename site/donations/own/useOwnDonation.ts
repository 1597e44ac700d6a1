import type { Submitted } from '#contract/page-renderer.ts';
import { askAnotherDay, readOwnDonation, withdrawOwnDonation } from '../../client/own-donation.ts';
import { usePlatform } from '../../client/PlatformContext.tsx';
import { type Managed, useManaged } from '../../manage-link/useManaged.ts';

type Shown = NonNullable<Submitted['ownOffer']>;

export interface ManagedOffer extends Managed<Shown, 'withdraw' | 'photos' | 'another-day'> {
  withdraw(): void;
  askAnotherDay(note: string): void;
  /** Shows what the server now has, after photos were sent. */
  refresh(): void;
}

/** The offer behind the manage link in the address, and what its donor does with it. */
export const useOwnDonation = (submitted: Submitted | null): ManagedOffer => {
  const platform = usePlatform();
  const managed = useManaged<Shown, 'withdraw' | 'photos' | 'another-day'>({
    submitted,
    posted: submitted?.ownOffer ?? null,
    read: async (link) => ({ donation: await readOwnDonation(platform, link), done: null }),
  });
  return {
    ...managed,
    withdraw: () =>
      managed.act('withdraw', async (token) => ({
        donation: await withdrawOwnDonation(platform, token),
        done: 'withdrawn',
      })),
    askAnotherDay: (note) =>
      managed.act('another-day', async (token) => ({
        donation: await askAnotherDay(platform, token, note),
        done: null,
      })),
    refresh: () =>
      managed.act('photos', async (token) => ({ donation: await readOwnDonation(platform, token), done: 'photos' })),
  };
};
