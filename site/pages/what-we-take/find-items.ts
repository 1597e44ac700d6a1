import { itemMatcher } from '#contract/donations/item-matcher.ts';
import type { KnownItem } from '#contract/donations/what-we-take.ts';
import { type SearchWord, understand } from '#contract/search/search-words.ts';

const FOUND_MAX = 6;
/** Shorter words say too little to be looked for alone. */
const ALONE_MIN = 4;

const search = (typed: string, items: readonly KnownItem[]): KnownItem[] =>
  items
    .map((item) => ({ item, score: itemMatcher(item)(typed) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .slice(0, FOUND_MAX)
    .map(({ item }) => item);

const searchEach = (all: readonly string[], items: readonly KnownItem[]): KnownItem[] =>
  [...new Set(all.flatMap((words) => search(words, items)))].slice(0, FOUND_MAX);

/** Best first: all words together, or the same in our words, or else each alone ("an old double mattress"). */
export const findItems = (
  typed: string,
  items: readonly KnownItem[],
  searchWords: readonly SearchWord[],
): KnownItem[] => {
  const { asked } = understand(typed, searchWords);
  const found = searchEach(asked, items);
  if (found.length > 0) return found;
  const alone = asked
    .join(' ')
    .split(' ')
    .filter((word) => word.length >= ALONE_MIN);
  return searchEach(alone, items);
};
