import type { FetchMessageObject, ImapFlow } from 'imapflow';
import { systemCode } from '../core/disk-failure.ts';
import type { MailboxAccount } from './settings.ts';

/** Larger mails are read by their headers only: decoding pictures takes several times their size in memory. */
const MAIL_BYTES_MAX = 10 * 1024 * 1024;
const REACH_MS = 15_000;
const SILENCE_MS = 60_000;

export class MailboxFailure extends Error {
  override name = 'MailboxFailure';
  readonly code: string;
  readonly answer: string | null;
  constructor(code: string, answer: string | null, cause: unknown) {
    super(`The mailbox could not be read (${code}).`, { cause });
    this.code = code;
    this.answer = answer;
  }
}

const ANSWER_MAX = 200;
const LATE = new Set(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT', 'UPGRADE_TIMEOUT', 'ETIMEOUT', 'LockTimeout']);

interface Described {
  authenticationFailed?: unknown;
  responseText?: unknown;
  responseStatus?: unknown;
  tlsFailed?: unknown;
}
const describedBy = (error: unknown): Described => (typeof error === 'object' && error !== null ? error : {});
const isRefusal = (error: unknown): boolean => describedBy(error).responseStatus !== undefined;

const answerOf = (answer: unknown, password: string): string | null => {
  if (typeof answer !== 'string' || answer === '') return null;
  const spellings = [password, Buffer.from(password).toString('base64')].filter(Boolean);
  const clean = spellings.reduce((cleaned, spelling) => cleaned.replaceAll(spelling, '…'), answer);
  return clean.replace(/\s+/g, ' ').trim().slice(0, ANSWER_MAX) || null;
};

const codeOf = (error: unknown): string => {
  const code = systemCode(error) ?? 'unknown';
  if (LATE.has(code)) return 'ETIMEDOUT';
  return /^(ERR_TLS|ERR_SSL|CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(code) ? 'ETLS' : code;
};

const failureOf = (error: unknown, step: 'connect' | 'folder' | 'read', password: string): MailboxFailure => {
  if (error instanceof MailboxFailure) return error;
  const { authenticationFailed, tlsFailed, responseText } = describedBy(error);
  const code = authenticationFailed
    ? 'EAUTH'
    : tlsFailed
      ? 'ETLS'
      : step === 'folder' && isRefusal(error)
        ? 'ENOFOLDER'
        : codeOf(error);
  return new MailboxFailure(code, answerOf(responseText, password), error);
};

export interface FetchedMail {
  uid: number;
  source: Buffer | null;
  isTooLarge: boolean;
  at: Date | null;
}

/** Read-only: nothing in it is deleted, moved or marked as seen. */
export interface OpenMailbox {
  uidValidity: string;
  uidNext: number;
  total: number;
  /** Uids after this one, in order. @throws MailboxFailure */
  after(uid: number): Promise<number[]>;
  /** Null for a mail that is gone. @throws MailboxFailure */
  fetch(uid: number): Promise<FetchedMail | null>;
  close(): void;
}

const dateOf = (time: FetchMessageObject['internalDate']): Date | null => {
  const date = time === undefined ? null : new Date(time);
  return date && !Number.isNaN(date.getTime()) ? date : null;
};

const openFolder = (
  client: ImapFlow,
  { total, ...numbers }: Pick<OpenMailbox, 'total' | 'uidValidity' | 'uidNext'>,
): OpenMailbox => ({
  ...numbers,
  total,
  async after(uid) {
    if (uid + 1 >= numbers.uidNext) return [];
    const found = await client.fetchAll(`${uid + 1}:*`, { uid: true }, { uid: true });
    // A range that ends with * holds the latest mail in any case.
    return found
      .map((one) => one.uid)
      .filter((one) => one > uid)
      .sort((one, other) => one - other);
  },
  async fetch(uid) {
    const facts = await client.fetchOne(String(uid), { uid: true, size: true, internalDate: true }, { uid: true });
    if (!facts) return null;
    const isTooLarge = (facts.size ?? 0) > MAIL_BYTES_MAX;
    const query = isTooLarge ? { headers: true } : { source: { start: 0, maxLength: MAIL_BYTES_MAX } };
    const at = dateOf(facts.internalDate);
    try {
      const mail = await client.fetchOne(String(uid), { uid: true, ...query }, { uid: true });
      const source = mail && (isTooLarge ? mail.headers : mail.source);
      return source ? { uid, source, isTooLarge, at } : null;
    } catch (error) {
      if (!client.usable || !isRefusal(error)) throw error;
      return { uid, source: null, isTooLarge, at };
    }
  },
  close: () => client.close(),
});

/** Opens the folder of a mailbox read-only. @throws MailboxFailure */
export const openMailbox = async (
  { host, port, encryption, user, password, folder }: MailboxAccount,
  stopping: AbortSignal,
): Promise<OpenMailbox> => {
  // Loaded with the first look: most charities have none.
  const { ImapFlow: Client } = await import('imapflow');
  const client = new Client({
    host,
    port,
    secure: encryption === 'tls',
    ...(encryption !== 'tls' && { doSTARTTLS: encryption === 'starttls' }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: REACH_MS,
    greetingTimeout: REACH_MS,
    socketTimeout: SILENCE_MS,
    // A server that sends more than it was asked for is hung up on.
    maxLiteralSize: 2 * MAIL_BYTES_MAX,
    maxResponseSize: 4 * MAIL_BYTES_MAX,
  });
  // What fails later rejects the call that waits for it.
  client.on('error', () => {});
  const stop = () => client.close();
  stopping.addEventListener('abort', stop, { once: true });
  client.on('close', () => stopping.removeEventListener('abort', stop));
  let step: 'connect' | 'folder' = 'connect';
  try {
    await client.connect();
    step = 'folder';
    const { uidValidity, uidNext, exists: total } = await client.mailboxOpen(folder, { readOnly: true });
    const opened = openFolder(client, { uidValidity: String(uidValidity), uidNext, total });
    const fail = (error: unknown) => {
      throw failureOf(error, 'read', password);
    };
    return {
      ...opened,
      after: (uid) => opened.after(uid).catch(fail),
      fetch: (uid) => opened.fetch(uid).catch(fail),
    };
  } catch (error) {
    client.close();
    throw failureOf(error, step, password);
  }
};
