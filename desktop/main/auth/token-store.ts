import * as z from 'zod/mini';
import { SESSION_HOURS, type SignedIn, signedIn, type User } from '#contract/people/people.ts';
import type { EncryptedFile } from '../storage/encrypted-file.ts';

const HOUR_MS = 60 * 60_000;

export const storedSession = signedIn;

/** The token and the person whom it belongs to; the token never leaves the main process. */
export interface TokenStore {
  user(): User | null;
  token(): string | null;
  /** Below 0 when the token has expired or there is none. */
  msUntilExpiry(): number;
  save(next: SignedIn): Promise<void>;
  clear(): Promise<void>;
  /** Writes the session again, after weak storage has been allowed. */
  rewrite(): Promise<void>;
}

/** Loads the stored session. One that is older than 12 hours is removed; about all others the server decides. */
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
