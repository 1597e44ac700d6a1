import englishById from './english-by-id.json' with { type: 'json' };
import type { Migration } from './migration-type.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** By id what release 3 said: a sentence, or two for what is one sentence with a plural now. */
type Earlier = string | readonly [one: string, many: string];
const earlierById = Object.entries(englishById as unknown as Record<string, Earlier>);

/** Two sentences as one with a plural: a language has more forms than English inside the second. */
const joined = (one: Fields, many: Fields): Fields => ({
  ...many,
  text: `{count, plural, one {${one.text}} other {${many.text}}}`,
  isChecked: one.isChecked === true && many.isChecked === true,
});

/** The word of a message, with the sentences that it was; null where none of them has been written. */
const wordOf = (words: Fields, earlier: Earlier) => {
  const [first, many = first] = typeof earlier === 'string' ? [earlier] : earlier;
  const [one, word] = [words[first], words[many]];
  if (!isFields(word)) return null;
  const isJoined = many !== first && isFields(one);
  return { word: { english: many, ...(isJoined ? joined(one, word) : word) }, of: isJoined ? [first, many] : [many] };
};

/** A sentence that release 4 does not say stays its own key: nothing written is lost. */
const withIds = (words: Fields): Fields => {
  const found = earlierById.flatMap(([id, earlier]) => {
    const word = wordOf(words, earlier);
    return word ? [{ id, ...word }] : [];
  });
  const taken = new Set(found.flatMap(({ of }) => of));
  const others = Object.entries(words).filter(([english]) => !taken.has(english));
  return Object.fromEntries([
    ...others.map(([english, word]) => [english, isFields(word) ? { english, ...word } : word] as const),
    ...found.map(({ id, word }) => [id, word] as const),
  ]);
};

const inLanguage = (language: unknown): unknown =>
  isFields(language) && isFields(language.words) ? { ...language, words: withIds(language.words) } : language;

const inSettings = (record: unknown): unknown => {
  if (!isFields(record) || !isFields(record.languages)) return record;
  const languages = Object.entries(record.languages).map(([name, language]) => [name, inLanguage(language)] as const);
  return { ...record, languages: Object.fromEntries(languages) };
};

/**
 * Words of a language stand under the id of their message instead of their English sentence, which they name: so that one that is
 * improved later keeps its translation. `english-by-id.json` is what release 3 said by the ids of release 4; never edit it.
 */
export const wordsById: Migration = { name: 'words by id', records: { settings: inSettings } };
