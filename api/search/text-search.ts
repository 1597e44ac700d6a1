/** A text without case and accents, so that `séamus` and `SEAMUS` are the same. */
export const normalise = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Normalises few different texts many times. */
const memoise = () => {
  const known = new Map<string, string>();
  return (text: string): string => {
    const found = known.get(text) ?? normalise(text);
    known.set(text, found);
    return found;
  };
};

/**
 * Makes a search over records: the test it gives tells whether a record holds every word of the search text, in any place
 * and order. Normalising is what takes long: it is done once a record, as records never change in place. `alsoOf` gives text that
 * is looked up elsewhere and may change, such as a name.
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
  return (q, alsoOf = () => '') => {
    const words = normalise(q).split(/\s+/).filter(Boolean);
    if (words.length === 0) return () => true;
    const also = memoise();
    return (record) => words.every((word) => textOf(record).includes(word) || also(alsoOf(record)).includes(word));
  };
};
