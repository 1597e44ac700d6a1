import * as z from 'zod/mini';
import { id, linkLifeMs, timestamp } from '../fields/record-fields.ts';
import { newPassword, staffPerson } from './people.ts';

export const INVITATION_DAYS = 7;
export const INVITATION_OWN =
  'You have made this invitation. Please let the person whom it is for open the link, where you are not signed in.';
export const INVITATION_INVALID = 'This invitation is no longer valid. Please ask an administrator for a new one.';

export const storedInvitation = z.object({
  id,
  personId: id,
  tokenHash: z.string(),
  createdAt: timestamp,
  createdBy: z.string(),
  expiresAt: timestamp,
  lifeMs: linkLifeMs,
  /** Set if there was no mail server: whoever made the invitation was shown the link, to pass it on. */
  isShown: z.optional(z.literal(true)),
});
export type StoredInvitation = z.infer<typeof storedInvitation>;

/**
 * `link` is null if it was mailed: only an invitation's is shown, once, and only without a mail server. `mailed`: a mail server
 * took the mail; `mailServer`: there is one.
 */
export const invitation = z.object({
  person: staffPerson,
  link: z.nullable(z.string()),
  expiresAt: timestamp,
  mailed: z.boolean(),
  mailServer: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

const token = z
  .string(INVITATION_INVALID)
  .check(z.minLength(1, INVITATION_INVALID), z.maxLength(200, INVITATION_INVALID));
export const invitationToken = z.object({ token });
/** `isReset` is true if the link resets the password of somebody who has signed in before. */
export const invitee = z.object({ name: z.string(), email: z.string(), expiresAt: timestamp, isReset: z.boolean() });
export type Invitee = z.infer<typeof invitee>;
export const invitationAcceptance = z.object({ token, password: newPassword });

export const RESET_MINUTES = 30;
export const passwordReset = z.object({ token, newPassword });
