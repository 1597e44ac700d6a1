import { eld } from 'eld/extrasmall';
import { type Finding, passages, type Rule } from './finding.ts';

const WORDS_MIN = 4;
const PIECE_WORDS = 40;
const ENGLISH_LETTERS = /^\p{ASCII}*$/u;
const OTHER_LETTERS = /(?=\p{L})[^\p{Script=Latin}]/gu;

// None of these is a word of Polish, Romanian or Irish, as "to", "i" and "was" are.
const CLEARLY_ENGLISH = new Set(
  'the and of with for they were have that this my she her you your when who which their our from not had'.split(' '),
);
const CLEAR_SHARE = 0.25;

const isPlainlyEnglish = (words: readonly string[]): boolean =>
  words.length >= PIECE_WORDS / 2 &&
  words.filter((word) => CLEARLY_ENGLISH.has(word)).length >= CLEAR_SHARE * words.length;

const isEnglish = (text: string): boolean => {
  const found = eld.detect(text);
  if (found.language === 'en') return found.isReliable();
  const scores = found.getScores();
  // A short English text with names in it is nearly as likely something else.
  return (scores.en ?? 0) > 0.9 * (scores[found.language] ?? 1);
};

// The library does not know Irish: its small words, and its letters behind which an h softens the first one.
const IRISH =
  /^(?:an|na|is|í|é|iad|agus|ag|ar|le|leis|do|don|go|sa|san|sin|seo|mo|bhur|ár|tá|níl|bhí|ní|ba|muid|sibh|siad|agat|agaibh|agam|orm|ort|air|aici|againn|dom|duit|dó|dúinn|libh|liom|leat|ó|faoi|gach|mar|nach|nár|bím|beidh|maith|míle|raibh|a|\p{L}*[áéíóú]\p{L}*|(?:bh|ch|dh|fh|gh|mh|ph|bhf|gc|nd|bp|dt|mb)[aeiouáéíóúlnr]\p{L}*)$/u;
const IRISH_SHARE = 0.6;
const CLEARLY_IRISH = /[áéíóú]|^(?:agus|bhur|raibh|míle|(?:bh|mh|dh|fh|gc|bp|dt)\p{L}+)$/u;
const isIrish = (words: readonly string[]): boolean => {
  const bare = words.map((word) => word.replace(/[^\p{L}]/gu, ''));
  const clear = bare.filter((word) => CLEARLY_IRISH.test(word)).length;
  return clear >= 2 && bare.filter((word) => IRISH.test(word)).length >= IRISH_SHARE * bare.length;
};

const ADDRESS = /[@/]|\.\w/;

// What is said in anger in Polish, Romanian, Portuguese, Spanish, Italian, German and French; among English words it is not seen.
const ABUSE =
  /(?<!\p{L})(?:kurw\p{L}*|(?:s|wy|o|roz)?pierd[oa]l\p{L}*|jeba[cćn]\p{L}*|(?:za|po|wy)jeb\p{L}+|chuj\p{L}*|dziwk\p{L}*|skurwysyn\p{L}*|debil(?:e|u|a|i|ki|em|ami|ów|om)?|curv[ăe]\p{L}*|pizd\p{L}+|muie|futu-(?:ți|ti|vă|va|te|i)(?: \p{L}+)?|dracului|caralho|foda-se|fod[ae]m?|puta(?:s|ria)?|merdas?|vaffanculo|stronz[oiae]|cazzo|arschl[oö]ch\p{L}*|scheiß\p{L}*|mierda|pendej\p{L}+|connard\p{L}*|salopes?|encul\p{L}+)(?!\p{L})/giu;

const abuse = (plain: string): Finding[] =>
  passages(plain, [ABUSE]).map((passage) => ({
    kind: 'profanity',
    effect: 'flag',
    message: 'Perhaps abuse in another language.',
    ...passage,
  }));

const notUnderstood = (plain: string): Finding[] => {
  const message = 'Not in English, at least in part: the automatic review does not understand it.';
  const finding = [{ kind: 'language', effect: 'flag', message } as const];
  if (!ENGLISH_LETTERS.test(plain) && (plain.match(OTHER_LETTERS)?.length ?? 0) >= 4) return finding;
  const pieces = plain.toLowerCase().split(/\s+/);
  const words = pieces.filter((piece) => /\p{L}/u.test(piece) && !ADDRESS.test(piece));
  if (words.length < WORDS_MIN) return [];
  for (let from = 0; from < words.length; from += PIECE_WORDS) {
    // A short rest is read together with what comes before it.
    const first = Math.max(0, Math.min(from, words.length - PIECE_WORDS));
    const piece = words.slice(first, first + PIECE_WORDS);
    if (!isPlainlyEnglish(piece) && (isIrish(piece) || !isEnglish(piece.join(' ')))) return finding;
  }
  return [];
};

/** Holds what is not in English, also where it is only a part of the text: the other rules know little else. */
export const language: Rule = ({ plain }) => [...notUnderstood(plain), ...abuse(plain)];
