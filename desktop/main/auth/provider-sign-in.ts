import * as z from 'zod/mini';
import { signInOptions, type User, user } from '#contract/people.ts';
import { APP_ORIGIN, type Outcome, type Provider } from '../../bridge.ts';
import type { Log } from '../log.ts';
import { authorizeInBrowser, type BrowserFlowDeps, oauthClientFor } from './oauth-pkce.ts';

export interface ProviderSignInDeps extends Omit<BrowserFlowDeps, 'signal'> {
  /** Answers a request to `/api` as one of the interface. */
  handle(request: Request): Promise<Response>;
  /** The JSON of a GET request; null when there is none. */
  read(path: string): Promise<unknown>;
  log: Log;
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'That did not work. Please try again.');

/** Signs in to the portal with a provider's token. A new attempt aborts the one before it. */
export const createProviderSignIn = (deps: ProviderSignInDeps) => {
  let attempt = new AbortController();
  return async (provider: Provider): Promise<Outcome<User | null>> => {
    attempt.abort();
    attempt = new AbortController();
    try {
      const client = oauthClientFor(provider, z.parse(signInOptions, await deps.read('/api/auth/options')));
      const tokens = await authorizeInBrowser(client, { ...deps, signal: attempt.signal });
      if (!tokens) return { ok: true, value: null };
      const { accessToken, idToken: credential, nonce } = tokens;
      const body = provider === 'microsoft' ? { accessToken } : { credential, nonce };
      const headers = { 'content-type': 'application/json' };
      const path = `${APP_ORIGIN}/api/auth/${provider}`;
      const response = await deps.handle(new Request(path, { method: 'POST', headers, body: JSON.stringify(body) }));
      const content: unknown = await response.json();
      if (response.ok) return { ok: true, value: z.parse(z.object({ user }), content).user };
      return { ok: false, message: z.parse(z.object({ message: z.string() }), content).message };
    } catch (error) {
      deps.log.write(`Signing in with ${provider} failed.`, error);
      return { ok: false, message: messageOf(error) };
    }
  };
};
