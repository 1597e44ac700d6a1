import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { dayAsked } from './day-asked.ts';
import { collectionTime } from './offered-day.ts';

/** Why an offer is back on the list of what waits for the van. */
const returnReasons = ['not-there', 'refused', 'not-reached', 'cancelled', 'another-day', 'removed'] as const;

/** A day that is agreed with a donor. */
export const agreedDay = z.object({ ...collectionTime, at: timestamp });

/** Why and when it came back from a run. */
const returned = z.object({
  at: timestamp,
  why: z.enum(returnReasons),
  runId: id,
  note: z.nullable(z.string()),
  /** The day that was agreed there: it holds again if it is put back before its donor was told. */
  agreed: z.optional(agreedDay),
});

/** What is known about the collection of an offer. */
export const pickup = z.object({
  /** The area that staff chose, where the address names none or a wrong one. */
  area: z.optional(z.string()),
  /** The run on which it is a stop. */
  runId: z.optional(id),
  /** The runs among whose days the donor may choose, in the order in which the mail lists them. */
  days: z.optional(z.array(id)),
  offeredAt: z.optional(timestamp),
  /** The day that is agreed with the donor. */
  agreed: z.optional(agreedDay),
  /** While news of a day wait: the day that the donor was told before, null for none. Omitted where it is the agreed one. */
  told: z.optional(z.nullable(z.object(collectionTime))),
  /** Why it came back from its latest run. */
  returned: z.optional(returned),
  /** What staff replaced when they last put it on a run, agreed a day or offered days, for undo. */
  before: z.optional(
    z.object({
      at: timestamp,
      /** The account that replaced it. */
      by: z.optional(z.string()),
      runId: z.optional(id),
      days: z.optional(z.array(id)),
      offeredAt: z.optional(timestamp),
      dayAsked: z.optional(dayAsked),
      returned: z.optional(returned),
      /** True where the mail about those days still waited. */
      untold: z.optional(z.boolean()),
    }),
  ),
  /** The calendar entry that the donor may have: the day it names, and the number of its changes. */
  calendar: z.optional(z.object({ ...collectionTime, sequence: z.int() })),
});
export type Pickup = z.infer<typeof pickup>;
export type ReturnReason = (typeof returnReasons)[number];
