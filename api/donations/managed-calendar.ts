import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { Failure } from '../core/failure.ts';
import { calendarAnswer } from '../http/calendar-response.ts';
import type { Deps } from '../http/deps.ts';
import { readSettings } from '../settings/settings.ts';
import { collectionEvent } from '../stops/collection-event.ts';
import { donationByToken } from './donation-by-token.ts';

const NO_DAY = sentence(serverMessages.noDayAgreed);

/** @throws Failure `not_found`, or `conflict` if no day was ever agreed. */
export const managedCalendar = async (deps: Deps, token: string): Promise<Response> => {
  const donation = donationByToken(deps, deps.store.data, token);
  const event = await collectionEvent(deps, donation);
  if (!event) throw new Failure('conflict', NO_DAY);
  const file = `collection-${donation.reference}`;
  return calendarAnswer({ file, name: readSettings(deps).organisation.name }, [event], deps.now());
};
