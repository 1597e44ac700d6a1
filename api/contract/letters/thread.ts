import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { mailStates } from '../mail-admin/mails.ts';
import { receivedLetter } from './letters.ts';

const threadEntry = z.object({
  key: z.string(),
  at: timestamp,
  /** `charity` writes to the person, `staff` is a colleague writing to colleagues. */
  from: z.enum(['person', 'charity', 'staff']),
  title: z.string(),
  text: z.nullable(z.string()),
  by: z.nullable(z.string()),
  mail: z.optional(z.object({ id, state: z.enum(mailStates) })),
  attachments: receivedLetter.shape.attachments,
  url: z.string(),
  about: z.string(),
});
export type ThreadEntry = z.infer<typeof threadEntry>;

/** Contains only what the reader may see, oldest first. */
export const thread = z.object({
  name: z.string(),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  entries: z.array(threadEntry),
  earlier: z.int(),
});
export type Thread = z.infer<typeof thread>;
