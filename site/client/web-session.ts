import * as z from 'zod/mini';
import { signInAnswer } from '#contract/auth/factors.ts';
import { type SignedIn, signedIn } from '#contract/people/people.ts';
import type { Session } from './platform.ts';
import { createRequests } from './requests.ts';
import { SESSION_KEY } from './session-key.ts';
import { signInRequest } from './sign-in-request.ts';

/** There while the session ended because nobody had used it: other tabs then offer to sign in again. */
const IDLE_KEY = `${SESSION_KEY}.idle`;

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
  /** Forgets the session here, after the server has said that it is over; `wasIdle` when nobody had used it for a while. */
  forget(wasIdle: boolean): void;
}

/** The session of a browser: in local storage, shared by its tabs. */
export const createWebSession = (storage: Storage, fetch: typeof globalThis.fetch): WebSession => {
  const listeners = new Set<() => void>();
  let state = read(storage);
  let ended: SignedIn['user'] | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const keep = (next: SignedIn | null) => {
    state = next;
    if (next) {
      ended = null;
      storage.removeItem(IDLE_KEY);
      storage.setItem(SESSION_KEY, JSON.stringify(next));
    } else storage.removeItem(SESSION_KEY);
    tell();
  };
  const hasRunOut = () => state !== null && Date.parse(state.expiresAt) <= Date.now();
  const lose = (wasIdle: boolean) => {
    // Two tabs may lose it at once: what the second one hears changes nothing.
    if (state) ended = wasIdle || hasRunOut() ? state.user : null;
  };
  const requests = createRequests({ fetch: (path, init) => fetch(`/api${path}`, init) }, 'status');
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key !== SESSION_KEY && event.key !== null) return;
    const next = read(storage);
    if (!next) lose(storage.getItem(IDLE_KEY) !== null);
    else ended = null;
    state = next;
    tell();
  });
  return {
    current: () => state?.user ?? null,
    ended: () => ended,
    token: () => state?.accessToken ?? null,
    expiresAt: () => (state ? Date.parse(state.expiresAt) : 0),
    forget(wasIdle) {
      lose(wasIdle);
      if (wasIdle) storage.setItem(IDLE_KEY, '1');
      keep(null);
    },
    renew: async (next) => keep(next),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async signIn(how) {
      const [path, body] = signInRequest(how);
      const answer = await requests.send('POST', path, body, signInAnswer);
      if ('accessToken' in answer) keep(answer);
      return answer;
    },
    async signOut() {
      const token = state?.accessToken;
      ended = null;
      keep(null);
      if (!token) return;
      const headers = { authorization: `Bearer ${token}` };
      await fetch('/api/auth/logout', { method: 'POST', headers }).catch((error: unknown) =>
        console.warn('Logout failed', error),
      );
    },
  };
};
