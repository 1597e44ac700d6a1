import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { freeText } from '../text/text.ts';
import { languages } from './languages.ts';

/** A sentence in another language as somebody wrote it. Only what is checked is ever shown to visitors. */
const storedWord = z.object({
  text: z.string(),
  /** The English sentence that it was checked against, or written for. */
  english: z.string(),
  isChecked: z.boolean(),
  changedAt: timestamp,
  changedBy: id,
});
export type StoredWord = z.infer<typeof storedWord>;

const storedLanguage = z.object({
  on: z.boolean(),
  /** By the ids of the messages. */
  words: z.optional(z.record(z.string(), storedWord)),
});
export type StoredLanguage = z.infer<typeof storedLanguage>;

/** The stored form: every language that somebody has worked on. */
export const storedLanguages = z.object({
  ga: z.optional(storedLanguage),
  pl: z.optional(storedLanguage),
  uk: z.optional(storedLanguage),
});

const language = z.enum(languages);

/** How many sentences there are, how many are checked, and of how many that were the English one has changed since. */
const coverage = { sentences: z.int(), checked: z.int(), changed: z.int() };

/** A part of the site whose sentences belong together. */
const languagePart = z.object({
  part: z.string(),
  /** Where its sentences stand, as people call it. */
  label: z.string(),
  /** The English page that shows them, where one does. */
  address: z.nullable(z.string()),
  ...coverage,
});
export type LanguagePart = z.infer<typeof languagePart>;

/** How far a language is: whether visitors see it, and how much of it somebody has checked. */
const languageState = z.object({ language, isOn: z.boolean(), ...coverage, parts: z.array(languagePart) });
export type LanguageState = z.infer<typeof languageState>;
export const languageStates = z.object({ languages: z.array(languageState) });

/** Switches a language on or off. */
export const languageSwitch = z.object({ isOn: z.boolean() });

const wordStates = ['missing', 'draft', 'changed', 'checked'] as const;

/** One sentence: what it is in English, and what stands for it; a draft of the product has nobody who changed it. */
const languageWord = z.object({
  id: z.string(),
  english: z.string(),
  part: z.string(),
  /** Where in its part it stands, where that is known. */
  place: z.nullable(z.string()),
  text: z.string(),
  /** `changed`: it was checked, and the English sentence is another since. */
  state: z.enum(wordStates),
  /** Whether it is what visitors read once the language is on. */
  isShown: z.boolean(),
  /** The English sentence that it was checked against, where that is another today. */
  englishBefore: z.nullable(z.string()),
  changedAt: z.nullable(timestamp),
  /** A name. */
  changedBy: z.nullable(z.string()),
});
export type LanguageWord = z.infer<typeof languageWord>;
export const languageWords = z.object({ ...languageState.shape, words: z.array(languageWord) });
export type LanguageWords = z.infer<typeof languageWords>;

const WORD_MAX = 5000;
/** Some times as many as the site has: the form sends all of them when somebody has checked a whole language. */
const WORDS_MAX = 2000;

/** A sentence to save. */
export const changedWord = z.object({ id: z.string(), text: freeText(WORD_MAX), isChecked: z.boolean() });
export type ChangedWord = z.infer<typeof changedWord>;
/** Sentences to save; all that are not named stay as they are. An empty text takes back what was written. */
export const languageWordsChange = z.object({
  words: z.array(changedWord).check(z.maxLength(WORDS_MAX, `At most ${WORDS_MAX} sentences can be saved at once`)),
});
