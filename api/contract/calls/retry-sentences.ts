import { type Message, sentence } from '../words/message.ts';
import { serverMessages } from '../words/server-messages.ts';

/** Rounds to seconds below a minute and a half, then to whole minutes. */
export const roundedWait = (seconds: number): { unit: 'seconds' | 'minutes'; count: number } =>
  seconds < 90 ? { unit: 'seconds', count: seconds } : { unit: 'minutes', count: Math.ceil(seconds / 60) };

const waitSentence = (messages: Record<'seconds' | 'minutes', Message<'count'>>) => (seconds: number) => {
  const { unit, count } = roundedWait(seconds);
  return sentence(messages[unit], { count });
};

export const attemptsRetrySentence = waitSentence({
  seconds: serverMessages.attemptsSeconds,
  minutes: serverMessages.attemptsMinutes,
});
export const changesRetrySentence = waitSentence({
  seconds: serverMessages.changesSeconds,
  minutes: serverMessages.changesMinutes,
});

const LONGEST = 3600;

export const registerRetrySentences = (): void => {
  for (let seconds = 1; seconds <= LONGEST; seconds += seconds < 90 ? 1 : 60) {
    attemptsRetrySentence(seconds);
    changesRetrySentence(seconds);
  }
};
