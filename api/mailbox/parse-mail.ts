import type { AddressObject, ParsedMail } from 'mailparser';
import { isEmail, typedEmail } from '#contract/personal-data/email.ts';
import { typedName } from '#contract/personal-data/name.ts';
import { normaliseText } from '#contract/text/text.ts';
import type { FetchedMail } from './connect.ts';

/** Of HTML without a plain text; longer ones keep the server busy for a second. */
const HTML_MAX = 300_000;
const NAME_MAX = 100;
const SUBJECT_MAX = 200;
const FILE_NAME_MAX = 120;
const FILES_MAX = 20;

interface AttachedFile {
  name: string;
  bytes: number;
  content: Buffer;
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
  header(name: string): string;
  files: AttachedFile[];
}

/** Controls are taken out, but for the ends of lines and tabs. */
const withoutControls = (text: string): string =>
  normaliseText(text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, ''));
const onOneLine = (text: string, max: number): string =>
  withoutControls(text.replace(/\s+/g, ' ')).slice(0, max).trim();

const addressesOf = (found: unknown): string[] => {
  const objects = (Array.isArray(found) ? found : [found]) as (AddressObject | undefined)[];
  return objects
    .flatMap((one) =>
      (one?.value ?? []).flatMap(({ address, group = [] }) => [address, ...group.map((member) => member.address)]),
    )
    .flatMap((address) => (address ? [address] : []));
};

/** The lines of a header as they came, unfolded. */
const linesOf = ({ headerLines }: Pick<ParsedMail, 'headerLines'>, name: string): string[] =>
  headerLines
    .filter(({ key }) => key === name)
    .map(({ line }) =>
      line
        .slice(line.indexOf(':') + 1)
        .replace(/\r?\n\s+/g, ' ')
        .trim(),
    );

const idsIn = (text: string): string[] => text.match(/<[^<>\s]{1,300}>/g) ?? [];

const filesOf = ({ attachments = [] }: Partial<Pick<ParsedMail, 'attachments'>>): AttachedFile[] =>
  attachments.slice(0, FILES_MAX).map(({ filename, contentType, content, size, related }) => ({
    name: onOneLine(filename ?? '', FILE_NAME_MAX) || contentType.slice(0, FILE_NAME_MAX),
    bytes: size,
    content,
    type: contentType,
    isInText: related === true,
  }));

/** Where mail servers note whom a mail was brought to. */
const BROUGHT_TO = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];

const incomingOf = (mail: ParsedMail, { isTooLarge }: Pick<FetchedMail, 'isTooLarge'>): IncomingMail => {
  const sender = mail.from?.value[0];
  const address = typedEmail(sender?.address ?? '');
  const references = linesOf(mail, 'references').flatMap(idsIn);
  const isUnread = isTooLarge || mail.textConversionError !== undefined;
  return {
    from: isEmail(address) ? address : null,
    name: typedName(sender?.name ?? '')
      .slice(0, NAME_MAX)
      .trim(),
    subject: onOneLine(mail.subject ?? '', SUBJECT_MAX),
    text: isUnread ? null : withoutControls(mail.text ?? ''),
    isTooLarge,
    to: [...addressesOf(mail.to), ...addressesOf(mail.cc), ...BROUGHT_TO.flatMap((name) => linesOf(mail, name))],
    answers: [...linesOf(mail, 'in-reply-to').flatMap(idsIn), ...references.reverse()],
    header: (name) => linesOf(mail, name).join(', '),
    files: filesOf(mail),
  };
};

const HEADERS_ONLY_MAX = 64 * 1024;

/** The sender of a mail that no parser understands: what its first line of that name says. */
const salvage = (source: Buffer | null): IncomingMail => {
  const head = source?.subarray(0, HEADERS_ONLY_MAX).toString('latin1') ?? '';
  const line = /^From:(.*)$/im.exec(head)?.[1] ?? '';
  const address = typedEmail(/<([^<>\s]+)>/.exec(line)?.[1] ?? line);
  return {
    from: isEmail(address) ? address : null,
    name: '',
    subject: '',
    text: null,
    isTooLarge: false,
    to: [],
    answers: [],
    header: (name) => {
      const found = head.split('\n').find((one) => one.toLowerCase().startsWith(`${name}:`)) ?? '';
      return found.slice(name.length + 1).trim();
    },
    files: [],
  };
};

/** Reads a mail; what cannot be read is a mail without a text. Never rejects. */
export const parseMail = async (fetched: FetchedMail): Promise<IncomingMail> => {
  const { source } = fetched;
  if (!source) return salvage(null);
  const { simpleParser } = await import('mailparser');
  try {
    const options = {
      skipTextToHtml: true,
      keepCidLinks: true,
      keepDeliveryStatus: true,
      ignoreEmbedded: true,
      maxHtmlLengthToParse: HTML_MAX,
      checksumAlgo: false,
    } as const;
    return incomingOf(await simpleParser(source, options), fetched);
  } catch {
    return salvage(source);
  }
};
