import { pickupLines } from '#contract/donations/pickup-address.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { addDays, dublinMoment } from '#contract/dublin.ts';
import type { MailKind } from '#contract/mail-admin/mail-kinds.ts';
import type { Deps } from '../http/deps.ts';
import { undeliveredKinds } from '../mail/undelivered-kinds.ts';
import { changePickup } from '../stops/change-pickup.ts';
import type { Draft } from '../store/store.ts';
import { notifyDonor } from './notify-donor.ts';

type DayDeps = Pick<Deps, 'outbox' | 'now'>;

export interface CollectionDay {
  date: string;
  from: string;
  to: string;
}

export const isToCome = ({ now }: Pick<Deps, 'now'>, day: CollectionDay | undefined): boolean =>
  day !== undefined && dublinMoment(day.date, day.to) > now();

const timeOf = ({ date, from, to }: CollectionDay): CollectionDay => ({ date, from, to });

const REMINDED_AT = '18:00';
const dayNews = ['day-agreed', 'day-changed'] as const satisfies readonly MailKind[];
const dayMails: readonly MailKind[] = ['days-offered', 'day-reminder', 'day-missed', 'day-asked', ...dayNews];

export const stopDayMails = ({ outbox }: Pick<Deps, 'outbox'>, draft: Draft, { id }: StoredDonation): void =>
  outbox.cancel(draft, id, dayMails);

export const notifyDaysOffered = (
  deps: DayDeps,
  draft: Draft,
  donation: StoredDonation,
  days: readonly (CollectionDay | undefined)[],
): void => {
  deps.outbox.cancel(draft, donation.id, ['days-offered']);
  if (!days.some(Boolean)) return;
  notifyDonor(deps, draft, donation, 'days-offered', {
    facts: { days: days.map((day) => (day ? timeOf(day) : null)) },
  });
};

const addressOf = (donation: StoredDonation) => ({ address: pickupLines(donation).join(', ') });

const aboutDay = (donation: StoredDonation, day: CollectionDay) => ({
  facts: { day: timeOf(day) },
  values: addressOf(donation),
});

const remind = (deps: DayDeps, draft: Draft, donation: StoredDonation, day: CollectionDay): void => {
  deps.outbox.cancel(draft, donation.id, ['day-reminder']);
  const notBefore = dublinMoment(addDays(day.date, -1), REMINDED_AT);
  if (notBefore > deps.now())
    notifyDonor(deps, draft, donation, 'day-reminder', { ...aboutDay(donation, day), notBefore });
};

/** Waits as long as a driver may correct it. */
export const notifyMissed = (deps: DayDeps, draft: Draft, donation: StoredDonation, called: string): void => {
  notifyDonor(deps, draft, donation, 'day-missed', {
    facts: { called },
    values: addressOf(donation),
    cause: 'decision',
  });
};

export const notifyChosen = (deps: DayDeps, draft: Draft, donation: StoredDonation, day: CollectionDay): void => {
  stopDayMails(deps, draft, donation);
  notifyDonor(deps, draft, donation, 'day-agreed', aboutDay(donation, day));
  remind(deps, draft, donation, day);
};

/** True also if both are undefined. */
export const isSameDay = (a: CollectionDay | undefined, b: CollectionDay | undefined): boolean =>
  a?.date === b?.date && a?.from === b?.from && a?.to === b?.to;

/** The agreed day, or, while its mail is unsent, the day told before. */
export const notifiedDay = (draft: Draft, { id, pickup }: StoredDonation): CollectionDay | undefined => {
  const isNotified = pickup?.told === undefined || undeliveredKinds(draft, id, dayNews).length === 0;
  return isNotified ? pickup?.agreed : (pickup.told ?? undefined);
};

/**
 * Stores the offer and tells its donor what differs from `lastTold`, if anything and if the day is not over. The mail waits as
 * long as a decision can be undone, and replaces unsent ones.
 */
export const putAndNotifyDay = (
  deps: DayDeps,
  draft: Draft,
  donation: StoredDonation,
  lastNotified: CollectionDay | undefined,
): void => {
  const { agreed } = donation.pickup ?? {};
  const notified = isToCome(deps, lastNotified) ? lastNotified : undefined;
  const isNews = !isSameDay(notified, agreed) && (notified !== undefined || isToCome(deps, agreed));
  const known = isNews ? (notified ? timeOf(notified) : null) : undefined;
  const after = changePickup(donation, { told: known });
  draft.donations.put(after);
  // That of a day which the donor chose stays: it may wait for the mail server.
  const agreeing: MailKind[] = notified ? [] : ['day-agreed'];
  const offered: MailKind[] = agreed ? ['days-offered'] : [];
  deps.outbox.cancel(draft, donation.id, ['day-reminder', 'day-changed', ...agreeing, ...offered]);
  const day = agreed ?? notified;
  if (isNews && day) {
    const { facts, values } = aboutDay(donation, day);
    const change = notified && { change: { before: timeOf(notified), ...(agreed && { after: timeOf(agreed) }) } };
    const kind = notified ? 'day-changed' : 'day-agreed';
    notifyDonor(deps, draft, after, kind, { facts: { ...facts, ...change }, values, cause: 'decision' });
  }
  if (agreed) remind(deps, draft, after, agreed);
};
