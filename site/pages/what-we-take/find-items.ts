import type { KnownItem } from '#contract/donations/what-we-take.ts';
import { fuzzyScore } from '#contract/text/fuzzy-match.ts';

const FOUND_MAX = 6;
/** Shorter words say too little to be looked for alone. */
const ALONE_MIN = 4;

const search = (typed: string, items: readonly KnownItem[]): KnownItem[] =>
  items
    .map((item) => ({ item, score: fuzzyScore(typed, item.name, item.words) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, FOUND_MAX)
    .map(({ item }) => item);

/** The things that somebody may have meant, best first: all words together, or else each alone ("an old double mattress"). */
export const findItems = (typed: string, items: readonly KnownItem[]): KnownItem[] => {
  const found = search(typed, items);
  if (found.length > 0) return found;
  const alone = typed.split(' ').filter((word) => word.length >= ALONE_MIN);
  return [...new Set(alone.flatMap((word) => search(word, items)))].slice(0, FOUND_MAX);
};
