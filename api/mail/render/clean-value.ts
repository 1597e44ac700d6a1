const VALUE_MAX = 600;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu;
/** A dot, colon, slash or @ inside a word, but not in a number, time or date: mail programs turn such words into links. */
const IN_WORD = /(?<=\S)([.:@/\\。．｡])(?=\S)/g;
const BREAK = '\u200B';

export const oneLine = (value: string): string => value.replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim();

const withoutLinks = (value: string): string =>
  value.replace(IN_WORD, (mark, _group: string, at: number) => {
    const isNumber = /\d/.test(value[at - 1] ?? '') && /\d/.test(value[at + 1] ?? '');
    return isNumber && mark !== '@' ? mark : `${mark}${BREAK}`;
  });

/**
 * Reduces typed text to one line of at most 600 characters that no mail program turns into a link, because the mail may reach
 * somebody else.
 */
export const cleanValue = (value: string): string => {
  const line = oneLine(value);
  const short = line.length > VALUE_MAX ? `${line.slice(0, VALUE_MAX - 1).trimEnd()}…` : line;
  return withoutLinks(short);
};
