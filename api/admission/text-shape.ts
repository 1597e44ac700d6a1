import { createHash } from 'node:crypto';
import { normalForm } from '#contract/text/normal-form.ts';

/** Words that a spam template keeps while the words around them are swapped. */
const FUNCTION_WORDS = new Set(
  'a about after all also an and are as at be because been but by can did do for from had has have he her here him his i if in into is it its me more most my no not of on one or our out she so some than that the their them then there they this to up us very was we were what when which who will with would you your'.split(
    ' ',
  ),
);
const FUNCTION_WORDS_MIN = 6;
const WORDS_MIN = 10;
/** Four bands of four hashes: texts that share 80 % of their word pairs agree in at least one, different texts in none. */
const BANDS = 4;
const ROWS = 4;
const WORDS_READ = 1000;

const LINK = /^(?:https?:|www\.)|\.(?:com|org|net|info|biz|xyz|ru|cn|site|online|shop|club|top|link)(?:\/|\W*$)/;
const INVISIBLE = /[\p{M}\p{Cf}]/gu;

/** Takes time linear in the token's length, whatever it contains. */
const wordsOfToken = (token: string): string[] => {
  if (token.includes('@')) return ['mail'];
  if (LINK.test(token)) return ['link'];
  const words = token.match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.map((word) => (/\p{N}/u.test(word) ? '0' : word));
};

/** Leaves out what a sender can vary: case, accents, invisible characters, numbers, links, addresses. */
const foldedWords = (text: string): string[] =>
  normalForm(text, 'NFKD').replace(INVISIBLE, '').toLowerCase().split(/\s+/).flatMap(wordsOfToken).slice(0, WORDS_READ);

const shortHash = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 10);

const hash32 = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
};

const mix = (hash: number, seed: number): number => {
  let mixed = Math.imul(hash ^ Math.imul(seed + 1, 0x9e3779b1), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
};

/** MinHash of the pairs of neighbouring words, in bands. */
const bandsOf = (words: readonly string[]): string[] => {
  const pairs = new Set(words.slice(1).map((word, at) => hash32(`${words[at]} ${word}`)));
  const least = Array.from({ length: BANDS * ROWS }, () => 0xffffffff);
  for (const pair of pairs) {
    for (let row = 0; row < least.length; row += 1) least[row] = Math.min(least[row] ?? 0, mix(pair, row));
  }
  return Array.from({ length: BANDS }, (_, band) =>
    shortHash(`${band} ${least.slice(band * ROWS, (band + 1) * ROWS)}`),
  );
};

const skeletonOf = (words: readonly string[]): string | null => {
  const functionWords = words.filter((word) => FUNCTION_WORDS.has(word)).length;
  if (functionWords < FUNCTION_WORDS_MIN || words.length < WORDS_MIN) return null;
  return words
    .map((word) => (FUNCTION_WORDS.has(word) ? word : '*'))
    .join(' ')
    .replace(/\*(?: \*)+/g, '*');
};

/** Hashes that do not reveal the text; two texts are alike if they share one. */
export const shapesOf = (text: string): string[] => {
  const words = foldedWords(text);
  if (words.length < 3) {
    // No words to speak of: only signs, or the same few letters.
    return [
      shortHash(`short ${words.join(' ')} ${[...new Set(text.replace(/[\p{L}\p{N}\s]/gu, ''))].sort().join('')}`),
    ];
  }
  const skeleton = skeletonOf(words);
  return [...new Set([shortHash(`skeleton ${skeleton ?? words.join(' ')}`), ...bandsOf(words)])];
};
