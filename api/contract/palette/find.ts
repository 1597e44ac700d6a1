import * as z from 'zod/mini';
import { id } from '../fields/record-fields.ts';
import { freeText } from '../text/text.ts';

export const findQuery = z.object({ q: z._default(freeText(200), '') });

const foundKinds = ['donation', 'testimonial', 'post', 'picture'] as const;

export const FOUND_MAX = 5;

const foundRecord = z.object({
  kind: z.enum(foundKinds),
  id,
  title: z.string(),
  detail: z.string(),
  status: z.string(),
});
export type FoundRecord = z.infer<typeof foundRecord>;

/** The newest of each kind, leaving out what the caller's role may not see. */
export const found = z.object({ records: z.array(foundRecord) });
export type Found = z.infer<typeof found>;
