import type { NamedPeople } from '#contract/review/review.ts';
import { markedPassages, withMasks } from '#contract/review/review-masks.ts';
import type { Finding } from '../finding.ts';
import { RELATION_WORDS, TITLE_WORDS } from './words.ts';

const SHORT_TITLES: Record<string, string> = {
  dr: 'doctor',
  prof: 'professor',
  sr: 'nurse',
  sister: 'nurse',
  cnm: 'nurse',
};
const TITLED = new RegExp(
  `^(?:(?:Mr|Mrs|Ms)\\.? )?(${Object.keys(SHORT_TITLES).join('|')}|${TITLE_WORDS})(?!\\p{L})`,
  'iu',
);
const ROLE_BEHIND = /(?:^|[ ,])(?:who is )?((?:the|an?|our|my) \p{Ll}.*)$/su;
const RELATIVE = new RegExp(`^(?:my|our|his|her|their) (?:\\p{Ll}+ )?(?:${RELATION_WORDS})(?!\\p{L})`, 'iu');
const DETERMINED = /(?:^|[^\p{L}])(?:the|an?|our|my|your|his|her|their|this|that|one)(?: \p{Ll}+)? $/iu;
// What stands farther away says nothing of the article.
const NEARBY = 80;
const SENTENCE_START = /$(?<=(?:^|[.!?\n]["'”’)]?\s*))/;

const capitalised = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

const withoutName = (written: string, before: string): string => {
  const [relative] = RELATIVE.exec(written) ?? [];
  if (relative) return relative;
  const title = TITLED.exec(written)?.[1]?.toLowerCase();
  const behind = title ? undefined : ROLE_BEHIND.exec(written.slice(written.lastIndexOf('\n') + 1))?.[1];
  const role = title && (SHORT_TITLES[title] ?? title);
  const article = role && /^[aeio]/.test(role) ? 'an' : 'a';
  const words = behind ?? (role ? `${DETERMINED.test(before) ? '' : `${article} `}${role}` : 'somebody');
  return SENTENCE_START.test(before) ? capitalised(words) : words;
};

export const namedPeople = (text: string, findings: readonly Finding[]): NamedPeople | undefined => {
  const named = findings.filter(({ kind }) => kind === 'person' || kind === 'birth-date');
  const marks = markedPassages(named).map(({ start, end, mask, reasons }) => {
    const isName = reasons.some(({ kind }) => kind === 'person');
    return {
      start,
      end,
      mask: isName ? withoutName(text.slice(start, end), text.slice(Math.max(0, start - NEARBY), start)) : mask,
    };
  });
  if (marks.length === 0) return undefined;
  return {
    names: [...new Set(marks.map(({ start, end }) => text.slice(start, end)))],
    wording: withMasks(text, marks),
  };
};
