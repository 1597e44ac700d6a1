import * as z from 'zod/mini';
import { timestamp } from '../fields/record-fields.ts';

/** When a donor asked for another day for the collection, and what suits. */
export const dayAsked = z.object({ at: timestamp, note: z.string() });
