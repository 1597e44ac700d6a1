import * as z from 'zod/mini';
import { refreshSession } from '#contract/auth/calls.ts';
import { signedIn, UNATTENDED_HEADER } from '#contract/people/people.ts';
import { apiPath } from '../server/api-requests.ts';
import { problemResponse } from '../server/api-responses.ts';
import type { Connection } from '../server/connection.ts';
import type { TokenStore } from './token-store.ts';

const REFRESH_BEFORE_MS = 10 * 60_000;
const SIGNED_OUT = 'You have signed out. Please sign in again.';

export interface ApiClient {
  /**
   * `path` begins with /api. Sends nothing in the name of a person other than the one who began it.
   * @throws Unreachable
   */
  fetch(path: string, init?: RequestInit): Promise<Response>;
}

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
    const refreshed = tokenStore.token();
    try {
      const response = await fetchWithToken(apiPath(refreshSession, {}), {
        method: 'POST',
        headers: { ...(isUnattended && { [UNATTENDED_HEADER]: '1' }) },
      });
      if (!response.ok) return;
      const next = z.parse(signedIn, await response.json());
      // Somebody may have signed out meanwhile, and somebody else in.
      if (tokenStore.token() === refreshed) await tokenStore.save(next);
    } catch {
      // The next call reports what is wrong.
    } finally {
      refreshing = null;
    }
  };

  return {
    async fetch(path, init = {}) {
      const startedBy = tokenStore.user()?.id;
      const msRemaining = tokenStore.msUntilExpiry();
      if (msRemaining > 0 && msRemaining < REFRESH_BEFORE_MS) {
        refreshing ??= refresh(new Headers(init.headers).has(UNATTENDED_HEADER));
        await refreshing;
        if (tokenStore.user()?.id !== startedBy) return problemResponse(401, 'unauthenticated', SIGNED_OUT);
      }
      return fetchWithToken(path, init);
    },
  };
};
