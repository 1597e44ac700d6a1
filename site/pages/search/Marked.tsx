import { fuzzyMatcher, SEARCH_WORDS_MAX } from '#contract/text/fuzzy-match.ts';

const WORD = /([\p{L}\d]+)/u;

export const Marked = ({ text, asked }: { text: string; asked: string }) => {
  const words = [...new Set(asked.toLowerCase().split(/[^\p{L}\d]+/u))].filter(Boolean).slice(0, SEARCH_WORDS_MAX);
  const answers = (part: string) => {
    if (!WORD.test(part)) return false;
    const scoreOf = fuzzyMatcher('', part);
    return words.some((word) => scoreOf(word) > 0);
  };
  // A text that is split by its words begins and ends beside them: every second part is a word.
  const parts = text.split(WORD).map((part, at) => ({ part, at }));
  return parts.map(({ part, at }) => (answers(part) ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>));
};
