import { maskedWords } from './masked-words.ts';
import { matches } from './matches.ts';
import type { Passage } from './passage.ts';
import { dictionary, matcher } from './swear-dictionary.ts';
import type { TokenisedText } from './tokenise.ts';

export interface SwearWord extends Passage {
  root: string;
  ending: string;
  isAimed?: boolean;
}

// The library matches within words; these two patterns exclude Cockburn, Dickson, Wankel and Bastardstown.
const TAILS =
  'hole|head|face|wit|bag|tard|wad|boy|nut|stain|clown|brain|stick|sucker|weasel|nugget|goblin|wipe|rag|stack|monkey|waffle|trumpet|lord|house|licker|bucket|biscuit|ster|womble|puffin';
const ENDING = new RegExp(
  `^(?:s|z|es|ed|e|a|as|er|ers|in|ing|ings|n|ng|y|ies|ty|ter|ters|s?you|s?off|up|ard|ards|ox|ocks|k?ery|s?ter|(?:${TAILS})s?)?$`,
);
const WITH_TAIL = new RegExp(`^(?:${TAILS})s?$`);
const COMPOUND = /^(?:mother|muther|cluster|mind|abso|un|bull|horse|dip|bat|jack|ape)$/;

const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:[\s.*_·|/,-]{1,4}\p{L}){2,20}(?![\p{L}\p{N}'])/gu;
// "fu-ck", "c.unt": pieces of a word without a space.
const BROKEN = /(?<![\p{L}\p{N}.*_-])\p{L}{1,4}(?:[.*_·|-]{1,2}\p{L}{1,4}){1,8}(?![\p{L}\p{N}'])/gu;
// "cu nt": the same with a single space, where the pieces are no words.
const SPLIT =
  /(?=[fcbwadms]\p{L}{0,8} \p{L})(?<![\p{L}\p{N}'])(?:f ?u ?c ?k|c ?u ?n ?t|bi ?t ?c ?h|w ?a ?n ?k ?e ?r|b ?a ?s ?t ?a ?r ?d|a ?r ?s ?e ?h ?o ?l ?e|a ?s ?s ?h ?o ?l ?e|d ?i ?c ?k ?h ?e ?a ?d|s ?h ?i ?t ?h ?e ?a ?d|m ?o ?t ?h ?e ?r ?f ?u ?c ?k)(?:e ?r|i ?n ?g?|e ?d)?s?(?![\p{L}\p{N}'])/giu;
const SEPARATORS = /[\s.*_·|/,-]/g;
const HASHTAG = /#(?<tag>\p{L}[\p{L}\p{N}_]{2,60})/gu;
const OPENER =
  /^(?:you|your|youre|ye|yer|the|this|that|what|all|an?|such|bloody|total|are|is|of|bunch|fat|stupid|lying|lazy)+$/;
const CLOSER =
  /^(?:you|ye|off|them|him|her|all|the|this|your|their|cancer|life|charity|shop|place|service|nurses?|doctors?|hospital|staff|here)/;
const AT_READERS = /^(?:your?|youre|ye|yer)/;

export const isCompound = (ending: string): boolean => WITH_TAIL.test(ending);

const LETTER = /[\p{L}\p{M}\p{N}]/u;

const toWord = (text: string, from: number, to: number): Passage => {
  let [start, end] = [from, to];
  while (start > 0 && LETTER.test(text[start - 1] ?? '')) start -= 1;
  while (end < text.length && LETTER.test(text[end] ?? '')) end += 1;
  return { start, end };
};

const DIGITS: Record<string, string> = { '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's' };
// "w4nk3r": the dictionary reads digits as letters, and so are those of the ending.
const asLetters = (ending: string): string => ending.replace(/[01345]/g, (digit) => DIGITS[digit] ?? digit);

const inWord = (word: string, from: number, to: number, root: string): { root: string; ending: string } | undefined => {
  const prefix = word.slice(0, from).toLowerCase();
  const last = (word[to - 1] ?? '').toLowerCase();
  let ending = asLetters(word.slice(to).toLowerCase());
  while (last && ending.startsWith(last)) ending = ending.slice(1);
  const found = word.slice(from, to);
  // "As needed", on prescriptions.
  if (/^prn$/i.test(found)) return undefined;
  if (/\s/.test(found) || !ENDING.test(ending) || (prefix && !COMPOUND.test(prefix))) return undefined;
  return { root, ending: endingOf(root, word.slice(from).toLowerCase(), ending) };
};

const matchDictionary = (text: string): SwearWord[] => {
  // A text of one word over and over is looked at once.
  const known = new Map<string, ReturnType<typeof inWord>>();
  return matcher.getAllMatches(text, true).flatMap((match) => {
    const from = match.startIndex;
    const to = match.endIndex + 1;
    const word = toWord(text, from, to);
    const written = text.slice(word.start, word.end);
    // A surname, and 5-FU, a drug against cancer.
    if (
      written === 'Fu' ||
      (/^fu$/i.test(written) && /5[ -]?$/.test(text.slice(Math.max(0, word.start - 2), word.start)))
    )
      return [];
    const key = `${match.termId} ${from - word.start} ${to - word.start} ${written}`;
    if (!known.has(key)) {
      const root = dictionary.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord ?? '';
      known.set(key, inWord(written, from - word.start, to - word.start, root));
    }
    const found = known.get(key);
    return found ? [{ ...word, ...found }] : [];
  });
};

// Some patterns of the dictionary include the ending.
const endingOf = (root: string, word: string, ending: string): string => {
  const at = word.indexOf(root);
  if (at === -1) return ending || (/(?:s|ers?|ing)$/.exec(word)?.[0] ?? '');
  let rest = word.slice(at + root.length);
  // "fuckkkk": its last letter goes on.
  while (rest !== '' && rest[0] === root.at(-1)) rest = rest.slice(1);
  return rest;
};

// Behind an article the run begins a letter too early: "a c u n t".
const joinedMatch = (found: string) => {
  const joined = found.replace(SEPARATORS, '');
  if (joined.length < 3) return undefined;
  const [whole] = matchDictionary(joined);
  if (whole) return { ...whole, skipped: 0 };
  const [behind] = /^[aiu]/i.test(joined) ? matchDictionary(joined.slice(1)) : [];
  return behind && { ...behind, skipped: found.slice(1).search(/\p{L}/u) + 1 };
};

const spacedOut = (text: string): SwearWord[] => {
  const known = new Map<string, ReturnType<typeof joinedMatch>>();
  return [...matches(text, SPACED), ...matches(text, BROKEN), ...matches(text, SPLIT)].flatMap(
    ({ 0: found, index }) => {
      if (!known.has(found)) known.set(found, joinedMatch(found));
      const match = known.get(found);
      if (!match) return [];
      return [{ root: match.root, ending: match.ending, start: index + match.skipped, end: index + found.length }];
    },
  );
};

const masked = (text: string): SwearWord[] => {
  const known = new Map<string, SwearWord | undefined>();
  return maskedWords(text).flatMap(({ word, start, end }) => {
    if (!known.has(word)) known.set(word, matchDictionary(word)[0]);
    const match = known.get(word);
    return match ? [{ root: match.root, ending: match.ending, start, end }] : [];
  });
};

// "#YouBastards", "#fuckthisplace": the words of a hashtag have no space between them.
const inHashtag = (tag: string): Omit<SwearWord, 'start' | 'end'> | undefined => {
  const words = tag
    .replace(/(\p{Ll})(?=\p{Lu})/gu, '$1_')
    .toLowerCase()
    .split('_');
  for (const [at, word] of words.entries()) {
    const before = words.slice(0, at).join('');
    for (const match of matcher.getAllMatches(word, true)) {
      const root = dictionary.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord ?? '';
      const opener = before + word.slice(0, match.startIndex);
      const rest = word.slice(match.endIndex + 1);
      const isWhole = opener === '' || OPENER.test(opener);
      const ends = ENDING.test(rest) || CLOSER.test(rest.replace(/^(?:s|ers?|ing)(?=.)/, ''));
      if (!isWhole && match.startIndex > 0) continue;
      if (!ends) continue;
      const ending = /^(?:you|ye|off)/.exec(rest)?.[0].replace('ye', 'you') ?? (ENDING.test(rest) ? rest : '');
      return { root, ending, isAimed: AT_READERS.test(opener) };
    }
  }
  return undefined;
};

const inHashtags = (text: string): SwearWord[] => {
  if (!text.includes('#')) return [];
  const known = new Map<string, ReturnType<typeof inHashtag>>();
  return matches(text, HASHTAG).flatMap(({ 0: found, index, groups }) => {
    const { tag = '' } = groups ?? {};
    if (!known.has(tag)) known.set(tag, inHashtag(tag));
    const match = known.get(tag);
    return match ? [{ ...match, start: index, end: index + found.length }] : [];
  });
};

/** In order, without overlaps; includes spaced-out, starred and leet spellings. */
export const findSwearWords = ({ plain }: TokenisedText): SwearWord[] => {
  const swears: SwearWord[] = [];
  for (const swear of [...inHashtags(plain), ...spacedOut(plain), ...masked(plain), ...matchDictionary(plain)].toSorted(
    (a, b) => a.start - b.start,
  )) {
    if (swear.start >= (swears.at(-1)?.end ?? 0)) swears.push(swear);
  }
  return swears;
};
