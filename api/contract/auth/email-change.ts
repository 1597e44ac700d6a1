import * as z from 'zod/mini';
import { newPerson } from '../people/people.ts';
import { confirmation } from './factors.ts';

/** How long the link in the mail to a new address works, in minutes. */
export const EMAIL_CHANGE_MINUTES = 30;
export const EMAIL_CHANGE_OVER = 'This link works no more. Please change the address once more under My account.';

/** Another address for the own account, with the password or a code. */
export const emailChange = z.object({ ...confirmation.shape, email: newPerson.shape.email });
export type EmailChange = z.infer<typeof emailChange>;
/** `mailed`: the new address has to be confirmed with the link that was mailed to it. Otherwise it counts already. */
export const emailChangeBegun = z.object({ mailed: z.boolean() });
/** The token of the link. */
export const emailToken = z.object({
  token: z.string(EMAIL_CHANGE_OVER).check(z.minLength(1, EMAIL_CHANGE_OVER), z.maxLength(200, EMAIL_CHANGE_OVER)),
});
/** The address that counts from now on. */
export const emailChanged = z.object({ email: z.string() });
