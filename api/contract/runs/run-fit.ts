import * as z from 'zod/mini';
import { id } from '../fields/record-fields.ts';
import { runRange } from './runs.ts';

const OFFERS_MAX = 200;
const OFFERS_MESSAGE = `Please send the ids of at most ${OFFERS_MAX} offers.`;

export const fitQuestion = z.object({
  ...runRange.shape,
  offers: z.array(id, OFFERS_MESSAGE).check(z.maxLength(OFFERS_MAX, OFFERS_MESSAGE)),
});
export type FitQuestion = z.infer<typeof fitQuestion>;

const runFit = z.object({
  id,
  stops: z.array(id),
  /** Minutes at the doors, without driving. */
  minutes: z.int(),
  kilometresBefore: z.number(),
  kilometresAfter: z.number(),
  fits: z.boolean(),
  passes: z.boolean(),
});
export type RunFit = z.infer<typeof runFit>;

export const fitAnswer = z.object({ minutes: z.int(), runs: z.array(runFit) });
export type FitAnswer = z.infer<typeof fitAnswer>;

const suggestion = z.object({
  area: z.string(),
  runId: id,
  offers: z.array(id),
  places: z.int(),
  kilometres: z.number(),
});

/** Areas whose offers no planned run with room passes and whose donors were not offered days; the most offers first. */
const unpassed = z.object({ area: z.string(), count: z.int() });
export type UnpassedArea = z.infer<typeof unpassed>;
export const suggestions = z.object({ suggestions: z.array(suggestion), unpassed: z.array(unpassed) });
export type Suggestions = z.infer<typeof suggestions>;
