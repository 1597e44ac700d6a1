import * as z from 'zod/mini';
import { sortedPageQuery } from '../calls/paging.ts';
import { id, timestamp } from '../fields/record-fields.ts';
import { language } from '../languages/in-language.ts';
import { mailKind, mailSubjects } from './mail-kinds.ts';

/** `written`: to a file, as there was no mail server: nobody got it. */
export const mailStates = ['waiting', 'written', 'sent', 'failed', 'stopped'] as const;
export type MailState = (typeof mailStates)[number];

/** How long a mail after a decision of staff waits, so that Undo stops it. */
export const DECISION_WAITS_MS = 2 * 60_000;
/** How long the record of a mail is kept after it was sent, stopped or given up, in days. */
export const MAIL_RECORD_DAYS = 30;

const about = z.nullable(z.object({ type: z.enum(mailSubjects), id }));
const outcome = {
  state: z.enum(mailStates),
  attempts: z.int(),
  lastError: z.nullable(z.string()),
  createdAt: timestamp,
  sentAt: z.nullable(timestamp),
  /** When it was written to a file, as there was no mail server; omitted for one that never was. */
  writtenAt: z.optional(timestamp),
  /** Not tried before this time; when it will be tried next. */
  notBefore: timestamp,
};

/**
 * A mail in the outbox. It holds no token: links are filled in when it is delivered. `values` are emptied once it is sent to somebody.
 * `to` is empty where only the count of the mails to a mailbox is kept.
 */
export const storedMail = z.object({
  id,
  kind: mailKind,
  to: z.string(),
  /** A keyed hash of the mailbox that the address reaches. */
  mailbox: z.string(),
  about,
  cause: z.enum(['form', 'decision', 'notice']),
  values: z.record(z.string(), z.string()),
  /** That of whoever gets it, where words of it are on when the mail goes; omitted for English. */
  language,
  /** The words of a trial, which are not saved as the template. */
  words: z.optional(z.object({ subject: z.string(), body: z.string() })),
  /** What somebody got, without the tokens of its links; omitted for mails about signing in. */
  sent: z.optional(z.object({ subject: z.string(), text: z.string() })),
  ...outcome,
  /** When it was to be sent first: it is given up four days later. */
  dueAt: timestamp,
});
export type StoredMail = z.infer<typeof storedMail>;

/** A mailbox that takes no mail; the id is its keyed hash. */
export const storedBouncedMailbox = z.object({ id, at: timestamp });

/** A mail as administrators see it. */
export const mail = z.object({
  id,
  kind: mailKind,
  to: z.string(),
  about,
  /** What the mail is about, in words; empty where it is gone. */
  aboutLabel: z.string(),
  /** True when mail to the address came back: nothing more is sent to it. */
  addressBlocked: z.boolean(),
  /** The number to ring instead, where one is known. */
  phone: z.nullable(z.string()),
  ...outcome,
});
export type Mail = z.infer<typeof mail>;

/** The words of a mail: what was sent, or will be, without the tokens of its links. Null where nobody can say it any more. */
export const mailWithWords = z.object({
  ...mail.shape,
  words: z.nullable(z.object({ subject: z.string(), text: z.string() })),
});
export type ReadMail = z.infer<typeof mailWithWords>;

const STATE_MESSAGE = `Please choose among ${mailStates.join(', ')}.`;

/** `state` takes several states, separated by commas; empty or omitted means all. */
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

/** Mails that were written to files, and what is to be done with them now that there is a mail server. */
export const writtenMails = z.object({
  /** Those that still make sense: how many, to how many mailboxes, and of which kinds, the most first. */
  mails: z.int(),
  people: z.int(),
  kinds: z.array(z.object({ kind: mailKind, mails: z.int() })),
  /** Those that do not: too old, or what they say is over. */
  leftOut: z.int(),
  /** Those that are about to leave, and can be taken back until the first one does; null where there are none. */
  leaving: z.nullable(z.object({ mails: z.int(), at: timestamp })),
});
export type WrittenMails = z.infer<typeof writtenMails>;

/** Newest first. The counts are of all mails, whatever was asked for. */
export const mails = z.object({
  mails: z.array(mail),
  total: z.int(),
  counts: z.object({ waiting: z.int(), written: z.int(), sent: z.int(), failed: z.int(), stopped: z.int() }),
  /** How many were sent within the last 24 hours. */
  sentToday: z.int(),
});
export type Mails = z.infer<typeof mails>;
