import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { freeText } from '../text/text.ts';
import { languages } from './languages.ts';

/** Shown to visitors only once it is checked. */
const storedWord = z.object({
  text: z.string(),
  /** English sentence that it was checked against, or written for. */
  english: z.string(),
  isChecked: z.boolean(),
  changedAt: timestamp,
  changedBy: id,
});
export type StoredWord = z.infer<typeof storedWord>;

const storedLanguage = z.object({
  on: z.boolean(),
  words: z.optional(z.record(z.string(), storedWord)),
});
export type StoredLanguage = z.infer<typeof storedLanguage>;

export const storedLanguages = z.object({
  ga: z.optional(storedLanguage),
  pl: z.optional(storedLanguage),
  uk: z.optional(storedLanguage),
});

const language = z.enum(languages);

/** `changed` counts checked sentences whose English has changed since. */
const coverage = { sentences: z.int(), checked: z.int(), changed: z.int() };

const languagePart = z.object({
  part: z.string(),
  label: z.string(),
  address: z.nullable(z.string()),
  ...coverage,
});
export type LanguagePart = z.infer<typeof languagePart>;

const languageState = z.object({ language, isOn: z.boolean(), ...coverage, parts: z.array(languagePart) });
export type LanguageState = z.infer<typeof languageState>;
export const languageStates = z.object({ languages: z.array(languageState) });

export const languageSwitch = z.object({ isOn: z.boolean() });

const wordStates = ['missing', 'draft', 'changed', 'checked'] as const;

const languageWord = z.object({
  id: z.string(),
  english: z.string(),
  part: z.string(),
  place: z.nullable(z.string()),
  text: z.string(),
  /** `changed`: the English sentence has changed since it was checked. */
  state: z.enum(wordStates),
  isShown: z.boolean(),
  englishBefore: z.nullable(z.string()),
  changedAt: z.nullable(timestamp),
  changedBy: z.nullable(z.string()),
});
export type LanguageWord = z.infer<typeof languageWord>;
export const languageWords = z.object({ ...languageState.shape, words: z.array(languageWord) });
export type LanguageWords = z.infer<typeof languageWords>;

const WORD_MAX = 5000;
const WORDS_MAX = 2000;

export const changedWord = z.object({ id: z.string(), text: freeText(WORD_MAX), isChecked: z.boolean() });
export type ChangedWord = z.infer<typeof changedWord>;
/** Sentences not named stay as they are; an empty text takes back what was written. */
export const languageWordsChange = z.object({
  words: z.array(changedWord).check(z.maxLength(WORDS_MAX, `At most ${WORDS_MAX} sentences can be saved at once`)),
});
