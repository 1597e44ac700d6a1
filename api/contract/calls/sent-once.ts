import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { forms } from '../words/forms.ts';
import { sentence } from '../words/message.ts';

/** Says which sending of a form a request is. One that is sent again with the same key is done only once. */
export const IDEMPOTENCY_HEADER = 'Idempotency-Key';

/** The hidden field with the key of a form that is posted without scripts. */
export const KEY_FIELD = 'idempotencyKey';

/** Stands in the field in a page that is kept: the server puts a key there for each answer. It is no valid key itself. */
export const KEY_PLACEHOLDER = '{a key for each answer}';

/** Said when something else was sent with the key before. */
export const SENT_BEFORE = sentence(forms.sentBefore);

/** The requests with a key that made a record or added pictures to it: a hash of the key and the content, for a day. */
export const sentKeys = z.optional(
  z.array(z.object({ repeatKey: z.string(), at: timestamp, pictures: z.optional(z.array(id)) })),
);
export type SentKeys = NonNullable<z.infer<typeof sentKeys>>;
