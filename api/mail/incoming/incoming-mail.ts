import { isEmail, typedEmail } from '#contract/personal-data/email.ts';

/** The headers that say what kind of mail one is. */
export const kindHeaders = [
  'auto-submitted',
  'content-type',
  'list-id',
  'precedence',
  'return-path',
  'x-auto-response-suppress',
  'x-autoreply',
  'x-autorespond',
  'x-spam-flag',
] as const;
export type KindHeaders = Record<(typeof kindHeaders)[number], string>;

export interface AttachedFile {
  name: string;
  bytes: number;
  content: Uint8Array;
  type: string;
  /** A part of the text's HTML. */
  isInText: boolean;
}

/** A mail that came in, as far as it could be read. Everything in it was written by a stranger. */
export interface IncomingMail {
  /** Null where it names nobody. */
  from: string | null;
  name: string;
  subject: string;
  /** With the mail that it quotes; null where it could not be read, or is too large. */
  text: string | null;
  isTooLarge: boolean;
  /** The addresses that it was sent to, and brought to. */
  to: string[];
  /** The Message-IDs of what it answers, the nearest first. */
  answers: string[];
  /** In small letters; empty where there is none. */
  headers: KindHeaders;
  files: AttachedFile[];
}

export const senderOf = (typed: string): string | null => {
  const address = typedEmail(typed);
  return isEmail(address) ? address : null;
};

const HEAD_MAX = 64 * 1024;

/** What its first lines say of a mail that no parser understands, or the server cannot give out. */
export const unreadMail = (source: Uint8Array | null): IncomingMail => {
  const head = source ? Buffer.from(source.subarray(0, HEAD_MAX)).toString('latin1') : '';
  const lines = head.split(/\r?\n/);
  const headerOf = (name: string) => {
    const line = lines.find((one) => one.toLowerCase().startsWith(`${name}:`)) ?? '';
    return line.slice(name.length + 1).trim();
  };
  const from = headerOf('from');
  const headers = Object.fromEntries(kindHeaders.map((name) => [name, headerOf(name).toLowerCase()])) as KindHeaders;
  return {
    from: senderOf(/<([^<>\s]+)>/.exec(from)?.[1] ?? from),
    ...{ name: '', subject: '', text: null, isTooLarge: false, to: [], answers: [], files: [] },
    headers,
  };
};
