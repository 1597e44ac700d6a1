import * as z from 'zod/mini';
import { id } from '../fields/record-fields.ts';
import { runRange } from './runs.ts';

const OFFERS_MAX = 200;
const OFFERS_MESSAGE = `Please send the ids of at most ${OFFERS_MAX} offers.`;

/** Offers of which is asked how they would fit on the runs of some days. */
export const fitQuestion = z.object({
  ...runRange.shape,
  offers: z.array(id, OFFERS_MESSAGE).check(z.maxLength(OFFERS_MAX, OFFERS_MESSAGE)),
});
export type FitQuestion = z.infer<typeof fitQuestion>;

/** What a run would be with some more offers. */
const runFit = z.object({
  id,
  /** The stops in their order, each new one where the way grows least. */
  stops: z.array(id),
  /** Minutes at the doors. */
  minutes: z.int(),
  kilometresBefore: z.number(),
  kilometresAfter: z.number(),
  /** True where there are places and time for all of them. */
  fits: z.boolean(),
  /** True where it goes to one of their areas, or passes them with a short detour. */
  passes: z.boolean(),
});
export type RunFit = z.infer<typeof runFit>;

/** The planned runs of the days with the offers on them, and how long the van stands at the doors of the offers. */
export const fitAnswer = z.object({ minutes: z.int(), runs: z.array(runFit) });
export type FitAnswer = z.infer<typeof fitAnswer>;

/** Offers of an area that a planned run passes, as many as it has places and time for, the longest waiting first. */
const suggestion = z.object({
  area: z.string(),
  runId: id,
  offers: z.array(id),
  /** How many places the run has left. */
  places: z.int(),
  /** How many kilometres longer its way would be. */
  kilometres: z.number(),
});

/** Areas where offers wait whose donors were not offered days, and that no planned run with room passes; the most offers first. */
const unpassed = z.object({ area: z.string(), count: z.int() });
export type UnpassedArea = z.infer<typeof unpassed>;
export const suggestions = z.object({ suggestions: z.array(suggestion), unpassed: z.array(unpassed) });
export type Suggestions = z.infer<typeof suggestions>;
