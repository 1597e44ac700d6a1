import { normalForm } from '#contract/text/normal-form.ts';
import { type MappedText, rewrite, rewriteAgain, unchanged } from './mapped-text.ts';

// What a reader does not see, or sees as another letter; plain English has none of it.
const UNUSUAL = /[\p{DI}\p{Cf}]+|[^\p{ASCII}]\p{M}*|\p{L}\p{M}+/gu;
const INVISIBLE = /[\p{DI}\p{Cf}\ufffc]/gu;
const LOOKALIKES = new Map(
  [...'аaеeоoсcіiрpхxѕsуyԁdһhӏlкkтtмmнhвbгrαaοoνvιiκkτtρpυuεeАAВBЕEКKМMНHОOРPСCТTХXІIΑAΒBΕEΗHΙIΚKΜMΝNΟOΡPΤTΧX']
    .join('')
    .match(/../gu)
    ?.map((pair): [string, string] => [pair[0] ?? '', pair[1] ?? '']),
);
const WORD = /\p{L}{2,}/gu;
const LATIN = /\p{Script=Latin}/u;
const OTHER = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

// White letters in black circles and squares, which have no plain form in Unicode.
const boxed = (cluster: string): string | undefined => {
  const code = cluster.codePointAt(0) ?? 0;
  const first = [0x1f130, 0x1f150, 0x1f170].find((start) => code >= start && code < start + 26);
  return first === undefined ? undefined : String.fromCharCode(0x61 + code - first);
};

const readable = (cluster: string): string => {
  const letter = boxed(cluster);
  if (letter !== undefined) return letter;
  const folded = normalForm(cluster, 'NFKC').replace(INVISIBLE, '');
  // One sign may stand for a whole phrase: no text grows by more than a little, and only by letters ("ﬃ", not "½").
  if (folded.length > 4 || (folded.length > 2 && !/^\p{L}+$/u.test(folded))) return cluster;
  // A line through the letters hides a word from a rule, not from a reader.
  return /^\p{Script=Latin}\p{M}/u.test(folded) ? folded.replace(/\p{M}/gu, '') : folded;
};

const asLatin = (word: string): string => [...word].map((letter) => LOOKALIKES.get(letter) ?? letter).join('');

// A telephone writes these by itself into plain English.
const APOSTROPHE = /[\u2018\u2019\u02bc`\u00b4]/g;
const SPACE = /[\u00a0\u2007\u202f]/g;
const ENGLISH = /^[\u0020-\u007e\n\t\u2013\u2014\u201c\u201d\u2026\u20ac]*$/;

/**
 * One form for letters that look alike, straight apostrophes, and nothing invisible. Letters of other alphabets change only
 * within words that mix alphabets.
 */
export const normalised = (text: string): MappedText => {
  const typed = text.replace(APOSTROPHE, "'").replace(SPACE, ' ');
  if (ENGLISH.test(typed)) return unchanged(typed);
  const clusters = rewriteAgain(rewrite(typed, UNUSUAL, readable), APOSTROPHE, () => "'");
  if (!OTHER.test(text)) return clusters;
  return rewriteAgain(clusters, WORD, (word) => (LATIN.test(word) && OTHER.test(word) ? asLatin(word) : word));
};
