/** A text without case and accents, so that `séamus` and `SEAMUS` are the same. */
export const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Makes a search over records: the test it gives tells whether a record holds every word of the search text, in any place
 * and order. Folding is what takes long: it is done once a record, as records never change in place.
 */
export const createSearch = <T extends object>(
  textsOf: (record: T) => readonly (string | number | null | undefined)[],
): ((q: string) => (record: T) => boolean) => {
  const folded = new WeakMap<T, string>();
  const textOf = (record: T): string => {
    const known = folded.get(record);
    if (known !== undefined) return known;
    const made = fold(textsOf(record).join('\n'));
    folded.set(record, made);
    return made;
  };
  return (q) => {
    const words = fold(q).split(/\s+/).filter(Boolean);
    return words.length === 0 ? () => true : (record) => words.every((word) => textOf(record).includes(word));
  };
};
