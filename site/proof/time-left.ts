import { numberInWords } from '../ui/number-in-words.ts';

/** "About four seconds.", from the share that is done and the milliseconds that it took. */
export const timeLeft = (share: number, elapsed: number): string => {
  if (share < 0.05 || elapsed < 300) return 'A few seconds.';
  const seconds = Math.ceil(((elapsed / share) * (1 - share)) / 1000);
  if (seconds <= 1) return 'About one second.';
  if (seconds > 90) return `About ${Math.round(seconds / 60)} minutes.`;
  const shown = seconds > 10 ? Math.ceil(seconds / 5) * 5 : seconds;
  return `About ${numberInWords(shown) ?? shown} seconds.`;
};
