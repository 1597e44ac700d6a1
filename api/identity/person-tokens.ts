import { timingSafeEqual } from 'node:crypto';
import type { InvitationLinks } from './invitation-links.ts';

const TOKEN = /^([\w-]{22})([\w-]{43})$/;

/** What a link that was mailed to a person makes count. */
type Purpose = 'e-mail address' | 'browser';

const signatureOf = (links: InvitationLinks, purpose: Purpose, id: string) => links.tokenOf({ id: `${purpose} ${id}` });

/** The token of a link that was mailed to a person: whose it is, and a signature of what is stored with them under this id. */
export const personTokenOf = (links: InvitationLinks, purpose: Purpose, personId: string, id: string): string =>
  `${personId}${signatureOf(links, purpose, id)}`;

/** Whose token it is; null for what is none. */
export const personOfToken = (token: string): string | null => TOKEN.exec(token)?.[1] ?? null;

/** True for the token with this purpose and id. */
export const isPersonToken = (links: InvitationLinks, purpose: Purpose, token: string, id: string): boolean => {
  const signature = TOKEN.exec(token)?.[2] ?? '';
  const right = signatureOf(links, purpose, id);
  return signature.length === right.length && timingSafeEqual(Buffer.from(right), Buffer.from(signature));
};
