import englishById from './english-by-id.json' with { type: 'json' };
import type { Migration } from './migration-type.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type Earlier = string | readonly [one: string, many: string];
const earlierById = Object.entries(englishById as unknown as Record<string, Earlier>);

const joined = (one: Fields, many: Fields): Fields => ({
  ...many,
  text: `{count, plural, one {${one.text}} other {${many.text}}}`,
  isChecked: one.isChecked === true && many.isChecked === true,
});

const wordOf = (words: Fields, earlier: Earlier) => {
  const [first, many = first] = typeof earlier === 'string' ? [earlier] : earlier;
  const [one, word] = [words[first], words[many]];
  if (!isFields(word)) return null;
  const isJoined = many !== first && isFields(one);
  return { word: { english: many, ...(isJoined ? joined(one, word) : word) }, of: isJoined ? [first, many] : [many] };
};

const withIds = (words: Fields): Fields => {
  const found = earlierById.flatMap(([id, earlier]) => {
    const word = wordOf(words, earlier);
    return word ? [{ id, ...word }] : [];
  });
  const used = new Set(found.flatMap(({ of }) => of));
  const others = Object.entries(words).filter(([english]) => !used.has(english));
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
 * Keys words by the id of their message, so that a sentence improved later keeps its translation. Never edit
 * `english-by-id.json`.
 */
export const wordsById: Migration = { name: 'words by id', records: { settings: inSettings } };
