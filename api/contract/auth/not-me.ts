import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { newPassword } from '../people/people.ts';
import { confirmation } from './factors.ts';

export const ALARM_OVER = 'This link works no more. Please tell an administrator if that was not you.';

/** The token of the link in an alarm mail. */
export const alarmToken = z.object({
  token: z.string(ALARM_OVER).check(z.minLength(1, ALARM_OVER), z.maxLength(200, ALARM_OVER)),
});

/** A sign-in, or something that its owner was warned of, which was perhaps somebody else's; `since` is the sign-in behind it. */
const doubt = z.object({ id, at: timestamp, since: timestamp, what: z.string() });
export type Doubt = z.infer<typeof doubt>;
/** What the link of an alarm mail is about, and earlier alarms that it does not reach by itself. */
export const alarm = z.object({ named: doubt, earlier: z.array(doubt) });
export type Alarm = z.infer<typeof alarm>;
/** What the owner of an account can call foreign, what goes back to the latest sign-in first. */
export const doubts = z.object({ doubts: z.array(doubt) });
export type Doubts = z.infer<typeof doubts>;

/** "This was not me", with an alarm mail's link: `also` names earlier alarms that were somebody else, too. */
export const notMeByLinkRequest = z.object({
  ...alarmToken.shape,
  also: z._default(z.array(id).check(z.maxLength(100)), []),
});
/** "This was not me", from the own account: what came since that moment; null for all there is. Whoever has a password chooses another. */
export const notMeRequest = z.object({
  ...confirmation.shape,
  since: z.nullable(timestamp),
  newPassword: z.optional(newPassword),
});
export type NotMe = z.infer<typeof notMeRequest>;

/** What "This was not me" did, in words for the owner: what it ended, what is there again, what is older and still works. */
export const endedAccess = z.object({
  ended: z.array(z.string()),
  back: z.array(z.string()),
  kept: z.array(z.string()),
});
export type EndedAccess = z.infer<typeof endedAccess>;
/** `isMailed`: no password opens the account, and a link to choose another was mailed. */
export const endedByLink = z.object({ ...endedAccess.shape, isMailed: z.boolean() });
