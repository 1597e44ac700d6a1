import * as z from 'zod/mini';
import { sortedPageQuery } from '../calls/paging.ts';
import { id, timestamp } from '../fields/record-fields.ts';
import { language } from '../languages/in-language.ts';
import { mailKind, mailSubjects } from './mail-kinds.ts';

/** `written`: to a file, as there was no mail server, so nobody got it. */
export const mailStates = ['waiting', 'written', 'sent', 'failed', 'stopped'] as const;
export type MailState = (typeof mailStates)[number];

/** Milliseconds that a mail waits after a decision of staff, so that Undo stops it. */
export const DECISION_WAITS_MS = 2 * 60_000;
/** Counted from when it was sent, stopped or given up. */
export const MAIL_RECORD_DAYS = 30;

const about = z.nullable(z.object({ type: z.enum(mailSubjects), id }));
const outcome = {
  state: z.enum(mailStates),
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  createdAt: timestamp,
  sentAt: z.nullable(timestamp),
  writtenAt: z.optional(timestamp),
  /** Earliest time of the next try. */
  notBefore: timestamp,
};

/**
 * Holds no token: links are filled in on delivery. `values` are emptied once it is sent; `to` is empty if only the count of
 * mails to a mailbox is kept.
 */
export const storedMail = z.object({
  id,
  kind: mailKind,
  to: z.string(),
  /** Keyed hash of the mailbox that the address reaches. */
  mailbox: z.string(),
  about,
  cause: z.enum(['form', 'decision', 'notice']),
  values: z.record(z.string(), z.string()),
  language,
  words: z.optional(z.object({ subject: z.string(), body: z.string() })),
  /** Without the tokens of its links; omitted for mails about signing in. */
  sent: z.optional(z.object({ subject: z.string(), text: z.string() })),
  ...outcome,
  /** Time of the first try; the mail is given up four days later. */
  dueAt: timestamp,
});
export type StoredMail = z.infer<typeof storedMail>;

/** A mailbox that accepts no mail; the id is its keyed hash. */
export const storedBouncedMailbox = z.object({ id, at: timestamp });

export const mail = z.object({
  id,
  kind: mailKind,
  to: z.string(),
  about,
  aboutLabel: z.string(),
  /** True if mail to the address bounced: nothing more is sent to it. */
  addressBlocked: z.boolean(),
  phone: z.nullable(z.string()),
  ...outcome,
});
export type Mail = z.infer<typeof mail>;

/** Without the tokens of its links; null if no longer known. */
export const mailWithWords = z.object({
  ...mail.shape,
  words: z.nullable(z.object({ subject: z.string(), text: z.string() })),
});
export type ReadMail = z.infer<typeof mailWithWords>;

const STATE_MESSAGE = `Please choose among ${mailStates.join(', ')}.`;

/** `state` is a comma-separated list; empty or omitted means all. */
export const mailQuery = z.object({
  ...sortedPageQuery.shape,
  state: z._default(
    z.pipe(
      z.pipe(
        z.string(STATE_MESSAGE),
        z.transform((value) => value.split(',').filter(Boolean)),
      ),
      z.array(z.enum(mailStates, STATE_MESSAGE)).check(z.maxLength(mailStates.length, STATE_MESSAGE)),
    ),
    [],
  ),
});
export type MailQuery = z.infer<typeof mailQuery>;

export const writtenMails = z.object({
  mails: z.int(),
  people: z.int(),
  kinds: z.array(z.object({ kind: mailKind, mails: z.int() })),
  /** Too old, or about something that is over. */
  leftOut: z.int(),
  leaving: z.nullable(z.object({ mails: z.int(), at: timestamp })),
});
export type WrittenMails = z.infer<typeof writtenMails>;

/** Newest first; the counts cover all mails, whatever the query. */
export const mails = z.object({
  mails: z.array(mail),
  total: z.int(),
  counts: z.object({ waiting: z.int(), written: z.int(), sent: z.int(), failed: z.int(), stopped: z.int() }),
  /** Sent within the last 24 hours. */
  sentToday: z.int(),
});
export type Mails = z.infer<typeof mails>;
