import { help } from '../words/help.ts';
import type { Message } from '../words/message.ts';

export interface Promised {
  today: Message<'from' | 'to'>;
  on: Message<'day' | 'from' | 'to'>;
  soon: Message;
}

const byPhone: Promised = { today: help.ringToday, on: help.ringOn, soon: help.ringSoon };
const whenChosen: Promised = { today: help.ringChosenToday, on: help.ringChosenOn, soon: help.ringChosenSoon };
const byEmail: Promised = { today: help.writeToday, on: help.writeOn, soon: help.writeSoon };

export const hasChosenTimes = (ringAt: readonly string[]): boolean =>
  ringAt.length > 0 && !ringAt.some((one) => one === 'any');

/** By phone if there is a number, at the times that the person chose, otherwise by email. */
export const promisedTo = (hasPhone: boolean, ringAt: readonly string[]): Promised => {
  if (!hasPhone) return byEmail;
  return hasChosenTimes(ringAt) ? whenChosen : byPhone;
};
