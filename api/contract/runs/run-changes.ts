import * as z from 'zod/mini';
import { fewEntries } from '../fields/few-entries.ts';
import { id, timestamp } from '../fields/record-fields.ts';
import { BULK_MAX, bulkIds } from '../moderation/moderation.ts';
import { shopKey } from '../settings/settings.ts';
import { optionalText } from '../text/text.ts';
import { areaName, minutesMax, RUN_STOPS_MAX, stopsMax, vanName } from './run-settings.ts';
import { runStates, stopOutcomes } from './runs.ts';

const RUN_NOTE_MAX = 500;
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

const stopsFit = z.maxLength(RUN_STOPS_MAX, `A run can have at most ${RUN_STOPS_MAX} stops`);

const timesFit = z.refine<{ from?: string | undefined; to?: string | undefined }>(
  ({ from, to }) => !from || !to || from < to,
  { message: TIMES_MESSAGE, path: ['to'] },
);

const force = z._default(z.boolean(), false);

/**
 * `van` is one of the settings, or another name, for which the shop is needed. `force` plans the run also on a past day or one
 * on which the shop is closed.
 */
export const newRun = z
  .object({
    date,
    from: z._default(time, '09:30'),
    to: z._default(time, '15:30'),
    van: vanName,
    shop: z.optional(shopKey),
    areas: z._default(areas, []),
    stopsMax: z.optional(stopsMax),
    minutesMax: z.optional(minutesMax),
    driverId: z._default(z.nullable(id), null),
    force,
  })
  .check(timesFit);
export type NewRun = z.infer<typeof newRun>;

/**
 * Omitted fields stay, except that a new van brings its own shop if the settings have one. `revision`, if given, must still
 * be the newest.
 */
export const runChange = z
  .object({
    date: z.optional(date),
    from: z.optional(time),
    to: z.optional(time),
    van: z.optional(vanName),
    shop: z.optional(shopKey),
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

/** `revision`, if given, must still be the newest. */
export const stopsChange = z.object({
  stops: z.array(id, STOPS_MESSAGE).check(stopsFit, z.refine(differ, STOPS_MESSAGE)),
  revision: z.int('Please send the revision of the run that you changed.'),
});
export type StopsChange = z.infer<typeof stopsChange>;

/**
 * Stops whose day is agreed by phone or is now told to the donor. If omitted, all that are not yet agreed, except those whose
 * donors are asked to choose.
 */
export const agreement = z.object({ stops: z.optional(z.array(id).check(stopsFit)) });
export type Agreement = z.infer<typeof agreement>;

/** An empty list takes the offer back. */
export const daysOffer = z.object({
  days: z.array(id, DAYS_MESSAGE).check(z.maxLength(DAYS_MAX, DAYS_MESSAGE), z.refine(differ, DAYS_MESSAGE)),
});
/** `actedAt` maps ids to the time of what is undone, which must still be the latest. */
export const daysUndo = z.object({ ids: bulkIds, actedAt: fewEntries(BULK_MAX, z.record(id, timestamp)) });
export type DaysUndo = z.infer<typeof daysUndo>;

/** Null goes back to the area of the address. */
export const areaChoice = z.object({ area: z.nullable(areaName) });

const tapTime = z.iso.datetime({ offset: true, message: AT_MESSAGE });

/** `at` is when it was tapped; `date` and `driverId`, if given, must still be the run's. */
export const setOff = z.object({ at: tapTime, date: z.optional(date), driverId: z.optional(z.nullable(id)) });
export type SetOff = z.infer<typeof setOff>;

export const outcomeReport = z.object({
  outcome: z.enum(stopOutcomes, OUTCOME_MESSAGE),
  note: optionalText(RUN_NOTE_MAX),
  at: tapTime,
});
export type OutcomeReport = z.infer<typeof outcomeReport>;
