import type { Pickup } from '#contract/donations/pickup.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';

type Changes = { [Key in keyof Omit<Pickup, 'calendar'>]?: Pickup[Key] | undefined };

const calendarOf = ({ agreed: before, calendar }: Pickup, agreed: Pickup['agreed']): Pickup['calendar'] => {
  if (before?.date === agreed?.date && before?.from === agreed?.from && before?.to === agreed?.to) return calendar;
  const day = agreed ?? calendar;
  return day && { date: day.date, from: day.from, to: day.to, sequence: (calendar?.sequence ?? -1) + 1 };
};

/** Removes each fact that is undefined in `changes`. */
export const changePickup = (donation: StoredDonation, changes: Changes): StoredDonation => {
  const before = donation.pickup ?? {};
  const after = { ...before, ...changes };
  const pickup = { ...after, calendar: calendarOf(before, after.agreed) };
  const known = Object.entries(pickup).filter(([, value]) => value !== undefined);
  return { ...donation, pickup: Object.fromEntries(known) as Pickup };
};
