import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';

/** A decision of the person who asks. */
const ownDecision = z.object({
  kind: z.enum(['testimonial', 'donation']),
  id,
  at: timestamp,
  status: z.enum(['pending', 'approved', 'rejected', 'collected']),
  /** What it is about; null for what is gone. */
  name: z.nullable(z.string()),
  /** What has become of it: it stands, and can be undone; it was undone; somebody decided again; or the record is gone. */
  now: z.enum(['stands', 'undone', 'decided-again', 'deleted']),
  /** When its mail leaves, or that it has left; null where it wrote to nobody, or is undone. */
  mail: z.nullable(z.object({ leaves: z.nullable(timestamp) })),
});
export type OwnDecision = z.infer<typeof ownDecision>;

/** The latest decisions of the person who asks, newest first, of the last day. */
export const ownDecisions = z.object({ decisions: z.array(ownDecision) });
