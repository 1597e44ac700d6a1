import * as z from 'zod/mini';
import { id } from '../fields/record-fields.ts';
import { bulkIds } from '../moderation/moderation.ts';

export const NO_COLLEAGUE = 'This colleague has no account any more.';

/** Null assigns nobody. */
export const bulkAssignment = z.object({ ids: bulkIds, assignedTo: z.nullable(id) });
export type BulkAssignment = z.infer<typeof bulkAssignment>;
