import type { MappedText } from './mapped-text.ts';
import { normalised, spokenForm } from './normalised.ts';

/** A word of the text with its UTF-16 offsets. */
export interface Word {
  start: number;
  end: number;
  /** Lower case, with straight apostrophes: `you're`. */
  lower: string;
  /** The part before the first apostrophe: `you`. */
  head: string;
  isCapitalised: boolean;
  /** The index of its sentence, from 0. */
  sentence: number;
}

/** A text prepared for the rules; offsets of passages refer to `plain`, which `source` maps to the original. */
export interface TokenisedText {
  text: string;
  /** The text as a reader sees it, with straight apostrophes and plain spaces. */
  plain: string;
  source: MappedText;
  /** `plain` without apostrophes and short forms, mapped to it. */
  spoken: MappedText;
  words: Word[];
}

const ENGLISH = /^\p{ASCII}*$/u;
const WORD = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu;
// The same for English letters, and several times as fast.
const ENGLISH_WORD = /[a-zA-Z0-9]+(?:'[a-zA-Z]+)*/g;
const SENTENCE_END = /[.!?;\n]/;
const CAPITALISED = /^\p{Lu}\p{Ll}/u;

/** Tokenises a text once for all rules. */
export const tokenise = (text: string): TokenisedText => {
  const source = normalised(text);
  const plain = source.text;
  const words: Word[] = [];
  let sentence = 0;
  let end = 0;
  for (const match of plain.matchAll(ENGLISH.test(plain) ? ENGLISH_WORD : WORD)) {
    const [word] = match;
    // Most words follow the one before after a single space.
    const isNext = match.index === end + 1 && plain[end] === ' ';
    if (!isNext && SENTENCE_END.test(plain.slice(end, match.index))) sentence += 1;
    const lower = word.toLowerCase();
    end = match.index + word.length;
    words.push({
      start: match.index,
      end,
      lower,
      head: lower.split("'", 1)[0] ?? lower,
      isCapitalised: word !== lower && CAPITALISED.test(word),
      sentence,
    });
  }
  return { text, plain, source, spoken: spokenForm(plain), words };
};
