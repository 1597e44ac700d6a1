import * as z from 'zod/mini';
import { isEmail } from '#contract/personal-data/email.ts';

interface AddressKind {
  pattern: RegExp;
  begins: string;
  /** Error for an address that matches but is invalid: no host, no such port, broken brackets. */
  wants: string;
  accepts: (address: URL) => boolean;
}

const parsed = (value: string): URL | null => (URL.canParse(value) ? new URL(value) : null);

const decodes = (text: string): boolean => {
  try {
    return decodeURIComponent(text) !== null;
  } catch {
    return false;
  }
};

/** The parser checks the whole host only for http; for other protocols it accepts nearly any character. */
const isHost = (host: string): boolean => host !== '' && URL.canParse(`http://${host}`);

const isAddress = (value: string, accepts: AddressKind['accepts']): boolean => {
  const address = value.includes('\\') ? null : parsed(value);
  return address !== null && address.port !== '0' && accepts(address);
};

const address = ({ pattern, begins, wants, accepts }: AddressKind) =>
  z.string().check(
    z.regex(pattern, { message: begins, abort: true }),
    z.refine((value) => isAddress(value, accepts), wants),
  );

const WEB_ADDRESS = 'an address that begins with http:// or https://';
const WHOLE_WEB_ADDRESS =
  'a whole address like https://www.example.org or http://127.0.0.1:3000, without a name or password';
const isPublic = ({ hostname, username, password }: URL): boolean => isHost(hostname) && !username && !password;

export const webAddress = address({
  pattern: /^https?:\/\/[^\s/?#]+[^\s]*$/,
  begins: WEB_ADDRESS,
  wants: WHOLE_WEB_ADDRESS,
  accepts: isPublic,
});

export const siteAddress = address({
  pattern: /^https?:\/\/[^\s/?#]+(\/[^\s?#]*)?$/,
  begins: `${WEB_ADDRESS}, without ? and #`,
  wants: WHOLE_WEB_ADDRESS,
  accepts: isPublic,
});

const ORIGINS = 'origins like https://admin.example.org, separated by commas';
export const origin = z.pipe(
  address({ pattern: /^https?:\/\/[^\s/?#]+$/, begins: ORIGINS, wants: ORIGINS, accepts: isPublic }),
  z.transform((value: string) => new URL(value).origin),
);

const ENCODED = 'and with signs in the password percent-encoded';
export const mailServer = address({
  pattern: /^smtps?:\/\/\S+$/,
  begins: 'an address that begins with smtp:// or smtps://',
  wants: `a whole address like smtps://user:password@mail.example.org:465, without a path ${ENCODED}`,
  accepts: ({ hostname, pathname, hash }) => isHost(hostname) && /^\/?$/.test(pathname) && hash === '',
});

const hasUser = ({ username, password }: URL): boolean => username !== '' && password !== '';
export const mailbox = address({
  pattern: /^imaps?:\/\/\S+$/,
  begins: 'an address that begins with imap:// or imaps://',
  wants: `a whole address like imaps://user:password@mail.example.org:993/INBOX, with user and password, ${ENCODED}`,
  accepts: (url) => isHost(url.hostname) && hasUser(url) && url.hash === '' && decodes(url.pathname),
});

/** The client library encodes a lone `%` itself, and takes a socket's folder as the host, or none. */
const LONE_PERCENT = /%(?![a-f\d]{2})/i;
const SOCKET = /^%2f/i;
export const database = z.string().check(
  z.regex(/^postgres(ql)?:\/\/\S+$/, { message: 'an address that begins with postgres://', abort: true }),
  z.refine(
    (value) =>
      isAddress(value.replace('@/', '@localhost/'), ({ hostname, hash, href }) => {
        const hasHost = hostname === '' || SOCKET.test(hostname) || isHost(hostname);
        return hasHost && hash === '' && (LONE_PERCENT.test(value) || decodes(href));
      }),
    `a whole address like postgres://user:password@127.0.0.1:5432/portal, ${ENCODED}`,
  ),
);

/** A bare name is a valid host too, as in `admin@localhost`. */
const isMailAddress = (value: string): boolean =>
  !/[,;:<>"]/.test(value) && (isEmail(value) || /^[^\s@]+@[a-z\d-]+$/i.test(value));
export const mailAddress = z.string().check(z.refine(isMailAddress, 'an email address'));

/** `hello@care.example`, `The Fund <hello@care.example>` or `"The Fund, Cork" <hello@care.example>`. */
const NAMED = /^(?:"[^"\r\n]*"|[^"<>,;:\r\n]*?)\s*<([^<>]*)>$/;
export const sender = z
  .string()
  .check(
    z.refine(
      (value) => isMailAddress(NAMED.exec(value.trim())?.[1] ?? value.trim()),
      'an email address, with or without a name',
    ),
  );
