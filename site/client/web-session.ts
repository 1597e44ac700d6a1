import * as z from 'zod/mini';
import { type SignedIn, signedIn } from '#contract/people.ts';
import type { Session } from './platform.ts';
import { createRequests } from './requests.ts';
import { SESSION_KEY } from './session-key.ts';
import { signInRequest } from './sign-in-request.ts';

const read = (storage: Storage): SignedIn | null => {
  try {
    return z.safeParse(signedIn, JSON.parse(storage.getItem(SESSION_KEY) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
};

export interface WebSession extends Session {
  token(): string | null;
  expiresAt(): number;
  /** Forgets the session here, after the server has said that it is over. */
  forget(): void;
}

/** The session of a browser: in local storage, shared by its tabs. */
export const createWebSession = (storage: Storage, fetch: typeof globalThis.fetch): WebSession => {
  const listeners = new Set<() => void>();
  let state = read(storage);
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const keep = (next: SignedIn | null) => {
    state = next;
    if (next) storage.setItem(SESSION_KEY, JSON.stringify(next));
    else storage.removeItem(SESSION_KEY);
    tell();
  };
  const requests = createRequests({ fetch: (path, init) => fetch(`/api${path}`, init) }, 'status');
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key !== SESSION_KEY && event.key !== null) return;
    state = read(storage);
    tell();
  });
  return {
    current: () => state?.user ?? null,
    token: () => state?.accessToken ?? null,
    expiresAt: () => (state ? Date.parse(state.expiresAt) : 0),
    forget: () => keep(null),
    renew: async (next) => keep(next),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async signIn(how) {
      const [path, body] = signInRequest(how);
      const next = await requests.send('POST', path, body, signedIn);
      keep(next);
      return next.user;
    },
    async signOut() {
      const token = state?.accessToken;
      keep(null);
      const headers = { authorization: `Bearer ${token}` };
      await fetch('/api/auth/logout', { method: 'POST', headers }).catch((error: unknown) =>
        console.warn('Logout failed', error),
      );
    },
  };
};
