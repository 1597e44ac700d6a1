import { dayLabel } from '#contract/donations/offered-day.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { Deps } from '../http/deps.ts';
import { openDays } from '../stops/open-days.ts';

/**
 * The days that a donor can choose when the mail goes, a line for each that was offered: that of one that is gone is empty, as
 * the place of a line ends its link. Null when none is left.
 */
export const offeredDays = ({ store, now }: Pick<Deps, 'store' | 'now'>, donation: StoredDonation): string | null => {
  const labels = new Map(openDays(store.data, donation, now()).map((day) => [day.id, dayLabel(day)]));
  const lines = (donation.pickup?.days ?? []).map((id) => labels.get(id) ?? '');
  return labels.size > 0 ? lines.join('\n') : null;
};
