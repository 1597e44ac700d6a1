import * as z from 'zod/mini';
import { id, timestamp } from './record-fields.ts';

/** Words of the product in another language, by the English ones. */
const words = z.record(z.string(), z.string());

/** Words that an editor has read, and who did so when. */
const checkedWords = z.object({ words, checkedAt: timestamp, checkedBy: id });

const storedLanguage = z.object({ on: z.boolean(), forms: z.optional(checkedWords), mails: z.optional(checkedWords) });

/** The stored form: every language that somebody has worked on. Only words that were checked are ever shown. */
export const storedLanguages = z.object({
  ga: z.optional(storedLanguage),
  pl: z.optional(storedLanguage),
  uk: z.optional(storedLanguage),
});
