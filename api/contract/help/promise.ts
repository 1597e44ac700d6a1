import { help } from '../words/help.ts';
import type { Message } from '../words/message.ts';

/** What somebody who has asked is promised: for an answer on the same day, for one on another, and where nobody knows when. */
export interface Promised {
  today: Message<'from' | 'to'>;
  on: Message<'day' | 'from' | 'to'>;
  soon: Message;
}

const byPhone: Promised = { today: help.ringToday, on: help.ringOn, soon: help.ringSoon };
const whenChosen: Promised = { today: help.ringChosenToday, on: help.ringChosenOn, soon: help.ringChosenSoon };
const byEmail: Promised = { today: help.writeToday, on: help.writeOn, soon: help.writeSoon };

/** True where somebody can be rung at some times alone. */
export const hasChosenTimes = (ringAt: readonly string[]): boolean =>
  ringAt.length > 0 && !ringAt.some((one) => one === 'any');

/** By phone where there is a number, at the times that the person chose, else by email. */
export const promisedTo = (hasPhone: boolean, ringAt: readonly string[]): Promised => {
  if (!hasPhone) return byEmail;
  return hasChosenTimes(ringAt) ? whenChosen : byPhone;
};
