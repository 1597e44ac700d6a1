import * as z from 'zod/mini';
import { signOut } from '#contract/auth/calls.ts';
import { apiPath } from '../server/api-requests.ts';
import type { Connection } from '../server/connection.ts';
import type { EncryptedFile } from '../storage/encrypted-file.ts';
import type { CachedAnswers } from '../storage/offline-records.ts';
import type { TokenStore } from './token-store.ts';

export const LOGOUT = apiPath(signOut, {});

export const endedSessions = z.array(z.string());

const isAccepted = ({ status }: Response) => status < 500 && status !== 429;

interface SignOutDeps {
  connection: Connection;
  tokenStore: TokenStore;
  answers: Pick<CachedAnswers, 'clear'>;
  file: EncryptedFile<string[]>;
}

/** Ends a session here at once, and on the server as soon as it can be reached, even after a restart. */
export const openSignOut = async ({ connection, tokenStore, answers, file }: SignOutDeps) => {
  const ended = new Set(await file.read().catch(() => null));
  const save = () => (ended.size > 0 ? file.write([...ended]) : file.remove());
  const endOnServer = async () => {
    for (const token of ended) {
      const init = { method: 'POST', headers: { authorization: `Bearer ${token}` } };
      if (!isAccepted(await connection.fetch(LOGOUT, init))) return;
      ended.delete(token);
      await save();
    }
  };
  return {
    async signOut(): Promise<void> {
      const token = tokenStore.token();
      if (token) ended.add(token);
      try {
        await save();
      } finally {
        // A full disk must not keep anybody signed in.
        const ending = () => endOnServer().catch(() => undefined);
        await Promise.all([tokenStore.clear(), answers.clear()]).finally(ending);
      }
    },
    endOnServer,
    hasUnsent: () => ended.size > 0,
  };
};
