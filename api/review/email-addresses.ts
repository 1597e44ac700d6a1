import { merged, passages, type Rule } from './finding.ts';
import type { Passage } from './passage.ts';

const WRITTEN = /[\p{L}\p{N}._%+'-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,6}/gu;

// A bare " at " is an ordinary word: then the dot has to be spelled out, or the domain a mail provider's.
const SPELLED = [
  /(?<![\w.+-])[\w.+-]{1,64} {0,2}(?:[([{] ?(?:at|@) ?[)\]}]|@) {0,2}[\w-]{1,63} {0,2}(?:\.|[([{] ?(?:dot|\.) ?[)\]}]| dot ) {0,2}[a-z]{2,10}\b/gi,
  /(?<![\w.+-])[\w.+-]{1,64} at [\w-]{1,63} (?:dot [a-z]{2,10}\b ?){1,3}/gi,
  /(?<![\w.+-])[\w.+-]{1,64} at (?:gmail|hotmail|yahoo|outlook|live|icloud|eircom|proton|protonmail)(?: ?\. ?| dot )(?:com|ie|net|me|co\.uk)\b/gi,
];

// Each needs one of these, which most texts have not.
const ANY_SPELLED =
  /@|[([{] ?at ?[)\]}]| at [\w-]{1,63} dot | at (?:gmail|hotmail|yahoo|outlook|live|icloud|eircom|proton)/i;

// "Mary @ Oaktree. She" is a place and the next sentence.
const ENDINGS =
  /(?:^|[^a-z])(?:com|ie|net|org|eu|uk|co|me|gov|edu|info|biz|io|us|de|fr|pl|ro|lt|lv|es|it|pt|ua|example)$/i;
const isSentenceEnd = (text: string, { start, end }: Passage): boolean => {
  const found = text.slice(start, end).trimEnd();
  return /\s/.test(found) && !ENDINGS.test(found);
};

const trimmed = (text: string, { start, end }: Passage): Passage => {
  const found = text.slice(start, end);
  const leading = found.length - found.replace(/^['.%+-]+/, '').length;
  return { start: start + leading, end: end - (found.length - found.replace(/(?<![-'.])[-'.]+$/, '').length) };
};

export const emailAddresses: Rule = ({ plain }) => {
  if (!ANY_SPELLED.test(plain)) return [];
  return merged(passages(plain, plain.includes('@') ? [WRITTEN, ...SPELLED] : SPELLED))
    .filter((passage) => !isSentenceEnd(plain, passage))
    .map((passage) => ({
      kind: 'email',
      effect: 'refuse',
      message: 'An email address.',
      ...trimmed(plain, passage),
    }));
};
