import * as z from 'zod/mini';
import { normalForm } from '../text/normal-form.ts';
import { normaliseText } from '../text/text.ts';
import { forms } from '../words/forms.ts';
import { sentence } from '../words/message.ts';

export const EMAIL_MESSAGE = sentence(forms.pleaseEnterAValid);
export const EMAIL_MAX = 254;
/** The limit of an address with whatever a paste brings around it; longer texts are refused unread. */
export const PASTED_EMAIL_MAX = 1000;
const LOCAL_MAX = 64;

/** RFC 5321, section 4.1.2: a dot-string. Quoted strings are not taken. */
const LOCAL = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/;
const DOMAIN = /^(?:[a-z\d_](?:[\w-]{0,61}[a-z\d_])?\.)+(?!\d+$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?$/;
const INVISIBLE = /[\p{Cc}\p{DI}]+/gu;
const AROUND = /[\s\p{Cc}\p{DI}]+/gu;
const NO_HOST = /[\s/:?#@[\]\\%<>^|]/;
/** Google's domains, whose mailboxes ignore dots in the name. */
const WITHOUT_DOTS = new Set(['gmail.com', 'googlemail.com']);

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

export const typedEmail = (typed: string): string => {
  const address = trimmed(normaliseText(typed));
  const link = /^(?:mailto:[\s\p{Cc}\p{DI}]*)+/iu.exec(address)?.[0];
  return link ? trimmed(address.slice(link.length).replace(/\?.*$/s, '')) : address;
};

export const isEmail = (address: string): boolean => {
  const at = address.lastIndexOf('@');
  const [local, domain] = [address.slice(0, Math.max(at, 0)), address.slice(at + 1)];
  if (address.length > EMAIL_MAX || local.length > LOCAL_MAX || !LOCAL.test(local)) return false;
  if (domain.search(INVISIBLE) !== -1) return false;
  const ascii = domainInAscii(domain);
  return ascii !== null && DOMAIN.test(ascii) && local.length + 1 + ascii.length <= EMAIL_MAX;
};

/** Returns the address for comparing: lower case, the domain in ASCII; of anything else, its visible characters. */
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

/** Escapes the address, so that a sender's address cannot add recipients or words to the mail. */
export const mailtoHref = (address: string, words: { subject?: string; body?: string } = {}): string => {
  const to = address.replace(/[%?&#"\s]/g, encodeURIComponent);
  const query = Object.entries(words).map(([name, text]) => `${name}=${encodeURIComponent(text)}`);
  return `mailto:${to}${query.length > 0 ? `?${query.join('&')}` : ''}`;
};

/** Must be the first check of every address, as the others are slow for long texts. */
export const pastedEmailMax = () => z.maxLength(PASTED_EMAIL_MAX, { message: EMAIL_MESSAGE, abort: true });

export const requiredEmail = (required: string) =>
  z
    .string(required)
    .check(
      pastedEmailMax(),
      z.overwrite(typedEmail),
      z.minLength(1, { message: required, abort: true }),
      z.refine(isEmail, EMAIL_MESSAGE),
    );

export const emailOrNothing = z.string(EMAIL_MESSAGE).check(
  pastedEmailMax(),
  z.overwrite(typedEmail),
  z.refine((value) => value === '' || isEmail(value), EMAIL_MESSAGE),
);

export const optionalEmail = z._default(emailOrNothing, '');

export const soughtEmail = z.string(EMAIL_MESSAGE).check(
  pastedEmailMax(),
  z.overwrite(emailForm),
  z.maxLength(EMAIL_MAX, EMAIL_MESSAGE),
  z.refine((value) => /^[^\s@].*@[^\s@]+\.[^\s@]+$/s.test(value) || isEmail(value), EMAIL_MESSAGE),
);
