import * as z from 'zod/mini';
import { id } from '../fields/record-fields.ts';
import { freeText } from '../text/text.ts';

/** What is looked for in everything: a reference, a name, an address, a phone number, or words in any order. */
export const findQuery = z.object({ q: z._default(freeText(200), '') });

const foundKinds = ['donation', 'testimonial', 'post', 'picture'] as const;

/** How many are found of each kind at most. */
export const FOUND_MAX = 5;

/** A record that was found: what it is called, what else is said of it, and where it stands. */
const foundRecord = z.object({
  kind: z.enum(foundKinds),
  id,
  title: z.string(),
  detail: z.string(),
  status: z.string(),
});
export type FoundRecord = z.infer<typeof foundRecord>;

/** The newest of each kind. What a role does not include is not found. */
export const found = z.object({ records: z.array(foundRecord) });
export type Found = z.infer<typeof found>;
