import * as z from 'zod/mini';
import { id, timestamp } from '../fields/record-fields.ts';
import { mailStates } from '../mail-admin/mails.ts';
import { receivedLetter } from './letters.ts';

/** Something that was sent, said or done. */
const threadEntry = z.object({
  /** One of its own in the thread. */
  key: z.string(),
  at: timestamp,
  /** The person, the charity to the person, or a colleague to colleagues. */
  from: z.enum(['person', 'charity', 'staff']),
  title: z.string(),
  text: z.nullable(z.string()),
  /** The colleague who wrote or did it; null for nobody in particular. */
  by: z.nullable(z.string()),
  /** The mail that it was sent as. */
  mail: z.optional(z.object({ id, state: z.enum(mailStates) })),
  attachments: receivedLetter.shape.attachments,
  /** Where the portal shows the record that it belongs to, and what that is called. */
  url: z.string(),
  about: z.string(),
});
export type ThreadEntry = z.infer<typeof threadEntry>;

/** Everything between a person and the charity that whoever asks may read, oldest first. */
export const thread = z.object({
  name: z.string(),
  emails: z.array(z.string()),
  phones: z.array(z.string()),
  entries: z.array(threadEntry),
  /** How many earlier ones are left out. */
  earlier: z.int(),
});
export type Thread = z.infer<typeof thread>;
