import * as z from 'zod/mini';
import { text } from '../text/text.ts';

export const LETTER_MAX = 2000;
/** How often staff can write to a donor about one offer. */
export const LETTERS_MAX = 20;

/** What staff write to a donor; `newLink` makes a new manage link, and the earlier ones invalid. */
export const newDonorLetter = z.object({
  message: text('Please write something', LETTER_MAX),
  newLink: z.optional(z.boolean()),
});
export type NewDonorLetter = z.infer<typeof newDonorLetter>;
