import * as z from 'zod/mini';
import { confirmation } from '../auth/factors.ts';
import { timestamp } from '../fields/record-fields.ts';
import { emailOrNothing } from '../personal-data/email.ts';
import {
  type MailEncryption,
  mailServerWord,
  newServerAccount,
  sentSafely,
  shownAccount,
  storedAccount,
} from './mail-server.ts';

export const usualMailboxPorts: Record<MailEncryption, number> = { tls: 993, starttls: 143, none: 143 };
export const INBOX = 'INBOX';

const HOST_MESSAGE =
  'Please enter the name of the server, such as imap.example.org, without imap:// and without the port';
const USER_MISSING = 'Please enter the user of the mailbox.';
const FOLDER_MAX = 200;

const newMailbox = z
  .object({
    ...newServerAccount(HOST_MESSAGE),
    folder: mailServerWord(`Please use at most ${FOLDER_MAX} characters`, FOLDER_MAX),
    /** What people answer to; empty for that of the user, or else of the sender. */
    address: emailOrNothing,
  })
  .check(
    sentSafely('Without encryption others on the way could read the password. Please choose TLS or STARTTLS'),
    z.refine(({ user }) => user !== '', { error: USER_MISSING, path: ['user'] }),
  );
export type NewMailbox = z.infer<typeof newMailbox>;

/** The mailbox that is to be read, or null for none. The own password or a code proves who changes it. */
export const mailboxChange = z.object({ ...confirmation.shape, mailbox: z.nullable(newMailbox) });
export type MailboxChange = z.infer<typeof mailboxChange>;

const place = { folder: z.string(), address: z.string() };

/** The mailbox whose mails join what they answer. What is `fromEnvironment` was set by a variable and cannot be changed here. */
export const mailbox = z.object({
  /** Null while none is read. */
  mailbox: z.nullable(z.object({ ...shownAccount, ...place })),
  /** The address to which people answer so that it is known what they answer; null where no address of the mailbox is known. */
  answersTo: z.nullable(z.string()),
  fromEnvironment: z.boolean(),
  savedAt: z.nullable(timestamp),
  savedBy: z.nullable(z.string()),
});
export type MailboxSettings = z.infer<typeof mailbox>;

/** The mailbox as it is stored. */
export const storedMailbox = z.object({
  mailbox: z.nullable(z.object({ ...storedAccount, ...place })),
  savedAt: timestamp,
  savedBy: z.string(),
});
export type StoredMailbox = z.infer<typeof storedMailbox>;

/** How far a mailbox was read: one record, whose id is a hash of server, user and folder. */
export const storedMailboxPosition = z.object({
  id: z.string(),
  /** The latest mail that was read, and the numbering that it belongs to (RFC 9051, 2.3.1.1); null before the first time. */
  read: z.nullable(z.object({ uidValidity: z.string(), uid: z.int() })),
  /** Since when it cannot be read, and why. */
  failing: z.optional(z.object({ since: timestamp, code: z.string(), warnedAt: z.optional(timestamp) })),
});
export type StoredMailboxPosition = z.infer<typeof storedMailboxPosition>;

/** What a look into the mailbox brought, or why there was none. */
export const mailboxCheck = z.object({
  /** How many mails the folder holds; null where it could not be read. */
  total: z.nullable(z.int()),
  /** What was new: answers, messages of their own, mails that came back, and what nobody has to see. */
  answers: z.int(),
  messages: z.int(),
  bounces: z.int(),
  ignored: z.int(),
  /** Why it could not be read, such as `EAUTH`; null where it was. */
  code: z.nullable(z.string()),
  /** What the server answered to that, in its words. */
  answer: z.nullable(z.string()),
});
export type MailboxCheck = z.infer<typeof mailboxCheck>;
