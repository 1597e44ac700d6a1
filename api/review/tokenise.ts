import { toLatin1 } from './latin1.ts';
import type { MappedText } from './mapped-text.ts';
import { matches } from './matches.ts';
import { normalised } from './normalised.ts';
import { spokenForm } from './spoken-form.ts';

export interface Word {
  start: number;
  end: number;
  /** Lower case, with straight apostrophes. */
  lower: string;
  head: string;
  isCapitalised: boolean;
  sentence: number;
}

/** Offsets of passages refer to `plain`, which `source` maps to the original. */
export interface TokenisedText {
  text: string;
  plain: string;
  /** Saves the `i` flag, which compiles to several times the code. */
  lower: string;
  source: MappedText;
  spoken: MappedText;
  words: Word[];
}

const ENGLISH = /^\p{ASCII}*$/u;
const WORD = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu;
// The same for English letters, and several times as fast.
const ENGLISH_WORD = /[a-zA-Z0-9]+(?:'[a-zA-Z]+)*/g;
const SENTENCE_END = /[.!?;\n]/;
const CAPITALISED = /^\p{Lu}\p{Ll}/u;

const hasRunOfThree = (text: string): boolean => {
  for (let at = 2; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit > 64 && unit === text.charCodeAt(at - 1) && unit === text.charCodeAt(at - 2)) return true;
  }
  return false;
};

export const tokenise = (text: string): TokenisedText => {
  const source = normalised(text);
  const plain = toLatin1(source.text);
  const hasRuns = hasRunOfThree(plain);
  const words: Word[] = [];
  let sentence = 0;
  let end = 0;
  for (const match of matches(plain, ENGLISH.test(plain) ? ENGLISH_WORD : WORD)) {
    const [word] = match;
    // Most words follow the one before after a single space.
    const isNext = match.index === end + 1 && plain[end] === ' ';
    if (!isNext && SENTENCE_END.test(plain.slice(end, match.index))) sentence += 1;
    // "Yooouuu" is "you".
    const lower = hasRuns ? word.toLowerCase().replace(/(\p{L})\1{2,}/gu, '$1') : word.toLowerCase();
    end = match.index + word.length;
    const apostrophe = lower.indexOf("'");
    words.push({
      start: match.index,
      end,
      lower,
      head: apostrophe === -1 ? lower : lower.slice(0, apostrophe),
      isCapitalised: word !== lower && CAPITALISED.test(word),
      sentence,
    });
  }
  return { text, plain, lower: plain.toLowerCase(), source, spoken: spokenForm(plain), words };
};
