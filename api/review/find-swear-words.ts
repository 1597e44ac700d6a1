import { DataSet, englishDataset, englishRecommendedTransformers, pattern, RegExpMatcher } from 'obscenity';
import type { Passage } from './passage.ts';
import type { TokenisedText } from './tokenise.ts';

/** A swear word: its dictionary entry and the ending (`fuck` + `ing`). */
export interface SwearWord extends Passage {
  root: string;
  ending: string;
}

// Words that occur in medicine, bereavement and survivors' stories: never a reason on their own.
const NOT_SWEARING = new Set(
  'abo anal anus ass boob cum ejaculate hooker incest masturbate orgasm orgy penis rape scat semen sex vagina dyke fag nigger'.split(
    ' ',
  ),
);

const irish: readonly (readonly [root: string, ...patterns: ReturnType<typeof pattern>[]])[] = [
  ['nigger', pattern`n[i]gger`, pattern`|nigga`],
  ['faggot', pattern`|fag[g]ot`, pattern`|fgg[o]t`],
  ['paki', pattern`|paki|`, pattern`|pakis|`],
  ['pikey', pattern`|pike[e]y`, pattern`|piky|`, pattern`|pikies|`],
  ['gyppo', pattern`|gypo`, pattern`|gipo|`],
  ['wog', pattern`|wog|`, pattern`|wogs|`],
  ['raghead', pattern`|raghead`, pattern`|towelhead`],
  ['knacker', pattern`|knacker|`, pattern`|knackers|`],
  ['gobshite', pattern`|gobshit`],
  ['bollocks', pattern`|bol[l]ox`, pattern`|bol[l]ix`],
  ['scumbag', pattern`|scumbag`],
  ['tosser', pattern`|tos[s]er`],
  ['ass', pattern`|ass|`, pattern`|as[s]hole`],
  ['fuck', pattern`|phuck`, pattern`|fuq`, pattern`|motherfck`],
];

const dictionary = irish.reduce(
  (words, [root, ...patterns]) =>
    words.addPhrase((phrase) =>
      patterns.reduce((entry, each) => entry.addPattern(each), phrase.setMetadata({ originalWord: root })),
    ),
  new DataSet<{ originalWord: string }>()
    .addAll(englishDataset)
    .removePhrasesIf((phrase) => NOT_SWEARING.has(phrase.metadata?.originalWord ?? '')),
);

const matcher = new RegExpMatcher({
  ...dictionary.build(),
  ...englishRecommendedTransformers,
});

// The library matches within words; these two patterns exclude Cockburn, Dickson, Wankel and Bastardstown.
const ENDING =
  /^(?:s|z|es|ed|e|a|as|er|ers|in|ing|ings|n|ng|y|ies|ty|ter|ters|head|heads|hole|holes|face|faces|wit|wits|bag|bags|s?you|s?off|up|ard|ards|ox|ocks|k?ery|s?ter)?$/;
const COMPOUND = /^(?:mother|muther|cluster|mind|abso|un|bull|horse|dip|bat|jack|ape)$/;

const SPACED = /(?<![\p{L}\p{N}])\p{L}(?:[\s.*_·|/,-]{1,4}\p{L}){2,20}(?![\p{L}\p{N}'])/gu;
// "fu-ck", "c.unt": pieces of a word without a space.
const BROKEN = /(?<![\p{L}\p{N}.*_-])\p{L}{1,4}(?:[.*_·|-]{1,2}\p{L}{1,4}){1,8}(?![\p{L}\p{N}'])/gu;
const SEPARATORS = /[\s.*_·|/,-]/g;
const STARRED =
  /(?<![\p{L}\p{N}*])(?:f[*#@_-]{2,4}k?|f\*k|sh[*#]{2}|s[*#]{2}t|c[*#]{2}t|b[*#]{3,4}h|w[*#]{3}er)(s|er|ers|ing|in|ed)?(?![\p{L}\p{N}*])/giu;
const STARRED_ROOTS: Record<string, string> = { f: 'fuck', s: 'shit', c: 'cunt', b: 'bitch', w: 'wank' };

const LETTER = /[\p{L}\p{M}\p{N}]/u;

const toWord = (text: string, from: number, to: number): Passage => {
  let [start, end] = [from, to];
  while (start > 0 && LETTER.test(text[start - 1] ?? '')) start -= 1;
  while (end < text.length && LETTER.test(text[end] ?? '')) end += 1;
  return { start, end };
};

const matchDictionary = (text: string): SwearWord[] =>
  matcher.getAllMatches(text, true).flatMap((match) => {
    const root = dictionary.getPayloadWithPhraseMetadata(match).phraseMetadata?.originalWord ?? '';
    const from = match.startIndex;
    const to = match.endIndex + 1;
    const word = toWord(text, from, to);
    const prefix = text.slice(word.start, from).toLowerCase();
    const last = (text[to - 1] ?? '').toLowerCase();
    let ending = text.slice(to, word.end).toLowerCase();
    while (last && ending.startsWith(last)) ending = ending.slice(1);
    // "As needed", on prescriptions.
    if (/^prn$/i.test(text.slice(from, to))) return [];
    if (/\s/.test(text.slice(from, to)) || !ENDING.test(ending) || (prefix && !COMPOUND.test(prefix))) return [];
    return [{ ...word, root, ending: endingOf(root, text.slice(from, word.end).toLowerCase(), ending) }];
  });

// Some patterns of the dictionary include the ending.
const endingOf = (root: string, word: string, ending: string): string => {
  if (ending !== '' || word.length <= root.length) return ending;
  // An article may have run into it: "a a s s h o l e".
  const at = word.indexOf(root);
  return at === -1 ? (/(?:s|ers?|ing)$/.exec(word)?.[0] ?? '') : word.slice(at + root.length);
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
  return [...text.matchAll(SPACED), ...text.matchAll(BROKEN)].flatMap(({ 0: found, index }) => {
    if (!known.has(found)) known.set(found, joinedMatch(found));
    const match = known.get(found);
    if (!match) return [];
    return [{ root: match.root, ending: match.ending, start: index + match.skipped, end: index + found.length }];
  });
};

const starred = (text: string): SwearWord[] =>
  [...text.matchAll(STARRED)].map(({ 0: found, 1: ending = '', index }) => ({
    root: STARRED_ROOTS[found[0]?.toLowerCase() ?? ''] ?? '',
    ending: ending.toLowerCase(),
    start: index,
    end: index + found.length,
  }));

/** Finds swear words and slurs in order, without overlaps, including spaced-out, starred and leet spellings. */
export const findSwearWords = ({ plain }: TokenisedText): SwearWord[] => {
  const swears: SwearWord[] = [];
  for (const swear of [...spacedOut(plain), ...starred(plain), ...matchDictionary(plain)].toSorted(
    (a, b) => a.start - b.start,
  )) {
    if (swear.start >= (swears.at(-1)?.end ?? 0)) swears.push(swear);
  }
  return swears;
};
