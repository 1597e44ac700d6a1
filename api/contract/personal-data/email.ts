import * as z from 'zod/mini';
import { normalForm } from '../text/normal-form.ts';
import { normaliseText } from '../text/text.ts';
import { forms } from '../words/forms.ts';
import { sentence } from '../words/message.ts';

export const EMAIL_MESSAGE = sentence(forms.pleaseEnterAValid);
export const EMAIL_MAX = 254;
/** Of an address with what a paste brings around it; longer texts are refused before they are read. */
export const PASTED_EMAIL_MAX = 1000;
const LOCAL_MAX = 64;

/** RFC 5321, section 4.1.2: a dot-string. Quoted strings are not taken. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
/** A domain in ASCII, whose last label is no number. */
const DOMAIN = /^(?:[a-z\d_](?:[\w-]{0,61}[a-z\d_])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
const INVISIBLE = /[\p{Cc}\p{DI}]+/gu;
const AROUND = /[\s\p{Cc}\p{DI}]+/gu;
/** What an address of the web could hold beside a host. */
const NO_HOST = /[\s/:?#@[\]\\%<>^|]/;
/** Google's domains, whose mailboxes ignore dots in the name. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

/** A domain as browsers and Node's `domainToASCII` write it in ASCII, in the square of its length; null for what is none. */
const domainInAscii = (domain: string): string | null => {
  if (domain === '' || domain.length > EMAIL_MAX || NO_HOST.test(domain)) return null;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
};

const trimmed = (text: string): string =>
  text.replace(AROUND, (run, at: number) => (at === 0 || at + run.length === text.length ? '' : run));

/** An address as it is stored: as it was typed, without what a paste brings around it. */
export const typedEmail = (typed: string): string => {
  const address = trimmed(normaliseText(typed));
  const link = /^(?:mailto:[\s\p{Cc}\p{DI}]*)+/iu.exec(address)?.[0];
  return link ? trimmed(address.slice(link.length).replace(/\?.*$/s, '')) : address;
};

/** True for an address that mail can be sent to: `local@domain`, with a dot in the domain, and nothing that nobody sees. */
export const isEmail = (address: string): boolean => {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
  if (address.length > EMAIL_MAX || local.length > LOCAL_MAX || !LOCAL.test(local)) return false;
  if (domain.search(INVISIBLE) !== -1) return false;
  const ascii = domainInAscii(domain);
  return ascii !== null && DOMAIN.test(ascii) && local.length + 1 + ascii.length <= EMAIL_MAX;
};

/** The form for comparing: in small letters, the domain in ASCII. Of what is no address, what can be seen of it. */
export const emailForm = (typed: string): string => {
  const address = typedEmail(typed.replace(INVISIBLE, ''));
  const at = address.lastIndexOf('@');
  if (at === -1) return normalForm(address.toLowerCase(), 'NFC');
  const domain = address.slice(at + 1);
  const unquoted = address.slice(1, at - 1);
  const local = address.slice(0, at) === `"${unquoted}"` && LOCAL.test(unquoted) ? unquoted : address.slice(0, at);
  const host = (domainInAscii(domain) ?? domain.toLowerCase()).replace(/(?<![\s.])[\s.]+$/, '');
  return normalForm(`${local.toLowerCase()}@${host}`, 'NFC');
};

/** Whether two texts are the same address. */
export const isSameEmail = (one: string, other: string): boolean => emailForm(one) === emailForm(other);

/**
 * The mailbox that an address reaches, which limits and blocks count: `Name+anything@Example.org` is `name@example.org`.
 */
export const mailboxOf = (address: string): string => {
  const form = emailForm(normalForm(emailForm(address), 'NFKC'));
  const at = form.lastIndexOf('@');
  if (at === -1) return form;
  const host = form.slice(at + 1);
  const base = form.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  return WITHOUT_DOTS.has(host) ? `${base.replaceAll('.', '')}@gmail.com` : `${base}@${host}`;
};

/** A link that writes to an address, whatever stands in it: a sender's address must not add copies or words to the mail. */
export const mailtoHref = (address: string, words: { subject?: string; body?: string } = {}): string => {
  const to = address.replace(/[%?&#"\s]/g, encodeURIComponent);
  const query = Object.entries(words).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${to}${query.length > 0 ? `?${query.join('&')}` : ''}`;
};

/** The first check of every address, as what follows it is slow for long texts. */
export const pastedEmailMax = () => z.maxLength(PASTED_EMAIL_MAX, { message: EMAIL_MESSAGE, abort: true });

/** An email address; `required` is the message for an empty one. */
export const requiredEmail = (required: string) =>
  z
    .string(required)
    .check(
      pastedEmailMax(),
      z.overwrite(typedEmail),
      z.minLength(1, { message: required, abort: true }),
      z.refine(isEmail, EMAIL_MESSAGE),
    );

/** An email address, or an empty text. */
export const emailOrNothing = z.string(EMAIL_MESSAGE).check(
  pastedEmailMax(),
  z.overwrite(typedEmail),
  z.refine((value) => value === '' || isEmail(value), EMAIL_MESSAGE),
);

/** An email address that may be empty or omitted. */
export const optionalEmail = z._default(emailOrNothing, '');

/** An address that is looked for, in the form for comparing: also one that was taken before the rule above. */
export const soughtEmail = z.string(EMAIL_MESSAGE).check(
  pastedEmailMax(),
  z.overwrite(emailForm),
  z.maxLength(EMAIL_MAX, EMAIL_MESSAGE),
  z.refine((value) => /^[^\s@].*@[^\s@]+\.[^\s@]+$/s.test(value) || isEmail(value), EMAIL_MESSAGE),
);
