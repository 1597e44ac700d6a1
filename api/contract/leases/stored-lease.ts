import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';

/** Who has a submission open, and until when that counts unless it is renewed. One record for each submission. */
export const storedLease = z.object({
  /** The kind and the id of the submission. */
  id: z.string(),
  kind: z.enum(['testimonial', 'donation']),
  subjectId: id,
  personId: id,
  until: timestamp,
});
export type StoredLease = z.infer<typeof storedLease>;
