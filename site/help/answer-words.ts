import { type Day, daysBetween } from '#contract/dublin.ts';
import type { AnswerTime } from '#contract/help/answer-time.ts';
import { help } from '#contract/words/help.ts';
import type { Message } from '#contract/words/message.ts';
import { type Saying, saying } from '../language/saying.ts';
import { dayValue } from '../language/t.ts';
import { doorTime } from '../shops/door-time.ts';

type Today = Message<'from' | 'to'>;
type Later = Message<'day' | 'from' | 'to'>;

/** `Monday` within a week, `Monday 7 December` after it. */
export const soonDay = (day: Day, today: Day) => dayValue(day, daysBetween(today, day) < 7 ? 'weekday' : 'dayName');

const said = (answer: AnswerTime | null, today: Day, [now, later, soon]: readonly [Today, Later, Message]): Saying => {
  if (!answer) return saying(soon);
  const times = { from: doorTime(answer.from), to: doorTime(answer.to) };
  return answer.day === today ? saying(now, times) : saying(later, { day: soonDay(answer.day, today), ...times });
};

export const weAnswer = (answer: AnswerTime | null, today: Day): Saying =>
  said(answer, today, [help.answerToday, help.answerOn, help.answerSoon]);

/** By phone where there is a number, else by email. */
export const weReach = (answer: AnswerTime | null, today: Day, byPhone: boolean): Saying =>
  said(
    answer,
    today,
    byPhone ? [help.ringToday, help.ringOn, help.ringSoon] : [help.writeToday, help.writeOn, help.writeSoon],
  );

/** `Monday, 9:00 to 11:00` */
export const answerSpan = (answer: AnswerTime, today: Day): Saying =>
  said(answer, today, [help.stepTodayBetween, help.stepBetween, help.answerSoon]);
