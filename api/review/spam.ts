import { HINTS, OFFERS } from './advertising-words.ts';
import { type Finding, passages, type Rule } from './finding.ts';

const LINKS_MAX = 2;

const whole = (effect: Finding['effect'], message: string): Finding => ({ kind: 'spam', effect, message });

const countsOf = (text: string) => {
  let [letters, capitals, visible] = [0, 0, 0];
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    if (code === 32 || (code < 14 && code > 8)) continue;
    visible += sign.length;
    const small = code > 96 && code < 123;
    const isCapital = code < 128 ? code > 64 && code < 91 : /\p{Lu}/u.test(sign);
    if (isCapital) capitals += sign.length;
    if (small || isCapital || (code > 127 && /\p{L}/u.test(sign))) letters += sign.length;
  }
  return { letters, capitals, visible };
};

const RUN_MIN = 10;
const hasLongRun = (text: string): boolean => {
  let [run, last] = [0, ''];
  for (const sign of text.toLowerCase()) {
    run = sign === last ? run + 1 : 1;
    last = sign;
    if (run === RUN_MIN && /[\p{L}\p{N}]/u.test(sign)) return true;
  }
  return false;
};

const shapeOf: Rule = ({ plain: text, words }) => {
  const findings: Finding[] = [];
  const { letters, capitals, visible } = countsOf(text);
  if (letters >= 60 && capitals > 0.7 * letters) {
    findings.push(whole('flag', 'Nearly all in capital letters.'));
  }
  if (hasLongRun(text)) findings.push(whole('flag', 'One letter many times over.'));
  if (visible >= 20 && letters < 0.4 * visible) {
    const wordCount = words.filter((word) => /\p{L}{2}/u.test(word.lower)).length;
    findings.push(whole(wordCount < 3 ? 'refuse' : 'flag', 'Mostly signs and digits, hardly any words.'));
  }
  const different = new Set(words.map((word) => word.lower)).size;
  if (words.length >= 20 && different < 0.2 * words.length && different < 60) {
    findings.push(whole('refuse', 'The same words over and over.'));
  }
  return findings;
};

const manyLinks: Rule = ({ lower }) => {
  const links = lower.match(/https?:\/\/|\bwww\./g)?.length ?? 0;
  return links > LINKS_MAX ? [whole('refuse', `${links} links.`)] : [];
};

// One search for all of them, which all begin with a word: most texts have none.
const anyOf = (patterns: readonly RegExp[]) =>
  new RegExp(`\\b(?=\\w)(?:${patterns.map(({ source }) => source).join('|')})`);
const ANY_OFFER = anyOf(OFFERS);
const ANY_HINT = anyOf(HINTS);

const advertising: Rule = ({ lower }) => {
  const offers = ANY_OFFER.test(lower) ? passages(lower, OFFERS) : [];
  if (offers.length > 0) return offers.map((offer) => ({ ...whole('refuse', 'Advertising.'), ...offer }));
  const hints = !ANY_HINT.test(lower) ? 0 : HINTS.flatMap((hint) => hint.exec(lower) ?? []).length;
  return hints >= 3 ? [whole('refuse', 'Reads like advertising.')] : [];
};

/** Refuses advertising, many links and repetition; flags shouting and repeated symbols. */
export const spam: Rule = (reading) => [...shapeOf(reading), ...manyLinks(reading), ...advertising(reading)];
