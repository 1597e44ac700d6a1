import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { dayAsked } from './day-asked.ts';
import { collectionTime } from './offered-day.ts';

const returnReasons = ['not-there', 'refused', 'not-reached', 'cancelled', 'another-day', 'removed'] as const;

export const agreedDay = z.object({ ...collectionTime, at: timestamp });

const returned = z.object({
  at: timestamp,
  why: z.enum(returnReasons),
  runId: id,
  note: z.nullable(z.string()),
  /** The day agreed on that run; it holds again if the offer is put back before its donor was told. */
  agreed: z.optional(agreedDay),
});

export const pickup = z.object({
  area: z.optional(z.string()),
  runId: z.optional(id),
  /** Runs that the donor may choose from, in the order of the mail. */
  days: z.optional(z.array(id)),
  offeredAt: z.optional(timestamp),
  agreed: z.optional(agreedDay),
  /**
   * Set while news of a day is still to be sent: the day that the donor was last told, or null for none. Omitted if it is the
   * agreed one.
   */
  told: z.optional(z.nullable(z.object(collectionTime))),
  returned: z.optional(returned),
  /** State that staff replaced when they last put it on a run, agreed a day or offered days, for undo. */
  before: z.optional(
    z.object({
      at: timestamp,
      by: z.optional(z.string()),
      runId: z.optional(id),
      days: z.optional(z.array(id)),
      offeredAt: z.optional(timestamp),
      dayAsked: z.optional(dayAsked),
      returned: z.optional(returned),
      untold: z.optional(z.boolean()),
    }),
  ),
  /** Calendar entry that the donor may have; `sequence` counts its changes. */
  calendar: z.optional(z.object({ ...collectionTime, sequence: z.int() })),
});
export type Pickup = z.infer<typeof pickup>;
export type ReturnReason = (typeof returnReasons)[number];
