import { clockTime } from '#contract/dublin.ts';
import { numberInWords } from '../../ui/number-in-words.ts';

/** "twelve donations", "1,024 donations": small numbers in words, as one would say them. */
export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${numberInWords(count) ?? count.toLocaleString('en-IE')} ${count === 1 ? one : several}`;

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

/** "Good morning, Aoife", by the time of day in Dublin. */
export const greeting = (name: string, now: Date): string => {
  const hours = Number.parseInt(clockTime(now), 10);
  const part = hours < 12 ? 'morning' : hours < 18 ? 'afternoon' : 'evening';
  const first = name.trim().split(/\s+/)[0];
  return `Good ${part}${first ? `, ${first}` : ''}`;
};

/** "Twelve donations and eight testimonials are waiting for you." */
export const waitingSentence = (donations: number, testimonials: number): string => {
  const parts = [
    ...(donations > 0 ? [counted(donations, 'donation')] : []),
    ...(testimonials > 0 ? [counted(testimonials, 'testimonial')] : []),
  ];
  if (parts.length === 0) return 'All clear. Nothing is waiting for review.';
  const verb = donations + testimonials === 1 ? 'is' : 'are';
  return capital(`${parts.join(' and ')} ${verb} waiting for you.`);
};
