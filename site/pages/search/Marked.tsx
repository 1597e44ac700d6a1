import { Fragment } from 'react';
import { fuzzyScore } from '#contract/fuzzy-match.ts';

const WORD = /([\p{L}\d]+)/u;

/** A text of a result, with the words marked that answer what was asked, typing mistakes forgiven. */
export const Marked = ({ text, asked }: { text: string; asked: string }) => {
  const words = asked.split(/[^\p{L}\d]+/u).filter(Boolean);
  const answers = (part: string) => WORD.test(part) && words.some((word) => fuzzyScore(word, '', part) > 0);
  // A text that is split by its words begins and ends beside them: every second part is a word.
  const parts = text.split(WORD).map((part, at) => ({ part, at }));
  return parts.map(({ part, at }) =>
    answers(part) ? <mark key={at}>{part}</mark> : <Fragment key={at}>{part}</Fragment>,
  );
};
