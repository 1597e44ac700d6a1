import * as z from 'zod/mini';
import { SESSION_HOURS, type SignedIn, signedIn, type User } from '#contract/people/people.ts';
import type { EncryptedFile } from '../storage/encrypted-file.ts';

const HOUR_MS = 60 * 60_000;

export const storedSession = signedIn;

/** The token never leaves the main process. */
export interface TokenStore {
  user(): User | null;
  token(): string | null;
  /** Below 0 when the token has expired or there is none. */
  msUntilExpiry(): number;
  save(next: SignedIn): Promise<void>;
  clear(): Promise<void>;
  rewrite(): Promise<void>;
}

/** Removes a session that is older than 12 hours; about all others the server decides. */
export const openTokenStore = async (
  file: EncryptedFile<z.infer<typeof storedSession>>,
  now: () => Date,
  onChange: () => void,
): Promise<TokenStore> => {
  let session = await file.read().catch(() => null);
  if (session && Date.parse(session.expiresAt) + SESSION_HOURS * HOUR_MS < now().getTime()) {
    session = null;
    await file.remove();
  }
  return {
    user: () => session?.user ?? null,
    token: () => session?.accessToken ?? null,
    msUntilExpiry: () => (session ? Date.parse(session.expiresAt) - now().getTime() : -1),
    async save(next) {
      session = z.parse(storedSession, next);
      onChange();
      await file.write(session);
    },
    async clear() {
      if (!session) return;
      session = null;
      onChange();
      await file.remove();
    },
    async rewrite() {
      if (session) await file.write(session);
    },
  };
};
