import * as z from 'zod/mini';
import { bulkIds } from './moderation.ts';
import { id } from './record-fields.ts';

export const NO_COLLEAGUE = 'This colleague has no account any more.';

/** Who looks after several records from now on; null for nobody. */
export const bulkAssignment = z.object({ ids: bulkIds, assignedTo: z.nullable(id) });
export type BulkAssignment = z.infer<typeof bulkAssignment>;
