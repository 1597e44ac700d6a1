import englishById from './english-by-id.json' with { type: 'json' };
import type { Migration } from './migration-type.ts';

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

let idsByEnglish: ReadonlyMap<string, readonly string[]> | undefined;

const makeIdsByEnglish = () => {
  const ids = new Map<string, string[]>();
  for (const [id, english] of Object.entries(englishById)) ids.set(english, [...(ids.get(english) ?? []), id]);
  return ids;
};

/** The messages that an English sentence has become. A sentence that is in none stays its own key: nothing written is lost. */
const keysOf = (english: string): readonly string[] => {
  idsByEnglish ??= makeIdsByEnglish();
  return idsByEnglish.get(english) ?? [english];
};

const withIds = (words: Fields): Fields =>
  Object.fromEntries(
    Object.entries(words).flatMap(([english, word]) =>
      keysOf(english).map((key) => [key, isFields(word) ? { english, ...word } : word] as const),
    ),
  );

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
