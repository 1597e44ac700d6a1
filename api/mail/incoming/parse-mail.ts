import { type AddressObject, type ParsedMail, simpleParser } from 'mailparser';
import { typedName } from '#contract/personal-data/name.ts';
import { normaliseText } from '#contract/text/text.ts';
import { type AttachedFile, type IncomingMail, type KindHeaders, kindHeaders, senderOf } from './incoming-mail.ts';

export interface MailSource {
  source: Uint8Array;
  isTooLarge: boolean;
}

/** Limit for HTML without plain text, as longer ones take seconds. */
const HTML_MAX = 300_000;
const NAME_MAX = 100;
const SUBJECT_MAX = 200;
const FILE_NAME_MAX = 120;
const FILES_MAX = 20;
const HEADER_MAX = 1000;
const TEXT_MAX = 200_000;
const NAMED_MAX = 50;

const withoutControls = (text: string): string =>
  normaliseText(text.replace(/\r\n?/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, ''));
const onOneLine = (text: string, max: number): string =>
  withoutControls(text.replace(/\s+/g, ' ')).slice(0, max).trim();

const addressesOf = (found: AddressObject | AddressObject[] | undefined): string[] =>
  [found ?? []]
    .flat()
    .flatMap(({ value }) => value)
    .flatMap(({ address, group = [] }) => [address, ...group.map((member) => member.address)])
    .flatMap((address) => address ?? []);

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

const filesOf = ({ attachments }: Pick<ParsedMail, 'attachments'>): AttachedFile[] =>
  attachments.slice(0, FILES_MAX).map(({ filename, contentType, content, size, related }) => ({
    name: onOneLine(filename ?? '', FILE_NAME_MAX) || contentType.slice(0, FILE_NAME_MAX),
    bytes: size,
    content,
    type: contentType,
    isInText: related === true,
  }));

const BROUGHT_TO = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'];

export const parseMail = async ({ source, isTooLarge }: MailSource): Promise<IncomingMail> => {
  const mail = await simpleParser(Buffer.from(source), {
    skipTextToHtml: true,
    keepCidLinks: true,
    keepDeliveryStatus: true,
    ignoreEmbedded: true,
    maxHtmlLengthToParse: HTML_MAX,
    checksumAlgo: false,
  });
  const sender = mail.from?.value[0];
  const broughtTo = BROUGHT_TO.flatMap((name) => linesOf(mail, name));
  const references = linesOf(mail, 'references').flatMap(idsIn).reverse();
  const isUnread = isTooLarge || mail.textConversionError !== undefined;
  const headerOf = (name: string) => linesOf(mail, name).join(', ').slice(0, HEADER_MAX).toLowerCase();
  return {
    from: senderOf(sender?.address ?? ''),
    name: typedName(sender?.name ?? '')
      .slice(0, NAME_MAX)
      .trim(),
    subject: onOneLine(mail.subject ?? '', SUBJECT_MAX),
    text: isUnread ? null : withoutControls((mail.text ?? '').slice(0, TEXT_MAX)),
    isTooLarge,
    to: [...broughtTo, ...addressesOf(mail.to), ...addressesOf(mail.cc)].slice(0, NAMED_MAX),
    answers: [...linesOf(mail, 'in-reply-to').flatMap(idsIn), ...references].slice(0, NAMED_MAX),
    headers: Object.fromEntries(kindHeaders.map((name) => [name, headerOf(name)])) as KindHeaders,
    files: filesOf(mail),
  };
};
