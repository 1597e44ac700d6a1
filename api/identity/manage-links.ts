import { createHmac, timingSafeEqual } from 'node:crypto';
import { addressIn, type Language } from '#contract/languages/languages.ts';
import { type ManagedKind, manageLinkPaths } from '#contract/manage-link/manage-token.ts';

/** A record that its author manages by a link. Raising the version makes all earlier links invalid. */
interface Managed {
  id: string;
  /** 1 if it is missing. */
  linkVersion?: number | undefined;
  /** The language of its author's page; English if it is missing. */
  language?: Language | undefined;
}

/**
 * Manage links: whoever has one may act as the author. The token is made from the record's id, its link version and a key of
 * the server, so that it can be made again for a later mail and is stored nowhere.
 */
export interface ManageLinks {
  /** The absolute address of the author's page, with the token behind the #. */
  urlOf(kind: ManagedKind, record: Managed): string;
  /** The record that a token belongs to, if the token is right; wrong and unknown tokens take the same time. */
  find<R extends Managed>(kind: ManagedKind, token: string, get: (id: string) => R | undefined): R | undefined;
}

/** The id and its signature in hexadecimal: mail programs cut no letter or digit off the end of an address. */
const TOKEN = /^([\w-]{22})([0-9a-f]{32})$/;

/** Derives the key of the links from the server's secret. `publicUrl` has no slash at the end. */
export const createManageLinks = (options: { secret: Uint8Array; publicUrl: string }): ManageLinks => {
  const key = createHmac('sha256', options.secret).update('the key of manage links').digest();
  const signatureOf = (kind: ManagedKind, { id, linkVersion = 1 }: Managed) =>
    createHmac('sha256', key).update(`${kind} ${id} ${linkVersion}`).digest().subarray(0, 16);
  return {
    urlOf: (kind, record) =>
      `${options.publicUrl}${addressIn(record.language, manageLinkPaths[kind])}#${record.id}${signatureOf(kind, record).toString('hex')}`,
    find(kind, token, get) {
      const [, id = '', signature = ''] = TOKEN.exec(token) ?? [];
      const record = id ? get(id) : undefined;
      const given = Buffer.from(signature.padEnd(32, '0'), 'hex');
      const isRight = timingSafeEqual(signatureOf(kind, record ?? { id }), given);
      return isRight ? record : undefined;
    },
  };
};
