import { isEmail, typedEmail } from '#contract/personal-data/email.ts';

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
  isInText: boolean;
}

/** A parsed mail. Everything in it was written by a stranger. */
export interface IncomingMail {
  from: string | null;
  name: string;
  subject: string;
  /** Includes the quoted mail. Null if unreadable or too large. */
  text: string | null;
  isTooLarge: boolean;
  to: string[];
  /** Message-IDs, the nearest first. */
  answers: string[];
  /** Lower case; empty if absent. */
  headers: KindHeaders;
  files: AttachedFile[];
}

export const senderOf = (typed: string): string | null => {
  const address = typedEmail(typed);
  return isEmail(address) ? address : null;
};

const HEAD_MAX = 64 * 1024;

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
