import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';

/** Who has a submission or a post open, and until when that counts unless it is renewed. One record for each. */
export const storedLease = z.object({
  /** The kind and the id. */
  id: z.string(),
  kind: z.enum(['testimonial', 'donation', 'post']),
  subjectId: id,
  personId: id,
  until: timestamp,
});
export type StoredLease = z.infer<typeof storedLease>;
