import { namesWords } from '../text/fuzzy-match.ts';
import type { KnownItem } from './what-we-take.ts';

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
