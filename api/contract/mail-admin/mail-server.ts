import * as z from 'zod/mini';
import { confirmation } from '../auth/factors.ts';
import { timestamp } from '../fields/record-fields.ts';
import { EMAIL_MESSAGE, isEmail, PASTED_EMAIL_MAX, typedEmail } from '../personal-data/email.ts';

/**
 * `tls` from the first byte (`smtps://`, usually port 465), `starttls` (587), or `none`, for a relay on the same machine or
 * network.
 */
export const mailEncryptions = ['tls', 'starttls', 'none'] as const;
export type MailEncryption = (typeof mailEncryptions)[number];
export const usualMailPorts: Record<MailEncryption, number> = { tls: 465, starttls: 587, none: 25 };

const PORT_MESSAGE = 'Please enter the port: a whole number from 1 to 65535';
const USER_MAX = 200;
const PASSWORD_MAX = 500;

const isHost = (host: string): boolean => !/[\s/:?#@[\]\\%<>^|]/.test(host) && URL.canParse(`http://${host}`);

const trimmed = z.pipe(
  z.string(),
  z.transform((value: string) => value.trim()),
);
const port = z.int(PORT_MESSAGE).check(z.minimum(1, PORT_MESSAGE), z.maximum(65_535, PORT_MESSAGE));
export const mailServerWord = (tooLong: string, max = USER_MAX) =>
  z.pipe(
    trimmed,
    z.string().check(
      z.maxLength(max, tooLong),
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these would end the line that is sent
      z.regex(/^[^\u0000-\u001f\u007f]*$/, 'Please leave out line breaks'),
    ),
  );
const encryption = z.enum(mailEncryptions, 'Please choose how the connection is encrypted');

/** An omitted password stays as it is, as long as everything else does. */
export const newServerAccount = (hostMessage: string) => ({
  host: z.pipe(trimmed, z.string().check(z.maxLength(253, hostMessage), z.refine(isHost, hostMessage))),
  port,
  encryption,
  user: mailServerWord(`Please use at most ${USER_MAX} characters`),
  password: z.optional(z.string().check(z.maxLength(PASSWORD_MAX, `Please use at most ${PASSWORD_MAX} characters`))),
});
export interface NewServerAccount {
  host: string;
  port: number;
  encryption: MailEncryption;
  user: string;
  password?: string | undefined;
}

const UNENCRYPTED =
  'Without encryption others on the way could read the password. Please choose TLS or STARTTLS, or leave the user empty';
/** A password may go unencrypted only within this machine. */
const isLoopback = (name: string) => /^(localhost|127(\.\d{1,3}){3})$/i.test(name);

export const sentSafely = (error = UNENCRYPTED) =>
  z.refine<NewServerAccount>(
    ({ encryption: way, user, host }: NewServerAccount) => way !== 'none' || user === '' || isLoopback(host),
    {
      error,
      path: ['encryption'],
    },
  );

const mailSender = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(PASTED_EMAIL_MAX, EMAIL_MESSAGE)),
    z.transform((typed: string) => typedEmail(typed)),
  ),
  z.string().check(z.refine((address) => address === '' || isEmail(address), EMAIL_MESSAGE)),
);

const HOST_MESSAGE =
  'Please enter the name of the mail server, such as smtp.example.org, without smtp:// and without the port';

const newMailServer = z.object(newServerAccount(HOST_MESSAGE)).check(sentSafely());
export type NewMailServer = z.infer<typeof newMailServer>;

/** Omitted fields stay as they are; a null server is removed. */
export const mailServerChange = z.object({
  ...confirmation.shape,
  server: z.optional(z.nullable(newMailServer)),
  sender: z.optional(mailSender),
});
export type MailServerChange = z.infer<typeof mailServerChange>;

const parts = { host: z.string(), port: z.int(), encryption, user: z.string() };
/** `hasPassword` is also false if the stored password can no longer be read. */
export const shownAccount = { ...parts, hasPassword: z.boolean() };
/** The password is sealed for exactly this server, user and encryption. */
export const storedAccount = { ...parts, sealedPassword: z.nullable(z.string()) };

/** Values marked in `fromEnvironment` were set by a variable, which wins and cannot be changed here. */
export const mailServer = z.object({
  /** Null while mails are written to files. */
  server: z.nullable(z.object(shownAccount)),
  sender: z.string(),
  fromEnvironment: z.object({ server: z.boolean(), sender: z.boolean() }),
  savedAt: z.nullable(timestamp),
  savedBy: z.nullable(z.string()),
});
export type MailServerSettings = z.infer<typeof mailServer>;

export const storedMailServer = z.object({
  server: z.nullable(z.object(storedAccount)),
  sender: z.string(),
  savedAt: timestamp,
  savedBy: z.string(),
});
export type StoredMailServer = z.infer<typeof storedMailServer>;

export const mailServerTrial = z.object({
  to: z.string(),
  isTaken: z.boolean(),
  answer: z.nullable(z.string()),
  code: z.nullable(z.string()),
});
export type MailServerTrial = z.infer<typeof mailServerTrial>;

export const mailDelivery = z.object({ hasServer: z.boolean() });
