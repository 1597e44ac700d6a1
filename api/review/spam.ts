import { type Finding, passages, type Rule } from './finding.ts';

const LINKS_MAX = 2;

const OFFERS = [
  /\b(?:seo|backlinks?|web design|digital marketing) (?:services?|agency|experts?|packages?)\b/gi,
  /\b(?:buy|get|cheap|order) (?:\w+ )?(?:followers|backlinks|viagra|cialis|likes|traffic|steroids|replica watches)\b/gi,
  /\b(?:rank|page|first|top|number one|number 1|#1)(?: \w+){0,3} (?:of|on|in) google\b/gi,
  /\bguaranteed (?:returns?|profits?|approval|income|loans?)\b/gi,
  /\b(?:double|triple|multiply|grow) your (?:bitcoins?|money|crypto|investment)\b/gi,
  /\b(?:make|earn) (?:money|cash|[€£$] ?\d[\d,.]*|\d[\d,.]* ?(?:euros?|dollars|usd))(?: \w+){0,2} (?:online|from home|fast|a day|per day|daily|a week|weekly|per week)\b/gi,
  /\b(?:online casinos?|casino bonus(?:es)?|free spins|betting tips|sports? betting sites?|online slots)\b/gi,
  /\b(?:loan offers?|instant loans?|quick loans?|apply for (?:a|your) loan|loan at \d+ ?%|low interest loans?)\b/gi,
  /\b(?:spell caster|love spells?|binary options|forex (?:trad\w+|signals?|broker)|crypto (?:trad\w+|invest\w+|recovery)|bitcoin (?:trad\w+|invest\w+|mining))\b/gi,
  /\brecover(?:ed|ing|y)? (?:of )?(?:my|your|all|lost|stolen|scammed) (?:\w+ )?(?:funds?|bitcoins?|crypto|money|wallet)\b/gi,
  /\b(?:hot|horny|local|sexy) (?:singles|girls|milfs)\b|\b(?:xxx|porn) (?:videos?|sites?|movies)\b/gi,
  /\b(?:call|ring|text|dial|phone)\b[^.!?\n]{0,30}\b15[1-9]\d[ -]?\d{3}[ -]?\d{3}\b|\btext [a-z]{2,12} to (?!50808)5\d{4}\b/gi,
  /\b(?:you(?:'ve| have)? won|claim your|collect your) (?:\w+ ){0,4}(?:prize|reward|voucher|gift card|jackpot|cash)\b/gi,
  /\b(?:subscribe to|like and subscribe|join|follow) (?:my|our|the) (?:\w+ ){0,2}(?:channel|onlyfans|telegram|whatsapp group|page for)\b/gi,
  /\b(?:bit\.ly|tinyurl\.com|t\.me|wa\.me|goo\.gl|cutt\.ly|is\.gd|rb\.gy)\/\w/gi,
];

// Each of these can occur in a story; three different ones are advertising.
const HINTS = [
  /\bclick (?:here|the link|below)\b/i,
  /\b(?:limited[- ]time|special|exclusive) offer\b/i,
  /\b(?:act|order|buy|sign up|register) now\b/i,
  /\b(?:bitcoin|crypto(?:currency)?|nft|forex|casino)\b/i,
  /\b(?:discount|promo) code\b/i,
  /\b(?:100% free|risk[- ]free|no obligation|money[- ]back guarantee)\b/i,
  /\b(?:dm|whatsapp|telegram|inbox) (?:me|us)\b|\bon telegram\b/i,
  /\b(?:viagra|cialis|payday loans?|weight loss pills?)\b/i,
  /\b(?:visit|check out) (?:my|our) (?:website|site|page|channel|profile)\b/i,
];

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

const advertising: Rule = ({ plain }) => {
  const offers = passages(plain, OFFERS);
  if (offers.length > 0) return offers.map((offer) => ({ ...whole('refuse', 'Advertising.'), ...offer }));
  const hints = HINTS.flatMap((hint) => hint.exec(plain) ?? []).length;
  return hints >= 3 ? [whole('refuse', 'Reads like advertising.')] : [];
};

/** Refuses advertising, many links and repetition; flags shouting and repeated symbols. */
export const spam: Rule = (reading) => [...shapeOf(reading), ...manyLinks(reading), ...advertising(reading)];
