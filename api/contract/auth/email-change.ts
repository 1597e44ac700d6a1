import * as z from 'zod/mini';
import { newPerson } from '../people/people.ts';
import { confirmation } from './factors.ts';

export const EMAIL_CHANGE_MINUTES = 30;
export const EMAIL_CHANGE_OVER = 'This link works no more. Please change the address once more under My account.';

export const emailChange = z.object({ ...confirmation.shape, email: newPerson.shape.email });
export type EmailChange = z.infer<typeof emailChange>;
/** True if the new address must first be confirmed by the mailed link; false if it counts already. */
export const emailChangeStarted = z.object({ mailed: z.boolean() });
export const emailToken = z.object({
  token: z.string(EMAIL_CHANGE_OVER).check(z.minLength(1, EMAIL_CHANGE_OVER), z.maxLength(200, EMAIL_CHANGE_OVER)),
});
export const emailChanged = z.object({ email: z.string() });
