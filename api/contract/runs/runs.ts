import * as z from 'zod/mini';
import { pageQuery } from '../calls/paging.ts';
import { otherThing } from '../donations/donations.ts';
import { id, timestamp } from '../fields/record-fields.ts';
import { picture } from '../images/pictures.ts';
import { language } from '../languages/in-language.ts';
import { optionalDay } from '../moderation/filters.ts';
import { counties } from '../places/counties.ts';
import { shopKey } from '../settings/settings.ts';

export const runStates = ['planned', 'out', 'done', 'cancelled'] as const;
export type RunState = (typeof runStates)[number];
/** The allowed changes of a run's state; anything else is a conflict. */
export const runTransitions: Record<RunState, readonly RunState[]> = {
  planned: ['out', 'done', 'cancelled'],
  out: ['planned', 'done', 'cancelled'],
  done: ['out'],
  cancelled: ['planned', 'out'],
};

export const stopOutcomes = ['collected', 'not-there', 'refused'] as const;

/** Why an offer that was a stop is one no more. */
const leaveReasons = [
  'withdrawn',
  'another-day',
  'moved',
  'removed',
  'declined',
  'reopened',
  'collected',
  'cancelled',
] as const;
export type LeaveReason = (typeof leaveReasons)[number];

const outcomeFields = {
  outcome: z.nullable(z.enum(stopOutcomes)),
  /** When it was tapped. */
  at: z.nullable(timestamp),
  note: z.nullable(z.string()),
};

/** A place on a run. `by` is the account that said the outcome. */
const storedStop = z.object({
  donationId: id,
  ...outcomeFields,
  by: z.nullable(z.string()),
  photo: z.nullable(picture),
  /** The photo that is being prepared, and since when. */
  photoWaiting: z.optional(id),
  photoWaitingSince: z.optional(timestamp),
});
export type StoredStop = z.infer<typeof storedStop>;

const left = z.object({
  donationId: id,
  at: timestamp,
  why: z.enum(leaveReasons),
  /** What a driver said who did not know it yet. */
  reported: z.optional(z.object(outcomeFields)),
});

const runFields = {
  id,
  /** The day in Ireland, and the times there between which the van is out. */
  date: z.string(),
  from: z.string(),
  to: z.string(),
  van: z.string(),
  shop: shopKey,
  areas: z.array(z.string()),
  stopsMax: z.int(),
  minutesMax: z.int(),
  state: z.enum(runStates),
  driverId: z.nullable(id),
  revision: z.int(),
};

/** The stored form of a run: one van's day. The stops are in the order in which they are driven. */
export const storedRun = z.object({
  ...runFields,
  stops: z.array(storedStop),
  left: z.array(left),
  /** Who drove it before, until when: what they tapped may arrive later. */
  formerDrivers: z.optional(z.array(z.object({ id, until: timestamp }))),
  createdAt: timestamp,
});
export type StoredRun = z.infer<typeof storedRun>;

/** What is agreed with the donor of a stop: the day, nothing but an offer of it, or nothing. */
const stopState = z.enum(['agreed', 'offered', 'not-asked']);
export type StopState = z.infer<typeof stopState>;
const stopFields = {
  donationId: id,
  order: z.int(),
  state: stopState,
  ...outcomeFields,
  /** The middle of its area. */
  point: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
};

const figures = {
  driverName: z.nullable(z.string()),
  /** Minutes at the doors of its stops. */
  minutes: z.int(),
  /** True when not one more stop of the usual length fits. */
  full: z.boolean(),
  agreed: z.int(),
  /** Offers whose donors may choose this day, and have not chosen. */
  offered: z.int(),
  /** Straight lines from the shop past all stops whose area is known, and back. */
  kilometres: z.number(),
  /** True when the same van or driver has another run at that time. */
  overlaps: z.boolean(),
};

/** A run in a list. */
const runSummary = z.object({ ...runFields, ...figures, stops: z.array(z.object(stopFields)) });
export type RunSummary = z.infer<typeof runSummary>;

/** A stop with all that the driver needs. Kilometres are a straight line from the stop before; null where one is not known. */
const runStop = z.object({
  ...stopFields,
  photoUrl: z.nullable(z.string()),
  /** True while the photo is being prepared. */
  photoWaiting: z.boolean(),
  reference: z.string(),
  name: z.string(),
  phone: z.string(),
  address: z.string(),
  county: z.optional(z.nullable(z.enum(counties))),
  eircode: z.nullable(z.string()),
  instructions: z.string(),
  category: z.string(),
  condition: z.string(),
  otherThings: z.optional(z.array(otherThing)),
  description: z.string(),
  /** That of the description; omitted for English. */
  language,
  photoUrls: z.array(z.string()),
  adminNotes: z.nullable(z.string()),
  area: z.nullable(z.string()),
  minutes: z.int(),
  /** When staff last put it on a run, agreed a day or offered days: what an undo names. */
  dayActedAt: z.optional(timestamp),
  kilometres: z.nullable(z.number()),
});
export type RunStop = z.infer<typeof runStop>;

/** A stop that has left the run, for whoever planned or drives it. */
const leftStop = z.object({ ...left.shape, reference: z.string(), name: z.string(), area: z.nullable(z.string()) });

export const run = z.object({ ...runFields, ...figures, stops: z.array(runStop), left: z.array(leftStop) });
export type Run = z.infer<typeof run>;
export const runs = z.object({ runs: z.array(runSummary), total: z.int() });
export type Runs = z.infer<typeof runs>;

/** Days in Ireland, both inclusive; empty means all. */
export const runRange = z.object({ from: optionalDay, to: optionalDay });
export type RunRange = z.infer<typeof runRange>;
export const runQuery = z.object({ ...pageQuery.shape, ...runRange.shape });
export type RunQuery = z.infer<typeof runQuery>;

/** The suggested order of the stops, and the straight lines before and after. */
export const suggestedOrder = z.object({
  stops: z.array(id),
  kilometresBefore: z.number(),
  kilometresAfter: z.number(),
});
export type SuggestedOrder = z.infer<typeof suggestedOrder>;
