import * as z from 'zod/mini';
import { offeredDay } from '../donations/offered-day.ts';

/** Error codes of the API. */
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

/** The body of every error response; `message` is for people. */
export const problem = z.object({
  code: z.enum(errorCodes),
  message: z.string(),
  fields: z.optional(z.record(z.string(), z.string())),
  /** The days that are left, where the last place of one has just gone. */
  days: z.optional(z.array(offeredDay)),
});
export type Problem = z.infer<typeof problem>;
