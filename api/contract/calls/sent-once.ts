import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { forms } from '../words/forms.ts';
import { sentence } from '../words/message.ts';

export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

export const KEY_FIELD = 'idempotencyKey';

/** Replaced by the server with a new key in each answer from a cached page; not a valid key itself. */
export const KEY_PLACEHOLDER = '{a key for each answer}';

export const SENT_BEFORE = sentence(forms.sentBefore);

/** Hashes of the key and the content of requests that made a record or added pictures, kept for a day. */
export const sentKeys = z.optional(
  z.array(z.object({ repeatKey: z.string(), at: timestamp, pictures: z.optional(z.array(id)) })),
);
export type SentKeys = NonNullable<z.infer<typeof sentKeys>>;
