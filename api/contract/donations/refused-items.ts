import { namesWords } from '../text/fuzzy-match.ts';
import type { KnownItem } from './what-we-take.ts';

const SAID_OF_IT = new Set(['that', 'which', 'with', 'without', 'for', 'from', 'in', 'of', 'who', 'whose']);

const thingItself = (name: string): string => {
  const words = name.split(/\s+/);
  const end = words.findIndex((word, at) => at > 0 && SAID_OF_IT.has(word.toLowerCase()));
  return words.slice(0, end === -1 ? words.length : end).join(' ');
};

const thingsIn = ({ name, words }: KnownItem): string[] =>
  [
    ...thingItself(name).split(/[,;&/]|\band\b|\bor\b/i),
    // With commas between them, other words may be several: "white goods".
    ...words.split(/[,;]/.test(words) ? /[,;]/ : ' '),
  ].map((thing) => thing.trim());

const isNamed = (text: string) => (item: KnownItem) =>
  thingsIn(item).some((thing) => thing !== '' && namesWords(text, thing));

/** Leaves out an item that is only part of the name of one they do take: no "bed" in "bed linen". */
export const refusedIn = (text: string, items: readonly KnownItem[]): KnownItem[] => {
  const named = items.filter(isNamed(text));
  const accepted = named.filter(({ isTaken }) => isTaken).map(({ name }) => name);
  return named.filter((item) => !item.isTaken && !accepted.some((name) => isNamed(name)(item)));
};

type Described = { description: string; otherThings?: readonly { howMany?: string | undefined }[] };

/** Reads every text in which a donor says what is offered. */
export const refusedOf = ({ description, otherThings = [] }: Described, items: readonly KnownItem[]): KnownItem[] =>
  refusedIn([description, ...otherThings.flatMap(({ howMany }) => howMany || [])].join('\n'), items);
