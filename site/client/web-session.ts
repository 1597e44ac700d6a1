import * as z from 'zod/mini';
import { signOut } from '#contract/auth/calls.ts';
import { addressOf } from '#contract/calls/address.ts';
import { type SignedIn, signedIn } from '#contract/people/people.ts';
import type { Session } from './platform.ts';
import { send } from './send.ts';
import { SESSION_KEY } from './session-key.ts';
import { signInCalls } from './sign-in-calls.ts';

/** Milliseconds for which the sign-in says who ended a session: later somebody else may sit there. */
const END_SHOWN_MS = 60 * 60_000;
const ENDED_KEY = `${SESSION_KEY}.ended`;
export type SessionEnd = 'idle' | 'administrator' | null;

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
  forget(why: SessionEnd): void;
}

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
      storage.removeItem(ENDED_KEY);
      storage.setItem(SESSION_KEY, JSON.stringify(next));
    } else storage.removeItem(SESSION_KEY);
    tell();
  };
  const hasRunOut = () => state !== null && Date.parse(state.expiresAt) <= Date.now();
  const lose = (wasIdle: boolean) => {
    // Two tabs may lose it at once: what the second one hears changes nothing.
    if (state) ended = wasIdle || hasRunOut() ? state.user : null;
  };
  const server = { fetch: (path: string, init?: RequestInit) => fetch(`/api${path}`, init) };
  globalThis.addEventListener?.('storage', (event) => {
    if (event.key !== SESSION_KEY && event.key !== null) return;
    const next = read(storage);
    if (!next) lose(storage.getItem(ENDED_KEY) === 'idle');
    else ended = null;
    state = next;
    tell();
  });
  return {
    current: () => state?.user ?? null,
    ended: () => ended,
    token: () => state?.accessToken ?? null,
    expiresAt: () => (state ? Date.parse(state.expiresAt) : 0),
    wasEndedByAdministrator: () => {
      const [why, at] = (storage.getItem(ENDED_KEY) ?? '').split(' ');
      return why === 'administrator' && Date.now() - Number(at) < END_SHOWN_MS;
    },
    forget(why) {
      lose(why === 'idle');
      if (why) storage.setItem(ENDED_KEY, why === 'administrator' ? `${why} ${Date.now()}` : why);
      keep(null);
    },
    renew: async (next) => keep(next),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async signIn({ way, ...body }) {
      const answer = await send(server, signInCalls[way], { body });
      if ('accessToken' in answer) keep(answer);
      return answer;
    },
    async signOut() {
      const token = state?.accessToken;
      ended = null;
      storage.removeItem(ENDED_KEY);
      keep(null);
      if (!token) return;
      const headers = { authorization: `Bearer ${token}` };
      await server
        .fetch(addressOf(signOut, {}), { method: signOut.method, headers })
        .catch((error: unknown) => console.warn('Logout failed', error));
    },
  };
};
