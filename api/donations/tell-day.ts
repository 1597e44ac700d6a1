import { addDays, dayName, dublinMoment } from '#contract/dublin.ts';
import type { MailKind } from '#contract/mail-kinds.ts';
import { dayLabel } from '#contract/offered-day.ts';
import type { StoredDonation } from '#contract/stored-donation.ts';
import type { Deps } from '../http/deps.ts';
import type { Draft } from '../store/store.ts';
import { tellDonor } from './tell-donor.ts';

type DayDeps = Pick<Deps, 'outbox' | 'now'>;

/** The day of a collection, and the times between which the van comes. */
interface CollectionDay {
  date: string;
  from: string;
  to: string;
}

const REMINDED_AT = '18:00';
/** The mails from which a donor learns the agreed day. */
export const dayNews = ['day-agreed', 'day-changed'] as const satisfies readonly MailKind[];
const dayMails: readonly MailKind[] = ['days-offered', 'day-reminder', ...dayNews];

/** Stops what was to be told about days and is no longer true. */
export const stopDayMails = ({ outbox }: Pick<Deps, 'outbox'>, draft: Draft, { id }: StoredDonation): void =>
  outbox.cancel(draft, id, dayMails);

/** Tells a donor which days can be chosen, each with its own link. */
export const tellDaysOffered = (
  deps: DayDeps,
  draft: Draft,
  donation: StoredDonation,
  days: readonly CollectionDay[],
): void => {
  deps.outbox.cancel(draft, donation.id, ['days-offered']);
  if (days.length > 0)
    tellDonor(deps, draft, donation, 'days-offered', { values: { days: days.map(dayLabel).join('\n') } });
};

const remind = (deps: DayDeps, draft: Draft, donation: StoredDonation, day: CollectionDay): void => {
  deps.outbox.cancel(draft, donation.id, ['day-reminder']);
  const notBefore = dublinMoment(addDays(day.date, -1), REMINDED_AT);
  const values = { day: dayLabel(day), address: donation.pickupAddress };
  if (notBefore > deps.now()) tellDonor(deps, draft, donation, 'day-reminder', { values, notBefore });
};

/** Tells a donor the agreed day, now and on the evening before. */
export const tellAgreed = (deps: DayDeps, draft: Draft, donation: StoredDonation, day: CollectionDay): void => {
  stopDayMails(deps, draft, donation);
  tellDonor(deps, draft, donation, 'day-agreed', { values: { day: dayLabel(day), address: donation.pickupAddress } });
  remind(deps, draft, donation, day);
};

/** Takes back, before it is told, that an agreed day is none any more. */
export const tellNoChange = (deps: DayDeps, draft: Draft, donation: StoredDonation, day: CollectionDay): void => {
  deps.outbox.cancel(draft, donation.id, ['day-changed']);
  remind(deps, draft, donation, day);
};

/**
 * Tells a donor that the agreed day has changed, or that there is none any more. It waits as long as a decision can be undone:
 * who moves a stop from one day to another tells it once.
 */
export const tellChanged = (
  deps: DayDeps,
  draft: Draft,
  donation: StoredDonation,
  before: CollectionDay,
  after: CollectionDay | null = null,
): void => {
  deps.outbox.cancel(draft, donation.id, ['days-offered', 'day-reminder', 'day-changed']);
  const isSameDay = after?.date === before.date;
  const cannot = `The van cannot come on ${isSameDay ? dayLabel(before) : dayName(before.date)} after all.`;
  const change = after ? `${cannot} It comes on ${dayLabel(after)} instead.` : cannot;
  const values = { day: dayLabel(after ?? before), address: donation.pickupAddress, change };
  tellDonor(deps, draft, donation, 'day-changed', { values, cause: 'decision' });
  if (after) remind(deps, draft, donation, after);
};
