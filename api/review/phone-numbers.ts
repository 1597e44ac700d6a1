import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import type { Finding, Passage, Rule } from './finding.ts';

const RUN = /(?<![\p{L}\p{N}+€£$.,])[+(]{0,2}\d[\d ()./-]{5,}\d(?![\p{L}\p{N}%])/gu;
const DATE = /^\D*\d{1,2} ?[/.-] ?\d{1,2} ?[/.-] ?(?:\d\d){1,2}(?!\d)/;
const IRISH = /^0(?:8[2-9]\d{7}|1\d{7}|[24-79]\d{7,8}|818\d{6})$|^1(?:800|850|890)\d{6}$/;
const LABELLED =
  /\b(?:call|ring|text|phone|tel|telephone|mobile|mob|whatsapp|(?:my|his|her|our) number)\b[^\d\n]{0,14}$/i;
const GROUPS_MAX = 12;
const LOOK_UPS_MAX = 50;

// Public helplines that a person may well recommend: Pieta, Childline, Women's Aid, Irish Cancer Society.
const HELPLINES = new Set(['1800247247', '1800666666', '1800341900', '1800200700']);

interface Budget {
  lookUps: number;
}

const isPhoneNumber = (written: string, labelled: boolean, budget: Budget): boolean => {
  const digits = written.replace(/\D/g, '');
  if (digits.length < 7 || digits.length > 15 || HELPLINES.has(digits)) return false;
  if (DATE.test(written)) return false;
  if (IRISH.test(digits.replace(/^(?:00)?353\(?0?/, '0'))) return true;
  if (labelled && digits.length <= 10 && !/^(?:19|20)\d\d\D/.test(written)) return true;
  if (!/^\(?(?:\+|00)/.test(written) || budget.lookUps >= LOOK_UPS_MAX) return false;
  budget.lookUps += 1;
  return parsePhoneNumberFromString(written.replace(/^\(?00/, '+'), 'IE')?.isValid() ?? false;
};

// "0871234567 2 times" is one run of digits and spaces: the number is the longest row of its groups that is one.
const numbersInRun = (run: string, labelled: boolean, budget: Budget): Passage[] => {
  const groups = [...run.matchAll(/[+(]*\d+/g)].map(({ 0: text, index }) => ({
    start: index,
    end: index + text.length,
  }));
  const found: Passage[] = [];
  for (let first = 0; first < groups.length; first += 1) {
    const start = groups[first]?.start ?? 0;
    // Every number starts so, but for one that the text calls a number.
    if (!/^(?:[+(0]|1[89]|353)/.test(run.slice(start, start + 3)) && !(labelled && first === 0)) continue;
    for (let last = Math.min(first + GROUPS_MAX, groups.length) - 1; last >= first; last -= 1) {
      const end = groups[last]?.end ?? 0;
      if (!isPhoneNumber(run.slice(start, end), labelled && first === 0, budget)) continue;
      found.push({ start, end });
      first = last;
      break;
    }
  }
  return found;
};

/** Phone numbers: Irish ones however they are spaced, and foreign ones with their country's prefix. */
export const phoneNumbers: Rule = ({ plain }) => {
  const findings: Finding[] = [];
  const budget: Budget = { lookUps: 0 };
  for (const { 0: run, index } of plain.matchAll(RUN)) {
    const labelled = LABELLED.test(plain.slice(Math.max(0, index - 30), index));
    for (const { start, end } of numbersInRun(run, labelled, budget)) {
      const message = 'A phone number.';
      findings.push({ kind: 'phone', effect: 'refuse', message, start: index + start, end: index + end });
    }
  }
  return findings;
};
