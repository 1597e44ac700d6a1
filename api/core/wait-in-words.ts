import { roundedWait } from '#contract/calls/retry-sentences.ts';
import { english } from '#contract/words/message.ts';
import { rateLimitPage } from '#contract/words/rate-limit-page.ts';

export const waitInWords = (seconds: number): string => {
  const { unit, count } = roundedWait(seconds);
  return english(rateLimitPage[unit], { count });
};
