import { timingSafeEqual } from 'node:crypto';
import type { InvitationLinks } from './invitation-links.ts';

const TOKEN = /^([\w-]{22})([\w-]{43})$/;

const signatureOf = (links: InvitationLinks, id: string) => links.tokenOf({ id: `undo ${id}` });

export const undoTokenOf = (links: InvitationLinks, id: string): string => `${id}${signatureOf(links, id)}`;

export const idOfUndoToken = (links: InvitationLinks, token: string): string | null => {
  const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
  if (!id) return null;
  return timingSafeEqual(Buffer.from(signatureOf(links, id)), Buffer.from(signature)) ? id : null;
};
