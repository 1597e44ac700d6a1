import { type Finding, merged, passages, type Rule } from '../finding.ts';
import { WHOLE_NAME } from './names.ts';
import { privatePeople } from './private-people.ts';
import { namedStaff } from './staff.ts';

const NAMES = new RegExp(`(?<![\\p{L}.])${WHOLE_NAME}`, 'gu');

const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}';
const DATE = `(?:\\d{1,2}(?:st|nd|rd|th)?(?: of)?[ ./-]{1,2}(?:\\d{1,2}|${MONTH})[ ,./-]{1,3}(?:19|20)?\\d\\d|(?:19|20)\\d\\d-\\d\\d?-\\d\\d?|${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? (?:19|20)\\d\\d)`;
const BORN = new RegExp(
  `\\b(?:born(?: on)?(?: the)?|d\\.?o\\.?b\\.?|date of birth)(?: (?:is|was|of))?[ :]{0,3}${DATE}(?!\\d)`,
  'gi',
);

const held =
  (message: string, kind: 'person' | 'birth-date' = 'person') =>
  (passage: { start: number; end: number }): Finding => ({
    kind,
    effect: 'flag',
    message,
    ...passage,
  });

export const people: Rule = (reading) => {
  const { plain } = reading;
  const born = passages(plain, [BORN]);
  // Whose date of birth it is stands just before it, or just behind.
  const names =
    born.length === 0
      ? []
      : passages(plain, [NAMES]).filter(({ start, end }) =>
          born.some(
            (date) => (date.start >= end && date.start - end < 60) || (start >= date.end && start - date.end < 30),
          ),
        );
  return [
    ...namedStaff(plain).map(held('Names a member of staff.')),
    ...merged([...privatePeople(reading), ...names]).map(held('Names a person and tells something private.')),
    ...born.map(held('A date of birth.', 'birth-date')),
  ];
};
