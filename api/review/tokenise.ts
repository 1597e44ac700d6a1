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

/** A text prepared for the rules; offsets refer to the original. */
export interface TokenisedText {
  text: string;
  /** The text with straight apostrophes and plain spaces, of the same length. */
  plain: string;
  words: Word[];
}

const WORD = /[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}]+)*/gu;

/** Tokenises a text once for all rules. */
export const tokenise = (text: string): TokenisedText => {
  const plain = text.replace(/[’‘ʼ`´]/g, "'").replace(/[\u00a0\u2007\u202f]/g, ' ');
  const words: Word[] = [];
  let sentence = 0;
  let end = 0;
  for (const match of plain.matchAll(WORD)) {
    if (/[.!?;\n]/.test(plain.slice(end, match.index))) sentence += 1;
    const lower = match[0].toLowerCase();
    end = match.index + match[0].length;
    words.push({
      start: match.index,
      end,
      lower,
      head: lower.split("'", 1)[0] ?? lower,
      isCapitalised: /^\p{Lu}\p{Ll}/u.test(match[0]),
      sentence,
    });
  }
  return { text, plain, words };
};
