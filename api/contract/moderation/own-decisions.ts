import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';

const ownDecision = z.object({
  kind: z.enum(['testimonial', 'donation']),
  id,
  at: timestamp,
  status: z.enum(['pending', 'approved', 'rejected', 'collected']),
  name: z.nullable(z.string()),
  now: z.enum(['stands', 'undone', 'decided-again', 'deleted']),
  /** Null if it wrote to nobody, or is undone. */
  mail: z.nullable(z.object({ leaves: z.nullable(timestamp) })),
});
export type OwnDecision = z.infer<typeof ownDecision>;

export const ownDecisions = z.object({ decisions: z.array(ownDecision) });
