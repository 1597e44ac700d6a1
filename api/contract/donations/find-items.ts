import { fuzzyScore, namesWords } from '../text/fuzzy-match.ts';
import type { KnownItem } from './what-we-take.ts';

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

/** Ends the thing itself within its name: "Wardrobes that do not come apart". */
const SAID_OF_IT = /[\s,]+(?:that|which|with|without|for|from|in|of|who|whose)\s.*$/i;

/** The single things of an item: "Fridges, cookers and washing machines" are three. */
const thingsIn = ({ name, words }: KnownItem): string[] => [
  ...name.replace(SAID_OF_IT, '').split(/\s*(?:,|;|&|\/|\band\b|\bor\b)\s*/i),
  // With commas between them, other words may be several: "white goods".
  ...words.split(/[,;]/.test(words) ? /[,;]/ : ' '),
];

const isNamed = (text: string) => (item: KnownItem) =>
  thingsIn(item).some((thing) => thing !== '' && namesWords(text, thing));

/** The things that a text names and the shops cannot take; nothing that an item which they do take is named for, too ("bed linen"). */
export const refusedIn = (text: string, items: readonly KnownItem[]): KnownItem[] => {
  const named = items.filter(isNamed(text));
  const taken = named.filter(({ isTaken }) => isTaken).map(({ name }) => name);
  return named.filter((item) => !item.isTaken && !taken.some((name) => isNamed(name)(item)));
};
