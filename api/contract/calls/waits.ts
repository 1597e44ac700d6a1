import { answers } from '../words/answers.ts';
import { type Message, sentence } from '../words/message.ts';

/** Rounds to seconds below a minute and a half, then to whole minutes. */
export const roundedWait = (seconds: number): { unit: 'seconds' | 'minutes'; count: number } =>
  seconds < 90 ? { unit: 'seconds', count: seconds } : { unit: 'minutes', count: Math.ceil(seconds / 60) };

const waitSentence = (messages: Record<'seconds' | 'minutes', Message<'count'>>) => (seconds: number) => {
  const { unit, count } = roundedWait(seconds);
  return sentence(messages[unit], { count });
};

export const attemptsSentence = waitSentence({ seconds: answers.attemptsSeconds, minutes: answers.attemptsMinutes });
export const changesSentence = waitSentence({ seconds: answers.changesSeconds, minutes: answers.changesMinutes });

const LONGEST = 3600;

export const registerWaits = (): void => {
  for (let seconds = 1; seconds <= LONGEST; seconds += seconds < 90 ? 1 : 60) {
    attemptsSentence(seconds);
    changesSentence(seconds);
  }
};
