import * as z from 'zod/mini';
import { timestamp } from '../fields/record-fields.ts';

export const dayAsked = z.object({ at: timestamp, note: z.string() });
