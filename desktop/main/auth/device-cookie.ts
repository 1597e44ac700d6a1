import type { Connection } from '../server/connection.ts';
import type { EncryptedFile } from '../storage/encrypted-file.ts';

const PATH = '/api/auth/';
const COOKIE = /^device=([^;]*)/;

const deviceIn = ({ headers }: Response): string | null =>
  headers
    .getSetCookie()
    .map((cookie) => COOKIE.exec(cookie)?.[1])
    .find(Boolean) ?? null;

/**
 * Sends the server's cookie for this device with sign-ins, so that wrong passwords of others do not keep the person waiting. It
 * signs nobody in, stays after signing out, and never reaches the interface.
 */
export const withDeviceCookie = async (connection: Connection, file: EncryptedFile<string>): Promise<Connection> => {
  let device = await file.read().catch(() => null);
  return {
    ...connection,
    async fetch(path, init) {
      if (!path.startsWith(PATH)) return connection.fetch(path, init);
      const headers = new Headers(init.headers);
      if (device) headers.set('cookie', `device=${device}`);
      const response = await connection.fetch(path, { ...init, headers });
      const next = deviceIn(response);
      if (next && next !== device) {
        device = next;
        // Nobody is signed out because the disk is full.
        await file.write(next).catch(() => undefined);
      }
      return response;
    },
  };
};
