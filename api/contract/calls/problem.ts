import * as z from 'zod/mini';
import { offeredDay } from '../donations/offered-day.ts';

export const errorCodes = [
  'invalid',
  'unauthenticated',
  'forbidden',
  'not_found',
  'method_not_allowed',
  'conflict',
  'too_large',
  'unsupported_media_type',
  'rate_limited',
  'internal',
  'unavailable',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export const problem = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** Days that are left after the last place on the chosen one has gone. */
  days: z.optional(z.array(offeredDay)),
});
export type Problem = z.infer<typeof problem>;
