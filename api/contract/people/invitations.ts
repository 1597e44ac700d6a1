import * as z from 'zod/mini';
import { id, linkLifeMs, timestamp } from '../fields/record-fields.ts';
import { newPassword, staffPerson } from './people.ts';

/** How long an invitation's link works. */
export const INVITATION_DAYS = 7;
export const INVITATION_OWN =
  'You have made this invitation. Please let the person whom it is for open the link, where you are not signed in.';
export const INVITATION_INVALID = 'This invitation is no longer valid. Please ask an administrator for a new one.';

/** The stored form of an invitation, with only the hash of its token. */
export const storedInvitation = z.object({
  id,
  personId: id,
  tokenHash: z.string(),
  createdAt: timestamp,
  createdBy: z.string(),
  expiresAt: timestamp,
  lifeMs: linkLifeMs,
  /** Set where there was no mail server: whoever made it was shown the link, to pass it on. */
  isShown: z.optional(z.literal(true)),
});
export type StoredInvitation = z.infer<typeof storedInvitation>;

/**
 * A new invitation, or a new link for somebody who has an account. The link is mailed to its owner and shown to nobody else; only
 * that of an invitation is shown, once, where there is no mail server. `mailed` says whether a mail server took the mail, `mailServer` whether there is one.
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
/** The person who is invited; `isReset` when the link is for another password of somebody who has signed in before. */
export const invitee = z.object({ name: z.string(), email: z.string(), expiresAt: timestamp, isReset: z.boolean() });
export type Invitee = z.infer<typeof invitee>;
export const invitationAcceptance = z.object({ token, password: newPassword });

/** How long the link of a forgotten password works, in minutes. */
export const RESET_MINUTES = 30;
/** The link's token, and the password that is chosen with it. */
export const passwordReset = z.object({ token, newPassword });
