import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';

/** A person's calendar address. Of the secret in it only a hash is kept. */
export const storedCalendar = z.object({ id, personId: id, hash: z.string(), createdAt: timestamp });

/** Whether there is an address, and since when. */
export const calendarState = z.object({ createdAt: z.nullable(timestamp) });
/** A new address, which is answered only once. */
export const calendarAddress = z.object({ url: z.string(), createdAt: timestamp });
