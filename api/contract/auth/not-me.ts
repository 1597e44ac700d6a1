import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { newPassword } from '../people/people.ts';
import { confirmation } from './factors.ts';

export const ALARM_OVER = 'This link works no more. Please tell an administrator if that was not you.';

export const alarmToken = z.object({
  token: z.string(ALARM_OVER).check(z.minLength(1, ALARM_OVER), z.maxLength(200, ALARM_OVER)),
});

/** `since` is the time of the sign-in behind it. */
const doubt = z.object({ id, at: timestamp, since: timestamp, what: z.string() });
export type Doubt = z.infer<typeof doubt>;
export const alarm = z.object({ named: doubt, earlier: z.array(doubt) });
export type Alarm = z.infer<typeof alarm>;
/** Doubts that go back to the latest sign-in come first. */
export const doubts = z.object({ doubts: z.array(doubt) });
export type Doubts = z.infer<typeof doubts>;

/** `also` names earlier alarms that were somebody else as well. */
export const notMeByLinkRequest = z.object({
  ...alarmToken.shape,
  also: z._default(z.array(id).check(z.maxLength(100)), []),
});
/** Disowns everything since that moment, or all there is if null; whoever has a password must choose a new one. */
export const notMeRequest = z.object({
  ...confirmation.shape,
  since: z.nullable(timestamp),
  newPassword: z.optional(newPassword),
});
export type NotMe = z.infer<typeof notMeRequest>;

export const endedAccess = z.object({
  ended: z.array(z.string()),
  back: z.array(z.string()),
  kept: z.array(z.string()),
});
export type EndedAccess = z.infer<typeof endedAccess>;
/** `isMailed`: no password opens the account any more, and a link to choose a new one was mailed. */
export const endedByLink = z.object({ ...endedAccess.shape, isMailed: z.boolean() });
