import * as z from 'zod/mini';
import { signedIn } from '#contract/people.ts';
import type { Connection } from './connection.ts';
import type { StaffSession } from './session.ts';

const REFRESH_BEFORE_MS = 10 * 60_000;

/** Calls the server as the signed-in person. */
export interface Caller {
  /** `path` begins with /api. @throws Unreachable */
  call(path: string, init?: RequestInit): Promise<Response>;
}

/** Adds the token, renews it while it is used, and forgets the session when the server no longer knows it. */
export const createCaller = (connection: Connection, session: StaffSession): Caller => {
  let refreshing: Promise<void> | null = null;

  const withToken = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    const token = session.token();
    if (token) headers.set('authorization', `Bearer ${token}`);
    const answer = await connection.fetch(path, { ...init, headers });
    if (answer.status === 401 && token && session.token() === token) await session.forget();
    return answer;
  };

  const refresh = async () => {
    try {
      const answer = await withToken('/api/auth/refresh', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      if (answer.ok) await session.take(z.parse(signedIn, await answer.json()));
    } catch {
      // The next call says what is wrong; a refresh that failed is no news by itself.
    } finally {
      refreshing = null;
    }
  };

  return {
    async call(path, init = {}) {
      const left = session.left();
      if (left > 0 && left < REFRESH_BEFORE_MS) {
        refreshing ??= refresh();
        await refreshing;
      }
      return withToken(path, init);
    },
  };
};
