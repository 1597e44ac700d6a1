import * as z from 'zod/mini';
import { languages } from './languages.ts';

/** A language beside English; English where none is named. */
export const language = z.optional(z.enum(languages));

/** What is asked for in a language. */
export const inLanguage = z.object({ language });
export type InLanguage = z.infer<typeof inLanguage>;
