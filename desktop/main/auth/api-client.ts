import * as z from 'zod/mini';
import { signedIn, UNATTENDED_HEADER } from '#contract/people.ts';
import type { Connection } from '../server/connection.ts';
import type { TokenStore } from './token-store.ts';

const REFRESH_BEFORE_MS = 10 * 60_000;

/** Calls the server as the signed-in person. */
export interface ApiClient {
  /** `path` begins with /api. @throws Unreachable */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

/** Adds the token, refreshes it while it is used, and clears it when the server no longer accepts it. */
export const createApiClient = (connection: Connection, tokenStore: TokenStore): ApiClient => {
  let refreshing: Promise<void> | null = null;

  const fetchWithToken = async (path: string, init: RequestInit): Promise<Response> => {
    const headers = new Headers(init.headers);
    const token = tokenStore.token();
    if (token) headers.set('authorization', `Bearer ${token}`);
    const response = await connection.fetch(path, { ...init, headers });
    if (response.status === 401 && token && tokenStore.token() === token) await tokenStore.clear();
    return response;
  };

  const refresh = async (isUnattended: boolean) => {
    try {
      const response = await fetchWithToken('/api/auth/refresh', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(isUnattended && { [UNATTENDED_HEADER]: '1' }) },
        body: '{}',
      });
      if (response.ok) await tokenStore.save(z.parse(signedIn, await response.json()));
    } catch {
      // The next call reports what is wrong.
    } finally {
      refreshing = null;
    }
  };

  return {
    async fetch(path, init = {}) {
      const left = tokenStore.msUntilExpiry();
      if (left > 0 && left < REFRESH_BEFORE_MS) {
        refreshing ??= refresh(new Headers(init.headers).has(UNATTENDED_HEADER));
        await refreshing;
      }
      return fetchWithToken(path, init);
    },
  };
};
