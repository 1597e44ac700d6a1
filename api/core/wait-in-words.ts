import { roundedWait } from '#contract/calls/waits.ts';
import { english } from '#contract/words/message.ts';
import { refused } from '#contract/words/refused.ts';

export const waitInWords = (seconds: number): string => {
  const { unit, count } = roundedWait(seconds);
  return english(refused[unit], { count });
};
