import * as z from 'zod/mini';
import { id, linkVersion, timestamp } from '../fields/record-fields.ts';
import { mailStates } from '../mail-admin/mails.ts';
import { text } from '../text/text.ts';

export const LETTER_MAX = 5000;
export const LETTERS_MAX = 100;

export const letterSubjects = ['donation', 'testimonial', 'message'] as const;

const subject = { kind: z.enum(letterSubjects, 'Nobody can be written to about this.'), id };
export const letterRecord = z.object(subject);
export type LetterRecord = z.infer<typeof letterRecord>;

export const letterRecordOf = (about: { type: string; id: string } | null): LetterRecord | null => {
  const kind = letterSubjects.find((one) => one === about?.type);
  return about && kind ? { kind, id: about.id } : null;
};

/** Sent as the mail with this id; `by` is a stored author in the store, a name in responses. */
export const sentLetter = z.object({
  mailId: id,
  at: timestamp,
  by: z.string(),
  message: z.string(),
  madeLink: z.optional(linkVersion),
  /** Time since which the answer that it replies to had waited. */
  answered: z.optional(timestamp),
  /** Only in responses; omitted once the mail's record is deleted. */
  delivery: z.optional(z.object({ state: z.enum(mailStates), leavesAt: timestamp })),
});
export type SentLetter = z.infer<typeof sentLetter>;

export const receivedLetter = z.object({
  id,
  at: timestamp,
  /** Empty if the sender is known by the link alone. */
  from: z.string(),
  message: z.string(),
  onPage: z.optional(z.enum(['words', 'change'])),
  /** An out-of-office note or the like, which needs no answer. */
  isAutomatic: z.optional(z.literal(true)),
  /** Attachments are not stored, only listed. */
  attachments: z.optional(z.array(z.object({ name: z.string(), bytes: z.int() }))),
});
export type ReceivedLetter = z.infer<typeof receivedLetter>;

const letter = z.union([sentLetter, receivedLetter]);
export type Letter = z.infer<typeof letter>;

export const isSent = (one: Letter): one is SentLetter => 'mailId' in one;

/** Oldest first; `answerWaits` is the time since which an answer waits that nobody has seen to. */
export const letterFields = { letters: z.optional(z.array(letter)), answerWaits: z.optional(timestamp) };
export type LetterFields = z.infer<z.ZodMiniObject<typeof letterFields>>;

/** `newLink` makes a new manage link and earlier ones invalid; `keepOpen` leaves a message open. */
export const newLetter = z.object({
  ...subject,
  message: text('Please write something', LETTER_MAX),
  newLink: z.optional(z.boolean()),
  keepOpen: z.optional(z.boolean()),
});
export type NewLetter = z.infer<typeof newLetter>;
