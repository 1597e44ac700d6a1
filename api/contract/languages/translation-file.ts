import * as z from 'zod/mini';
import type { Language } from './languages.ts';

/** Three times as long as one with every sentence, some 145,000 characters; in Cyrillic it still fits into a request. */
const FILE_MAX = 450_000;

/** What the file of a language is called. */
export const translationFileName = (language: Language): string => `south-east-care-fund-${language}.po`;

/** A file that comes back from a translator. */
export const translationFile = z.object({
  text: z
    .string('Please choose a file')
    .check(z.minLength(1, 'Please choose a file'), z.maxLength(FILE_MAX, 'This file is too large')),
  /** Whether the translator has checked what the file does not mark as fuzzy; all of it comes as drafts otherwise. */
  areChecked: z.boolean(),
  /** Only says what would change. */
  isTrial: z.boolean(),
  /** The `basis` of the trial that somebody has seen: nothing is saved when the words are others since. */
  basis: z.optional(z.string()),
});
export type TranslationFile = z.infer<typeof translationFile>;

const importedWord = z.object({
  id: z.string(),
  english: z.string(),
  before: z.string(),
  text: z.string(),
  isChecked: z.boolean(),
  /** Whether visitors read the words of before: they would read English once those are replaced by a draft. */
  wasShown: z.boolean(),
});
export type ImportedWord = z.infer<typeof importedWord>;

const refusedWord = z.object({ id: z.string(), english: z.string(), reason: z.string() });

/** What a file changes, what of it is left out and why, and how many sentences stay as they are. */
export const importedWords = z.object({
  changes: z.array(importedWord),
  refused: z.array(refusedWord),
  same: z.int(),
  /** Stands for the stored words that the file was compared with. */
  basis: z.string(),
});
export type ImportedWords = z.infer<typeof importedWords>;
