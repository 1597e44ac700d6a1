import { timingSafeEqual } from 'node:crypto';
import type { InvitationLinks } from './invitation-links.ts';

const TOKEN = /^([\w-]{22})([\w-]{43})$/;

const signatureOf = (links: InvitationLinks, changeId: string) => links.tokenOf({ id: `e-mail address ${changeId}` });

/** The token with which a new address is confirmed: whose it is to be, and a signature of the change. */
export const emailTokenOf = (links: InvitationLinks, personId: string, changeId: string): string =>
  `${personId}${signatureOf(links, changeId)}`;

/** Whose address a token changes; null for what is none. */
export const personOfEmailToken = (token: string): string | null => TOKEN.exec(token)?.[1] ?? null;

/** True for the token of this change. */
export const isEmailToken = (links: InvitationLinks, token: string, changeId: string): boolean => {
  const signature = TOKEN.exec(token)?.[2] ?? '';
  const right = signatureOf(links, changeId);
  return signature.length === right.length && timingSafeEqual(Buffer.from(right), Buffer.from(signature));
};
