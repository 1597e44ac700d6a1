import type { Finding, Rule } from './finding.ts';
import { matches } from './matches.ts';

const CARD = /(?<![\p{L}\p{N}+€£$.,])[1-6]\d{3}(?:[ ./_-]{0,2}\d){8,15}(?![\p{N}])/gu;

const passesLuhn = (digits: string): boolean => {
  let sum = 0;
  for (let place = 0; place < digits.length; place += 1) {
    const digit = Number(digits[digits.length - 1 - place]);
    const doubled = place % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
};

// Visa, Mastercard, American Express, Maestro and Discover, JCB, Diners.
const ISSUED =
  /^(?:4\d{12}(?:\d{3})?(?:\d{3})?|5[1-5]\d{14}|2[2-7]\d{14}|3[47]\d{13}|6\d{15,18}|5[0678]\d{10,17}|35(?:2[89]|[3-8]\d)\d{12}|(?:2131|1800)\d{11}|3(?:0[0-59]|[689]\d)\d{11})$/;

const isCard = (written: string): boolean => {
  const digits = written.replace(/\D/g, '');
  return ISSUED.test(digits) && passesLuhn(digits);
};

export const cardNumbers: Rule = ({ plain }) => {
  const findings: Finding[] = [];
  for (const { 0: run, index: start } of matches(plain, CARD)) {
    // A number of something else may follow after a space: "... 1111 2 times".
    let written = run;
    while (written !== '' && !isCard(written)) written = written.slice(0, Math.max(0, written.search(/[ ./_-]+\d+$/)));
    if (written === '') continue;
    findings.push({ kind: 'card', effect: 'refuse', message: 'A card number.', start, end: start + written.length });
  }
  return findings;
};

const LABELLED =
  /\b(?:(?:bank )?(?:account|acct|a\/c) ?(?:number|no\.?|nr)?|sort ?code)\b(?: (?:is|was))?[ :#=]{0,3}(\d(?:[ -]{0,2}\d){5,11})(?!\d)/gi;

export const accountNumbers: Rule = ({ plain }) => {
  if (!/\d/.test(plain)) return [];
  return matches(plain, LABELLED).map(({ 0: whole, 1: number = '', index }) => {
    const end = index + whole.length;
    return { kind: 'account', effect: 'refuse', message: 'A bank account number.', start: end - number.length, end };
  });
};
