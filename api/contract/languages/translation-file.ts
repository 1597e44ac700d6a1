import * as z from 'zod/mini';
import type { Language } from './languages.ts';

/** Three times the length of a file with every sentence, which still fits into a request in Cyrillic. */
const FILE_MAX = 450_000;

export const translationFileName = (language: Language): string => `south-east-care-fund-${language}.po`;

export const translationFile = z.object({
  text: z
    .string('Please choose a file')
    .check(z.minLength(1, 'Please choose a file'), z.maxLength(FILE_MAX, 'This file is too large')),
  /** True if the translator has checked what is not marked as fuzzy; otherwise everything arrives as drafts. */
  areChecked: z.boolean(),
  isTrial: z.boolean(),
  /** The `basis` of a trial: nothing is saved if the words have changed since. */
  basis: z.optional(z.string()),
});
export type TranslationFile = z.infer<typeof translationFile>;

const importedWord = z.object({
  id: z.string(),
  english: z.string(),
  before: z.string(),
  text: z.string(),
  isChecked: z.boolean(),
  /** True if visitors read the earlier words: they would read English once a draft replaces those. */
  wasShown: z.boolean(),
});
export type ImportedWord = z.infer<typeof importedWord>;

const refusedWord = z.object({ id: z.string(), english: z.string(), reason: z.string() });

export const importedWords = z.object({
  changes: z.array(importedWord),
  refused: z.array(refusedWord),
  same: z.int(),
  basis: z.string(),
});
export type ImportedWords = z.infer<typeof importedWords>;
