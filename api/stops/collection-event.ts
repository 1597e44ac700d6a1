import { pickupLines } from '#contract/donations/pickup-address.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { dublinMoment } from '#contract/dublin.ts';
import { managed } from '#contract/words/managed.ts';
import type { CalendarEvent } from '../core/icalendar.ts';
import type { Deps } from '../http/deps.ts';
import { pageWordsIn } from '../languages/page-words.ts';
import { sayIn } from '../languages/say.ts';
import { isLanguageOn } from '../settings/languages.ts';
import { readSettings } from '../settings/settings.ts';

/**
 * Returns null while no day was ever agreed. A later event of the same offer replaces the earlier one, with another day or as
 * cancelled.
 */
export const collectionEvent = async (
  deps: Pick<Deps, 'store' | 'policy'>,
  donation: StoredDonation,
): Promise<CalendarEvent | null> => {
  const { reference, pickup } = donation;
  const day = pickup?.calendar;
  if (!day) return null;
  const { organisation, contact } = readSettings(deps);
  const language = isLanguageOn(deps, donation.language) ? donation.language : undefined;
  const words = await pageWordsIn(deps, language);
  return {
    uid: `${reference}@${new URL(deps.policy.publicUrl).hostname}`,
    sequence: day.sequence,
    start: dublinMoment(day.date, day.from),
    end: dublinMoment(day.date, day.to),
    summary: sayIn(language, words, managed.calendarSummary, { organisation: organisation.name }),
    description: sayIn(language, words, managed.calendarText, { reference, phone: contact.phone }),
    location: pickupLines(donation).join(', '),
    isCancelled: !pickup?.agreed,
  };
};
