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
    /** Address for replies; empty for that of the user, or else of the sender. */
    address: emailOrNothing,
  })
  .check(
    sentSafely('Without encryption others on the way could read the password. Please choose TLS or STARTTLS'),
    z.refine(({ user }) => user !== '', { error: USER_MISSING, path: ['user'] }),
  );
export type NewMailbox = z.infer<typeof newMailbox>;

export const mailboxChange = z.object({ ...confirmation.shape, mailbox: z.nullable(newMailbox) });
export type MailboxChange = z.infer<typeof mailboxChange>;

const place = { folder: z.string(), address: z.string() };

export const mailbox = z.object({
  mailbox: z.nullable(z.object({ ...shownAccount, ...place })),
  /** Address for replies that shows what they answer; null if no address of the mailbox is known. */
  answersTo: z.nullable(z.string()),
  fromEnvironment: z.boolean(),
  savedAt: z.nullable(timestamp),
  savedBy: z.nullable(z.string()),
});
export type MailboxSettings = z.infer<typeof mailbox>;

export const storedMailbox = z.object({
  mailbox: z.nullable(z.object({ ...storedAccount, ...place })),
  savedAt: timestamp,
  savedBy: z.string(),
});
export type StoredMailbox = z.infer<typeof storedMailbox>;

/** The id is a hash of server, user and folder. */
export const storedMailboxPosition = z.object({
  id: z.string(),
  /** Latest mail read, with its UIDVALIDITY (RFC 9051, 2.3.1.1); null before the first time. */
  read: z.nullable(z.object({ uidValidity: z.string(), uid: z.int() })),
  failing: z.optional(z.object({ since: timestamp, code: z.string(), warnedAt: z.optional(timestamp) })),
});
export type StoredMailboxPosition = z.infer<typeof storedMailboxPosition>;

export const mailboxCheck = z.object({
  total: z.nullable(z.int()),
  answers: z.int(),
  messages: z.int(),
  bounces: z.int(),
  ignored: z.int(),
  code: z.nullable(z.string()),
  answer: z.nullable(z.string()),
});
export type MailboxCheck = z.infer<typeof mailboxCheck>;
