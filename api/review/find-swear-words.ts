import { matches } from './matches.ts';
import type { Passage } from './passage.ts';
import { dictionary, matcher } from './swear-dictionary.ts';
import type { TokenisedText } from './tokenise.ts';

/** A swear word: its dictionary entry and the ending (`fuck` + `ing`). */
export interface SwearWord extends Passage {
  root: string;
  ending: string;
}

// The library matches within words; these two patterns exclude Cockburn, Dickson, Wankel and Bastardstown.
const ENDING =
  /^(?:s|z|es|ed|e|a|as|er|ers|in|ing|ings|n|ng|y|ies|ty|ter|ters|head|heads|hole|holes|face|faces|wit|wits|bag|bags|s?you|s?off|up|ard|ards|ox|ocks|k?ery|s?ter)?$/;
const COMPOUND = /^(?:mother|muther|cluster|mind|abso|un|bull|horse|dip|bat|jack|ape)$/;

const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:[\s.*_·|/,-]{1,4}\p{L}){2,20}(?![\p{L}\p{N}'])/gu;
// "fu-ck", "c.unt": pieces of a word without a space.
const BROKEN = /(?<![\p{L}\p{N}.*_-])\p{L}{1,4}(?:[.*_·|-]{1,2}\p{L}{1,4}){1,8}(?![\p{L}\p{N}'])/gu;
// "cu nt": the same with a single space, where the pieces are no words.
const SPLIT =
  /(?=[fcbwa]\p{L}{0,5} \p{L})(?<![\p{L}\p{N}'])(?:f ?u ?c ?k|c ?u ?n ?t|bi ?t ?c ?h|w ?a ?n ?k ?e ?r|b ?a ?s ?t ?a ?r ?d|a ?r ?s ?e ?h ?o ?l ?e|a ?s ?s ?h ?o ?l ?e)(?:e ?r|i ?n ?g?)?s?(?![\p{L}\p{N}'])/giu;
const SEPARATORS = /[\s.*_·|/,-]/g;
const STARRED =
  /(?<![\p{L}\p{N}*])(?:f[*#@_-]{2,4}k?|f\*k|sh[*#]{2}|s[*#]{2}t|c[*#]{2}t|b[*#]{3,4}h|w[*#]{3}er)(s|er|ers|ing|in|ed)?(?![\p{L}\p{N}*])/giu;
const ONE_STAR = /(?<![\p{L}\p{N}*#])\p{L}{1,8}[*#]\p{L}{2,8}(?![\p{L}\p{N}*#])/gu;
const STARRED_ROOTS: Record<string, string> = { f: 'fuck', s: 'shit', c: 'cunt', b: 'bitch', w: 'wank' };

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

/** The swear word in a word of which the library found the part from `from` to `to`, both from the word's start. */
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
  if (ending !== '' || word.length <= root.length) return ending;
  // An article may have run into it: "a a s s h o l e".
  const at = word.indexOf(root);
  if (at === -1) return /(?:s|ers?|ing)$/.exec(word)?.[0] ?? '';
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

const VOWELS = [...'aeiou'];

/** A star may stand for any vowel: "b*tch". */
const vowelless = (text: string): SwearWord[] => {
  if (!/[*#]/.test(text)) return [];
  const known = new Map<string, SwearWord | undefined>();
  return matches(text, ONE_STAR).flatMap(({ 0: found, index }) => {
    if (!known.has(found))
      known.set(found, VOWELS.flatMap((vowel) => matchDictionary(found.replace(/[*#]/g, vowel)))[0]);
    const match = known.get(found);
    return match ? [{ ...match, start: index, end: index + found.length }] : [];
  });
};

const starred = (text: string): SwearWord[] =>
  matches(text, STARRED).map(({ 0: found, 1: ending = '', index }) => ({
    root: STARRED_ROOTS[found[0]?.toLowerCase() ?? ''] ?? '',
    ending: ending.toLowerCase(),
    start: index,
    end: index + found.length,
  }));

/** Finds swear words and slurs in order, without overlaps, including spaced-out, starred and leet spellings. */
export const findSwearWords = ({ plain }: TokenisedText): SwearWord[] => {
  const swears: SwearWord[] = [];
  for (const swear of [...spacedOut(plain), ...starred(plain), ...vowelless(plain), ...matchDictionary(plain)].toSorted(
    (a, b) => a.start - b.start,
  )) {
    if (swear.start >= (swears.at(-1)?.end ?? 0)) swears.push(swear);
  }
  return swears;
};
