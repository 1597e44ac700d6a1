import { pickupLines } from '#contract/donations/pickup-address.ts';
import { dublinMoment } from '#contract/dublin.ts';
import { Failure } from '../core/failure.ts';
import { calendarAnswer } from '../http/calendar-response.ts';
import type { Deps } from '../http/deps.ts';
import { readSettings } from '../settings/settings.ts';
import { donationByToken } from './donation-by-token.ts';

const NO_DAY = 'No day is agreed yet.';

/**
 * The agreed day of the offer of a manage link as a calendar file. Later ones of the same offer replace it: with another day,
 * or as cancelled. @throws Failure `not_found`, or `conflict` while no day was ever agreed.
 */
export const ownCalendar = (deps: Deps, token: string): Response => {
  const donation = donationByToken(deps, deps.store.data, token);
  const { reference, pickup } = donation;
  const day = pickup?.calendar;
  if (!day) throw new Failure('conflict', NO_DAY);
  const { organisation, contact } = readSettings(deps);
  const event = {
    uid: `${reference}@${new URL(deps.policy.publicUrl).hostname}`,
    sequence: day.sequence,
    start: dublinMoment(day.date, day.from),
    end: dublinMoment(day.date, day.to),
    summary: `${organisation.name} collects your donation`,
    description: `Reference ${reference}. Does it not suit any more? Ring ${contact.phone}.`,
    location: pickupLines(donation).join(', '),
    isCancelled: !pickup?.agreed,
  };
  return calendarAnswer({ file: `collection-${reference}`, name: organisation.name }, [event], deps.now());
};
