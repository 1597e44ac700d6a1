import { parseUrl } from '../parse-url.ts';

const EXTERNAL_ORIGINS: ReadonlySet<string> = new Set([
  'https://accounts.google.com',
  'https://login.microsoftonline.com',
  'https://myaccount.google.com',
  'https://myaccount.microsoft.com',
]);

/** Allows no percent signs, subject, body or other header that a link could smuggle in. */
const PLAIN_CONTACT =
  /^(?:mailto:[a-z0-9.!*+_~='-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+|tel:\+?[0-9]{3,20}(?:;ext=[0-9]{1,20})?)$/i;

/**
 * Null unless it is https on an exactly known origin, the server's own origin (http on this computer only), or one plain mail
 * address or telephone number.
 */
export const allowedExternal = (raw: string, server: string | null): string | null => {
  const url = parseUrl(raw);
  if (!url) return null;
  if (PLAIN_CONTACT.test(url.href)) return url.href;
  if (url.username || url.password) return null;
  if (server !== null && url.origin === server) return url.href;
  return url.protocol === 'https:' && EXTERNAL_ORIGINS.has(url.origin) ? url.href : null;
};
