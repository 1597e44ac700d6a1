import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';

export const storedLease = z.object({
  id: z.string(),
  kind: z.enum(['testimonial', 'donation', 'post']),
  subjectId: id,
  personId: id,
  until: timestamp,
});
export type StoredLease = z.infer<typeof storedLease>;
