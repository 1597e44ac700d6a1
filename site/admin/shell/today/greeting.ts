import type { Dashboard } from '#contract/audit/audit.ts';
import { clockTime } from '#contract/dublin.ts';
import type { Today } from '#contract/today/today.ts';
import { numberInWords } from '../../../ui/number-in-words.ts';

export const counted = (count: number, one: string, several = `${one}s`): string =>
  `${numberInWords(count) ?? count.toLocaleString('en-IE')} ${count === 1 ? one : several}`;

const capital = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

export const greeting = (name: string, now: Date): string => {
  const hours = Number.parseInt(clockTime(now), 10);
  const part = hours < 12 ? 'morning' : hours < 18 ? 'afternoon' : 'evening';
  const first = name.trim().split(/\s+/)[0];
  return `Good ${part}${first ? `, ${first}` : ''}`;
};

export const firstDaySentence = (steps: number): string =>
  capital(`${counted(steps, 'step')}, and the website is yours.`);

export const todaySentence = (
  { entries, total }: Pick<Today, 'entries' | 'total'>,
  counts?: Pick<Dashboard, 'pendingDonations' | 'pendingTestimonials'>,
): string => {
  const urgent = entries.filter((entry) => entry.urgent).length;
  if (urgent > 0) return capital(`${counted(urgent, 'person needs', 'people need')} you first.`);
  if (total === 0) return 'All clear. Nothing is waiting for you.';
  const { pendingDonations: donations = 0, pendingTestimonials: testimonials = 0 } = counts ?? {};
  const parts = [
    ...(donations > 0 ? [counted(donations, 'donation')] : []),
    ...(testimonials > 0 ? [counted(testimonials, 'testimonial')] : []),
  ];
  const summary = parts.length > 0 ? parts.join(' and ') : counted(total, 'thing');
  const isOne = (parts.length > 0 ? donations + testimonials : total) === 1;
  return capital(`${summary} ${isOne ? 'is' : 'are'} waiting for you.`);
};
