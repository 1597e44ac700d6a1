import { timingSafeEqual } from 'node:crypto';
import type { InvitationLinks } from './invitation-links.ts';

const TOKEN = /^([\w-]{22})([\w-]{43})$/;

type Purpose = 'e-mail address' | 'browser';

const signatureOf = (links: InvitationLinks, purpose: Purpose, id: string) => links.tokenOf({ id: `${purpose} ${id}` });

export const personTokenOf = (links: InvitationLinks, purpose: Purpose, personId: string, id: string): string =>
  `${personId}${signatureOf(links, purpose, id)}`;

/** Id of the person whose token it is; null if malformed. Checks no signature: call `isPersonToken` too. */
export const personOfToken = (token: string): string | null => TOKEN.exec(token)?.[1] ?? null;

export const isPersonToken = (links: InvitationLinks, purpose: Purpose, token: string, id: string): boolean => {
  const signature = TOKEN.exec(token)?.[2] ?? '';
  const right = signatureOf(links, purpose, id);
  return signature.length === right.length && timingSafeEqual(Buffer.from(right), Buffer.from(signature));
};
