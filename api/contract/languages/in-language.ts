import * as z from 'zod/mini';
import { languages } from './languages.ts';

export const language = z.optional(z.enum(languages));

export const inLanguage = z.object({ language });
export type InLanguage = z.infer<typeof inLanguage>;
