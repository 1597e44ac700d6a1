import { pickupLines } from '#contract/donations/pickup-address.ts';
import { dublinMoment } from '#contract/dublin.ts';
import { answers } from '#contract/words/answers.ts';
import { managed } from '#contract/words/managed.ts';
import { sentence } from '#contract/words/message.ts';
import { Failure } from '../core/failure.ts';
import { calendarAnswer } from '../http/calendar-response.ts';
import type { Deps } from '../http/deps.ts';
import { pageWordsIn } from '../languages/page-words.ts';
import { sayIn } from '../languages/say.ts';
import { isLanguageOn } from '../settings/languages.ts';
import { readSettings } from '../settings/settings.ts';
import { donationByToken } from './donation-by-token.ts';

const NO_DAY = sentence(answers.noDayAgreed);

/**
 * The agreed day of the offer of a manage link as a calendar file. Later ones of the same offer replace it: with another day,
 * or as cancelled; in the language of the offer. @throws Failure `not_found`, or `conflict` while no day was ever agreed.
 */
export const ownCalendar = async (deps: Deps, token: string): Promise<Response> => {
  const donation = donationByToken(deps, deps.store.data, token);
  const { reference, pickup } = donation;
  const day = pickup?.calendar;
  if (!day) throw new Failure('conflict', NO_DAY);
  const { organisation, contact } = readSettings(deps);
  const language = isLanguageOn(deps, donation.language) ? donation.language : undefined;
  const words = await pageWordsIn(deps, language);
  const event = {
    uid: `${reference}@${new URL(deps.policy.publicUrl).hostname}`,
    sequence: day.sequence,
    start: dublinMoment(day.date, day.from),
    end: dublinMoment(day.date, day.to),
    summary: sayIn(language, words, managed.calendarSummary, { organisation: organisation.name }),
    description: sayIn(language, words, managed.calendarText, { reference, phone: contact.phone }),
    location: pickupLines(donation).join(', '),
    isCancelled: !pickup?.agreed,
  };
  return calendarAnswer({ file: `collection-${reference}`, name: organisation.name }, [event], deps.now());
};
