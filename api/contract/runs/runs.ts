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
export const runTransitions: Record<RunState, readonly RunState[]> = {
  planned: ['out', 'done', 'cancelled'],
  out: ['planned', 'done', 'cancelled'],
  done: ['out'],
  cancelled: ['planned', 'out'],
};

export const stopOutcomes = ['collected', 'not-there', 'refused'] as const;

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
  at: z.nullable(timestamp),
  note: z.nullable(z.string()),
};

/** `by` is the account that reported the outcome. */
const storedStop = z.object({
  donationId: id,
  ...outcomeFields,
  by: z.nullable(z.string()),
  photo: z.nullable(picture),
  photoWaiting: z.optional(id),
  photoWaitingSince: z.optional(timestamp),
});
export type StoredStop = z.infer<typeof storedStop>;

const left = z.object({
  donationId: id,
  at: timestamp,
  why: z.enum(leaveReasons),
  reported: z.optional(z.object(outcomeFields)),
});

const runFields = {
  id,
  /** A Dublin day, and the Irish times between which the van is out. */
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

/** The stops are in driving order. */
export const storedRun = z.object({
  ...runFields,
  stops: z.array(storedStop),
  left: z.array(left),
  /** Earlier drivers and until when they drove: their taps may arrive later. */
  formerDrivers: z.optional(z.array(z.object({ id, until: timestamp }))),
  createdAt: timestamp,
});
export type StoredRun = z.infer<typeof storedRun>;

const stopState = z.enum(['agreed', 'offered', 'not-asked']);
export type StopState = z.infer<typeof stopState>;
const stopFields = {
  donationId: id,
  order: z.int(),
  state: stopState,
  ...outcomeFields,
  point: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
};

const figures = {
  driverName: z.nullable(z.string()),
  /** Minutes at the doors of its stops, without driving. */
  minutes: z.int(),
  full: z.boolean(),
  agreed: z.int(),
  offered: z.int(),
  /** The length of straight lines from the shop past every stop with a known area, and back. */
  kilometres: z.number(),
  overlaps: z.boolean(),
};

const runSummary = z.object({ ...runFields, ...figures, stops: z.array(z.object(stopFields)) });
export type RunSummary = z.infer<typeof runSummary>;

/** Kilometres are a straight line from the previous stop; null if either area is unknown. */
const runStop = z.object({
  ...stopFields,
  photoUrl: z.nullable(z.string()),
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
  /** The language of the description; omitted for English. */
  language,
  photoUrls: z.array(z.string()),
  adminNotes: z.nullable(z.string()),
  area: z.nullable(z.string()),
  minutes: z.int(),
  /** The time when staff last put it on a run, agreed a day or offered days; an undo names it. */
  dayActedAt: z.optional(timestamp),
  kilometres: z.nullable(z.number()),
});
export type RunStop = z.infer<typeof runStop>;

const leftStop = z.object({ ...left.shape, reference: z.string(), name: z.string(), area: z.nullable(z.string()) });

export const run = z.object({ ...runFields, ...figures, stops: z.array(runStop), left: z.array(leftStop) });
export type Run = z.infer<typeof run>;
export const runs = z.object({ runs: z.array(runSummary), total: z.int() });
export type Runs = z.infer<typeof runs>;

/** Dublin days, both inclusive; empty means all. */
export const runRange = z.object({ from: optionalDay, to: optionalDay });
export type RunRange = z.infer<typeof runRange>;
export const runQuery = z.object({ ...pageQuery.shape, ...runRange.shape });
export type RunQuery = z.infer<typeof runQuery>;

export const suggestedOrder = z.object({
  stops: z.array(id),
  kilometresBefore: z.number(),
  kilometresAfter: z.number(),
});
export type SuggestedOrder = z.infer<typeof suggestedOrder>;
