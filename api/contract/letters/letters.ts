import * as z from 'zod/mini';
import { id, linkVersion, timestamp } from '../fields/record-fields.ts';
import { mailStates } from '../mail-admin/mails.ts';
import { text } from '../text/text.ts';

export const LETTER_MAX = 5000;
/** How many letters a record holds, both ways. */
export const LETTERS_MAX = 100;

/** What staff and a person write to each other about. */
export const letterSubjects = ['donation', 'testimonial', 'message'] as const;

const subject = { kind: z.enum(letterSubjects, 'Nobody can be written to about this.'), id };
/** The record that letters are about. */
export const letterRecord = z.object(subject);
export type LetterRecord = z.infer<typeof letterRecord>;

/** The record that a mail is about, if letters can be about it; null for any other. */
export const letterRecordOf = (about: { type: string; id: string } | null): LetterRecord | null => {
  const kind = letterSubjects.find((one) => one === about?.type);
  return about && kind ? { kind, id: about.id } : null;
};

/** What staff wrote, sent as the mail with this id; `by` is a stored author in the store, a name in responses. */
export const sentLetter = z.object({
  mailId: id,
  at: timestamp,
  by: z.string(),
  message: z.string(),
  /** The version of the manage link that it carries, where it made a new one. */
  madeLink: z.optional(linkVersion),
  /** Since when an answer had waited that it answers. */
  answered: z.optional(timestamp),
  /** Only in responses: what became of the mail, and when it leaves; omitted once the record of the mail is deleted. */
  delivery: z.optional(z.object({ state: z.enum(mailStates), leavesAt: timestamp })),
});
export type SentLetter = z.infer<typeof sentLetter>;

/** What the person answered by email, or wrote behind their manage link. */
export const receivedLetter = z.object({
  id,
  at: timestamp,
  /** The address that it came from; empty where it is known by the link alone. */
  from: z.string(),
  message: z.string(),
  /** Set for what came from the person's own page: their words, or what they changed there. */
  onPage: z.optional(z.enum(['words', 'change'])),
  /** An out-of-office note or its like, which waits for nobody. */
  isAutomatic: z.optional(z.literal(true)),
  /** What came with it and was not stored, by name and size. */
  attachments: z.optional(z.array(z.object({ name: z.string(), bytes: z.int() }))),
});
export type ReceivedLetter = z.infer<typeof receivedLetter>;

const letter = z.union([sentLetter, receivedLetter]);
export type Letter = z.infer<typeof letter>;

export const isSent = (one: Letter): one is SentLetter => 'mailId' in one;

/** The letters of a record, oldest first, and since when an answer waits that nobody has seen to. */
export const letterFields = { letters: z.optional(z.array(letter)), answerWaits: z.optional(timestamp) };
export type LetterFields = z.infer<z.ZodMiniObject<typeof letterFields>>;

/**
 * What staff write to the person of a record. `newLink` makes a new manage link, and the earlier ones invalid; a message stays
 * open with `keepOpen`.
 */
export const newLetter = z.object({
  ...subject,
  message: text('Please write something', LETTER_MAX),
  newLink: z.optional(z.boolean()),
  keepOpen: z.optional(z.boolean()),
});
export type NewLetter = z.infer<typeof newLetter>;
