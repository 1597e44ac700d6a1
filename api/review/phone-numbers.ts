import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { type Finding, overlap, type Rule } from './finding.ts';
import { matches } from './matches.ts';
import { spokenNumbers } from './numbers-in-words.ts';
import type { Passage } from './passage.ts';

const RUN = /(?<![\p{L}\p{N}+€£$.,])[+(]{0,2}\d[\d ()./-]{5,}\d(?![\p{L}\p{N}%])/gu;
const DATE = /^\D*\d{1,2} ?[/.-] ?\d{1,2} ?[/.-] ?(?:\d\d){1,2}(?!\d)/;
const IRISH = /^0(?:8[2-9]\d{7}|1\d{7}|[24-79]\d{7,8}|818\d{6})$|^1(?:800|850|890)\d{6}$/;
const LABELLED =
  /\b(?:call|ring|text|phone|tel|telephone|mobile|mob|whatsapp|(?:my|his|her|our) number)\b[^\d\n]{0,14}$/i;
const GROUP = /(?<![+(])[+(]*(\d+)/g;
const GROUPS_MAX = 12;
const [DIGITS_MIN, DIGITS_MAX] = [7, 15];
const LOOK_UPS_MAX = 50;

// "Our number at home was ...": nobody may answer there any more, so the author is asked.
const MEMORY =
  /\b(?:old|first|childhood)\b[^.!?\n]{0,25}\bnumber\b[^.!?\n]{0,20}$|\bnumber\b[^.!?\n]{0,30}\b(?:was|used to be)\b[^.!?\n]{0,8}$/i;
// Public helplines, which are allowed: Pieta, Childline, Women's Aid, Irish Cancer Society.
const HELPLINES = new Set(['1800247247', '1800666666', '1800341900', '1800200700']);

interface Budget {
  lookUps: number;
}

const isPhoneNumber = (written: string, digits: string, labelled: boolean, budget: Budget): boolean => {
  if (HELPLINES.has(digits)) return false;
  const irish = IRISH.test(digits.replace(/^(?:00)?353\(?0?/, '0'));
  const called = labelled && digits.length <= 10 && !/^(?:19|20)\d\d\D/.test(written);
  const foreign = /^\(?(?:\+|00)/.test(written);
  if (!(irish || called || foreign) || DATE.test(written)) return false;
  if (irish || called) return true;
  if (budget.lookUps >= LOOK_UPS_MAX) return false;
  budget.lookUps += 1;
  return parsePhoneNumberFromString(written.replace(/^\(?00/, '+'), 'IE')?.isValid() ?? false;
};

interface Group {
  start: number;
  end: number;
  before: number;
  after: number;
}

const groupsIn = (run: string): { groups: Group[]; digits: string } => {
  let digits = '';
  const groups = matches(run, GROUP).map(({ 0: text, 1: own = '', index }) => {
    const before = digits.length;
    digits += own;
    return { start: index, end: index + text.length, before, after: digits.length };
  });
  return { groups, digits };
};

// "0871234567 2 times" is one run of digits and spaces: find the longest sequence of groups that is a phone number.
const numbersInRun = (run: string, labelled: boolean, budget: Budget): Passage[] => {
  const { groups, digits } = groupsIn(run);
  const found: Passage[] = [];
  for (let first = 0; first < groups.length; first += 1) {
    const { start = 0, before = 0 } = groups[first] ?? {};
    // Every phone number starts like this, unless the text says that it is one.
    if (!/^(?:[+(0]|1[89]|353)/.test(run.slice(start, start + 3)) && !(labelled && first === 0)) continue;
    for (let last = Math.min(first + GROUPS_MAX, groups.length) - 1; last >= first; last -= 1) {
      const { end = 0, after = 0 } = groups[last] ?? {};
      if (after - before < DIGITS_MIN || after - before > DIGITS_MAX) continue;
      const written = run.slice(start, end);
      if (!isPhoneNumber(written, digits.slice(before, after), labelled && first === 0, budget)) continue;
      found.push({ start, end });
      first = last;
      break;
    }
  }
  return found;
};

const phone = (plain: string, place: Passage): Finding =>
  MEMORY.test(plain.slice(Math.max(0, place.start - 60), place.start))
    ? { kind: 'phone', effect: 'flag', message: 'Perhaps a phone number of the past.', ...place }
    : { kind: 'phone', effect: 'refuse', message: 'A phone number.', ...place };

export const phoneNumbers: Rule = ({ plain }) => {
  const budget: Budget = { lookUps: 0 };
  const written = matches(plain, RUN).flatMap(({ 0: run, index }) => {
    const labelled = LABELLED.test(plain.slice(Math.max(0, index - 30), index));
    return numbersInRun(run, labelled, budget).map(({ start, end }) => ({ start: index + start, end: index + end }));
  });
  const spoken = spokenNumbers(plain).flatMap(({ digits, placed }) =>
    numbersInRun(digits.text, false, budget).map(placed),
  );
  const places = [...written, ...spoken.filter((one) => !written.some((other) => overlap(one, other)))];
  return places.map((place) => phone(plain, place));
};
