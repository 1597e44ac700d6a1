import * as z from 'zod/mini';
import { queuedDecision } from '../../bridge/shell-state.ts';

/** A decision as it is stored until it has been sent. */
export const storedDecision = z.object({
  ...queuedDecision.shape,
  personId: z.string(),
  method: z.enum(['PUT', 'PATCH']),
  path: z.string(),
  body: z.string(),
  /** The status that was seen when it was made; absent in those of an older version. */
  from: z.optional(queuedDecision.shape.decision),
});
export type StoredDecision = z.infer<typeof storedDecision>;
