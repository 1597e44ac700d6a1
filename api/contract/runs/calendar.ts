import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';

/** Only a hash of the address's secret is kept. */
export const storedCalendar = z.object({ id, personId: id, hash: z.string(), createdAt: timestamp });

export const calendarState = z.object({ createdAt: z.nullable(timestamp) });
/** The address is returned only once. */
export const calendarAddress = z.object({ url: z.string(), createdAt: timestamp });
