import { HINTS, OFFERS } from './advertising-words.ts';
import { type Finding, passages, type Rule } from './finding.ts';

const LINKS_MAX = 2;

const whole = (effect: Finding['effect'], message: string): Finding => ({ kind: 'spam', effect, message });

const lettersOf = (text: string): string => text.replace(/[^\p{L}]+/gu, '');

const shapeOf: Rule = ({ plain: text, words }) => {
  const findings: Finding[] = [];
  const letters = lettersOf(text);
  const capitals = text.replace(/[^\p{Lu}]+/gu, '').length;
  if (letters.length >= 60 && capitals > 0.7 * letters.length) {
    findings.push(whole('flag', 'Nearly all in capital letters.'));
  }
  if (/([\p{L}\p{N}])\1{9}/iu.test(text)) findings.push(whole('flag', 'One letter many times over.'));
  const visible = text.replace(/\s+/g, '').length;
  if (visible >= 20 && letters.length < 0.4 * visible) {
    const wordCount = words.filter((word) => /\p{L}{2}/u.test(word.lower)).length;
    findings.push(whole(wordCount < 3 ? 'refuse' : 'flag', 'Mostly signs and digits, hardly any words.'));
  }
  const different = new Set(words.map((word) => word.lower)).size;
  if (words.length >= 20 && different < 0.2 * words.length && different < 60) {
    findings.push(whole('refuse', 'The same words over and over.'));
  }
  return findings;
};

const manyLinks: Rule = ({ plain }) => {
  const links = plain.match(/https?:\/\/|\bwww\./gi)?.length ?? 0;
  return links > LINKS_MAX ? [whole('refuse', `${links} links.`)] : [];
};

// One search for all of them: most texts have none.
const ANY_OFFER = new RegExp(OFFERS.map(({ source }) => source).join('|'), 'i');
const ANY_HINT = new RegExp(HINTS.map(({ source }) => source).join('|'), 'i');

const advertising: Rule = ({ plain }) => {
  const offers = ANY_OFFER.test(plain) ? passages(plain, OFFERS) : [];
  if (offers.length > 0) return offers.map((offer) => ({ ...whole('refuse', 'Advertising.'), ...offer }));
  const hints = !ANY_HINT.test(plain) ? 0 : HINTS.flatMap((hint) => hint.exec(plain) ?? []).length;
  return hints >= 3 ? [whole('refuse', 'Reads like advertising.')] : [];
};

/** Refuses advertising, many links and repetition; flags shouting and repeated symbols. */
export const spam: Rule = (reading) => [...shapeOf(reading), ...manyLinks(reading), ...advertising(reading)];
