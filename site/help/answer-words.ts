import { type Day, daysBetween } from '#contract/dublin.ts';
import type { AnswerTime } from '#contract/help/answer-time.ts';
import { type Promised, promisedTo } from '#contract/help/promise.ts';
import { help } from '#contract/words/help.ts';
import { type Saying, saying } from '../language/saying.ts';
import { dayValue } from '../language/t.ts';
import { clockTimeText } from '../shops/clock-time-text.ts';

/** `Monday` within a week, `Monday 7 December` after it. */
export const soonDay = (day: Day, today: Day) => dayValue(day, daysBetween(today, day) < 7 ? 'weekday' : 'dayName');

const answerSaying = (answer: AnswerTime | null, today: Day, words: Promised): Saying => {
  if (!answer) return saying(words.soon);
  const times = { from: clockTimeText(answer.from), to: clockTimeText(answer.to) };
  return answer.day === today
    ? saying(words.today, times)
    : saying(words.on, { day: soonDay(answer.day, today), ...times });
};

export const weAnswer = (answer: AnswerTime | null, today: Day): Saying =>
  answerSaying(answer, today, { today: help.answerToday, on: help.answerOn, soon: help.answerSoon });

export const weReach = (
  answer: AnswerTime | null,
  today: Day,
  hasPhone: boolean,
  ringAt: readonly string[] = [],
): Saying => answerSaying(answer, today, promisedTo(hasPhone, ringAt));

export const answerSpan = (answer: AnswerTime, today: Day): Saying =>
  answerSaying(answer, today, { today: help.stepTodayBetween, on: help.stepBetween, soon: help.answerSoon });
