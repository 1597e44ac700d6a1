import type { ReviewReason } from '#contract/review/review.ts';
import type { Mark } from './marks.ts';

const TONES: Partial<Record<ReviewReason['kind'], string>> = {
  crisis: 'tone-plum',
  profanity: 'tone-bad',
  threat: 'tone-bad',
  person: 'tone-wait',
  'birth-date': 'tone-wait',
  spam: 'tone-wait',
};

export const markTone = ({ reasons }: Pick<Mark, 'reasons'>): string => {
  const tones = reasons.map(({ kind }) => TONES[kind] ?? 'tone-info');
  return ['tone-plum', 'tone-bad', 'tone-wait'].find((tone) => tones.includes(tone)) ?? 'tone-info';
};

const QUOTE_MAX = 60;

export const shortened = (text: string): string =>
  text.length <= QUOTE_MAX ? text : `${text.slice(0, QUOTE_MAX - 1).trimEnd()}…`;

export interface ReasonLine {
  message: string;
  passages: string[];
}

export const reasonLines = (text: string, reasons: readonly ReviewReason[]): ReasonLine[] => {
  const lines = new Map<string, string[]>();
  for (const { message, start = 0, end = 0 } of reasons) {
    const passage = shortened(text.slice(start, end));
    const known = lines.get(message) ?? [];
    lines.set(message, passage === '' || known.includes(passage) ? known : [...known, passage]);
  }
  return [...lines].map(([message, passages]) => ({ message, passages }));
};
