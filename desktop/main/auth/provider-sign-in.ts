import * as z from 'zod/mini';
import { secondFactorNeeded } from '#contract/auth/factors.ts';
import { listSignInOptions, signInWithGoogle, signInWithMicrosoft } from '#contract/auth/public-calls.ts';
import { signInOptions, user } from '#contract/people/people.ts';
import type { Outcome, Provider, ProviderSignedIn } from '../../bridge/ipc-channels.ts';
import type { Log } from '../log.ts';
import { apiPath, apiRequest } from '../server/api-requests.ts';
import type { LiveServer } from '../server/live-server.ts';
import { authorizeInBrowser, type BrowserFlowDeps, oauthClientFor } from './oauth-pkce.ts';

export interface ProviderSignInDeps extends Omit<BrowserFlowDeps, 'signal'> {
  /** Its tokens go to no other server, even if another one is chosen while somebody signs in. */
  server(): LiveServer | null;
  log: Log;
}

const answer = z.union([z.object({ user }), secondFactorNeeded]);
const messageOf = (error: unknown) => (error instanceof Error ? error.message : 'That did not work. Please try again.');

export const createProviderSignIn = (deps: ProviderSignInDeps) => {
  let attempt = new AbortController();
  return async (provider: Provider): Promise<Outcome<ProviderSignedIn | null>> => {
    attempt.abort();
    attempt = new AbortController();
    try {
      const server = deps.server();
      if (!server) return { ok: true, value: null };
      const client = oauthClientFor(
        provider,
        z.parse(signInOptions, await server.read(apiPath(listSignInOptions, {}))),
      );
      const tokens = await authorizeInBrowser(client, { ...deps, signal: attempt.signal });
      if (!tokens) return { ok: true, value: null };
      const { accessToken, idToken: credential, nonce } = tokens;
      const response = await server.client.handle(
        provider === 'microsoft'
          ? apiRequest(signInWithMicrosoft, { body: { accessToken } })
          : apiRequest(signInWithGoogle, { body: { credential, nonce } }),
      );
      const content: unknown = await response.json();
      if (response.ok) return { ok: true, value: z.parse(answer, content) };
      return { ok: false, message: z.parse(z.object({ message: z.string() }), content).message };
    } catch (error) {
      deps.log.write(`Signing in with ${provider} failed.`, error);
      return { ok: false, message: messageOf(error) };
    }
  };
};
