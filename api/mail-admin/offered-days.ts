import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { Deps } from '../http/deps.ts';
import { openDays } from '../stops/open-days.ts';
import { type Speech, sayDays } from './offer-facts.ts';

/** One line for each day offered, empty for one that is gone, as a line's position ends its link. Null when none is left. */
export const offeredDays = (
  { store, now }: Pick<Deps, 'store' | 'now'>,
  donation: StoredDonation,
  speech: Speech,
): string | null => {
  const open = new Map(openDays(store.data, donation, now()).map((day) => [day.id, day]));
  const days = (donation.pickup?.days ?? []).map((id) => open.get(id));
  return open.size > 0 ? sayDays(speech, days) : null;
};
