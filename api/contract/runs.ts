import * as z from 'zod/mini';
import { optionalDay } from './filters.ts';
import { pageQuery } from './paging.ts';
import { picture } from './pictures.ts';
import { id, timestamp } from './record-fields.ts';
import { areaName, minutesMax, RUN_STOPS_MAX, runShop, stopsMax, vanName } from './run-settings.ts';
import { optionalText } from './text.ts';

const runStates = ['planned', 'out', 'done', 'cancelled'] as const;
export type RunState = (typeof runStates)[number];
/** The allowed changes of a run's state; anything else is a conflict. */
export const runTransitions: Record<RunState, readonly RunState[]> = {
  planned: ['out', 'done', 'cancelled'],
  out: ['planned', 'done', 'cancelled'],
  done: ['out'],
  cancelled: ['planned'],
};

const stopOutcomes = ['collected', 'not-there', 'refused'] as const;

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

const RUN_NOTE_MAX = 500;
/** How many days can be offered to a donor at a time. */
const DAYS_MAX = 10;
const RUN_AREAS_MAX = 20;

const DATE_MESSAGE = 'Please write a date like 2026-11-21.';
const TIME_MESSAGE = 'Please write a time like 09:30';
const STATE_MESSAGE = 'State must be planned, out, done or cancelled.';
export const TIMES_MESSAGE = 'The run must end later than it begins';
const OUTCOME_MESSAGE = 'Outcome must be collected, not-there or refused.';
const AT_MESSAGE = 'Please say when it was, like 2026-11-21T10:05:00Z.';
const STOPS_MESSAGE = 'Please send the ids of the stops, each once.';
const DAYS_MESSAGE = `Please choose at most ${DAYS_MAX} runs, each once.`;

const date = z.iso.date(DATE_MESSAGE);
const time = z.string(TIME_MESSAGE).check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, TIME_MESSAGE));
const areas = z.array(areaName).check(z.maxLength(RUN_AREAS_MAX, `A run can have at most ${RUN_AREAS_MAX} areas`));
const differ = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

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
  /** The photo that is being prepared. */
  photoWaiting: z.optional(id),
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
  shop: runShop,
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
  createdAt: timestamp,
});
export type StoredRun = z.infer<typeof storedRun>;

/** What is agreed with the donor of a stop: the day, nothing but an offer of it, or nothing. */
const stopState = z.enum(['agreed', 'offered', 'not-asked']);
export type StopState = z.infer<typeof stopState>;
const stopFields = { donationId: id, order: z.int(), state: stopState, ...outcomeFields };

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
  eircode: z.nullable(z.string()),
  instructions: z.string(),
  category: z.string(),
  condition: z.string(),
  description: z.string(),
  photoUrls: z.array(z.string()),
  adminNotes: z.nullable(z.string()),
  area: z.nullable(z.string()),
  minutes: z.int(),
  /** The middle of its area. */
  point: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
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

const timesFit = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => !from || !to || from < to,
  { message: TIMES_MESSAGE, path: ['to'] },
);

const force = z._default(z.boolean(), false);

/**
 * A new run. `van` is one of the settings, whose shop, stops and minutes it then has, or the name of another for the day, for
 * which the shop is needed. `force` plans it also on a past day, or one on which the shop is closed.
 */
export const newRun = z
  .object({
    date,
    from: z._default(time, '09:30'),
    to: z._default(time, '15:30'),
    van: vanName,
    shop: z.optional(runShop),
    areas: z._default(areas, []),
    stopsMax: z.optional(stopsMax),
    minutesMax: z.optional(minutesMax),
    driverId: z._default(z.nullable(id), null),
    force,
  })
  .check(timesFit);
export type NewRun = z.infer<typeof newRun>;

/** A change of a run: what is left out stays. `revision` is the one that was seen: if given, it must still be the newest. */
export const runChange = z
  .object({
    date: z.optional(date),
    from: z.optional(time),
    to: z.optional(time),
    van: z.optional(vanName),
    shop: z.optional(runShop),
    areas: z.optional(areas),
    stopsMax: z.optional(stopsMax),
    minutesMax: z.optional(minutesMax),
    driverId: z.optional(z.nullable(id)),
    state: z.optional(z.enum(runStates, STATE_MESSAGE)),
    revision: z.optional(z.int()),
    force,
  })
  .check(timesFit);
export type RunChange = z.infer<typeof runChange>;

/** All stops of a run in their order; `revision` is the one that was seen. */
export const stopsChange = z.object({
  stops: z
    .array(id, STOPS_MESSAGE)
    .check(
      z.maxLength(RUN_STOPS_MAX, `A run can have at most ${RUN_STOPS_MAX} stops`),
      z.refine(differ, STOPS_MESSAGE),
    ),
  revision: z.int('Please send the revision of the run that you changed.'),
});
export type StopsChange = z.infer<typeof stopsChange>;

/**
 * Stops whose day is agreed, on the telephone or because it is now told to the donor. If omitted, all that are not, but for those
 * whose donors are asked to choose.
 */
export const agreement = z.object({ stops: z.optional(z.array(id)) });
export type Agreement = z.infer<typeof agreement>;

/** The runs whose days are offered to a donor; none takes the offer back. */
export const daysOffer = z.object({
  days: z.array(id, DAYS_MESSAGE).check(z.maxLength(DAYS_MAX, DAYS_MESSAGE), z.refine(differ, DAYS_MESSAGE)),
});
/** The area of an offer, where its address names none or a wrong one; null takes the one of the address again. */
export const areaChoice = z.object({ area: z.nullable(areaName) });

/** What became of a stop, and when that was tapped. */
export const outcomeReport = z.object({
  outcome: z.enum(stopOutcomes, OUTCOME_MESSAGE),
  note: optionalText(RUN_NOTE_MAX),
  at: z.iso.datetime({ offset: true, message: AT_MESSAGE }),
});
export type OutcomeReport = z.infer<typeof outcomeReport>;

/** The suggested order of the stops, and the straight lines before and after. */
export const suggestedOrder = z.object({
  stops: z.array(id),
  kilometresBefore: z.number(),
  kilometresAfter: z.number(),
});
export type SuggestedOrder = z.infer<typeof suggestedOrder>;

/** Colleagues who can drive, by name. */
export const drivers = z.object({ drivers: z.array(z.object({ id, name: z.string() })) });
export type Drivers = z.infer<typeof drivers>;
