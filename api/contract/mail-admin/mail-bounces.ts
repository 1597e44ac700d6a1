import * as z from 'zod/mini';
import { soughtEmail } from '../personal-data/email.ts';
import { freeText, text } from '../text/text.ts';

const WHICH_MESSAGE = 'Please name the mail (messageId) or the address (email)';

/** `hard`: the address accepts no mail at all; `soft`: it may later. Names the mail by its Message-ID, the address, or both. */
export const bounceReport = z
  .object({
    type: z.enum(['hard', 'soft'], 'Please say hard or soft'),
    messageId: z.optional(text(WHICH_MESSAGE, 300)),
    email: z.optional(soughtEmail),
    reason: z.optional(freeText(300)),
  })
  .check(z.refine(({ messageId, email }) => messageId !== undefined || email !== undefined, WHICH_MESSAGE));
export type BounceReport = z.infer<typeof bounceReport>;
