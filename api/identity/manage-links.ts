import { createHmac, timingSafeEqual } from 'node:crypto';
import { addressIn, type Language } from '#contract/languages/languages.ts';
import { type ManagedKind, manageLinkPaths } from '#contract/manage-link/manage-token.ts';

/** Raising the version invalidates all earlier links. */
interface Managed {
  id: string;
  /** Absent means 1. */
  linkVersion?: number | undefined;
  /** The language of the author's page; absent for English. */
  language?: Language | undefined;
}

/**
 * Whoever has a manage link may act as the author. The token is derived from id, link version and a key of the server, so that
 * it can be made again for a later mail and is stored nowhere.
 */
export interface ManageLinks {
  /** Absolute, with the token after the #. */
  urlOf(kind: ManagedKind, record: Managed): string;
  /** Takes the same time for wrong and unknown tokens. */
  find<R extends Managed>(kind: ManagedKind, token: string, get: (id: string) => R | undefined): R | undefined;
}

/** The id, then its signature in hexadecimal: mail programs cut no letter or digit off the end of an address. */
const TOKEN = /^([\w-]{22})([0-9a-f]{32})$/;

/** `publicUrl` has no trailing slash. */
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
