import * as z from 'zod/mini';
import { id } from './record-fields.ts';

/** A date in Ireland, YYYY-MM-DD, and the times between which the van comes, HH:MM. */
export const collectionTime = { date: z.string(), from: z.string(), to: z.string() };

/** A day that is offered; the id is that of the run, the place is what ends the link of the mail that names it. */
export const offeredDay = z.object({ id, place: z.string(), ...collectionTime });
export type OfferedDay = z.infer<typeof offeredDay>;
