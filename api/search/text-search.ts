import { normalForm } from '#contract/normal-form.ts';

const withoutAccents = (letters: string): string => normalForm(letters, 'NFD').replace(/\p{M}/gu, '');

/** Removes case and accents, so that `séamus` and `SEAMUS` are the same. What is plain already is not looked at twice: that is slow. */
const normalise = (text: string): string => text.replace(/[^ -~\s]+/g, withoutAccents).toLowerCase();

/** Caches the normalised forms of a few texts. */
const memoise = () => {
  const known = new Map<string, string>();
  return (text: string): string => {
    const found = known.get(text) ?? normalise(text);
    known.set(text, found);
    return found;
  };
};

/**
 * Creates a search over records: it returns a predicate that is true if a record contains every word of the search text, in
 * any place and order. Normalising is slow and cached per record, as records are immutable. `alsoOf` returns text that
 * can change independently, such as a name.
 */
export const createSearch = <T extends object>(
  textsOf: (record: T) => readonly (string | number | null | undefined)[],
): ((q: string, alsoOf?: (record: T) => string) => (record: T) => boolean) => {
  const normalised = new WeakMap<T, string>();
  const textOf = (record: T): string => {
    const known = normalised.get(record);
    if (known !== undefined) return known;
    const made = normalise(textsOf(record).join('\n'));
    normalised.set(record, made);
    return made;
  };
  return (q, alsoOf) => {
    const words = normalise(q).split(/\s+/).filter(Boolean);
    if (words.length === 0) return () => true;
    if (!alsoOf) return (record) => words.every((word) => textOf(record).includes(word));
    const also = memoise();
    return (record) => words.every((word) => textOf(record).includes(word) || also(alsoOf(record)).includes(word));
  };
};
