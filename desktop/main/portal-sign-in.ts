import * as z from 'zod/mini';
import { signInOptions, type User, user } from '#contract/people.ts';
import { APP_ORIGIN, type Outcome, type Provider } from '../bridge.ts';
import type { Log } from './log.ts';
import { applicationFor, type BrowserSignInDeps, signInInBrowser } from './provider-sign-in.ts';

export interface ProviderSignInDeps extends Omit<BrowserSignInDeps, 'signal'> {
  /** Answers a call of `/api` as the interface makes it. */
  answer(request: Request): Promise<Response>;
  /** The JSON of a reading call; null when there is none to be had. */
  read(path: string): Promise<unknown>;
  log: Log;
}

const sentenceOf = (error: unknown) =>
  error instanceof Error ? error.message : 'That did not work. Please try again.';

/** Signs in to the portal with what a provider says of the person. A new attempt ends the one before it. */
export const createProviderSignIn = (deps: ProviderSignInDeps) => {
  let attempt = new AbortController();
  return async (provider: Provider): Promise<Outcome<User | null>> => {
    attempt.abort();
    attempt = new AbortController();
    try {
      const app = applicationFor(provider, z.parse(signInOptions, await deps.read('/api/auth/options')));
      const given = await signInInBrowser(app, { ...deps, signal: attempt.signal });
      if (!given) return { ok: true, value: null };
      const body = provider === 'microsoft' ? { accessToken: given.accessToken } : { credential: given.idToken };
      const headers = { 'content-type': 'application/json' };
      const path = `${APP_ORIGIN}/api/auth/${provider}`;
      const answered = await deps.answer(new Request(path, { method: 'POST', headers, body: JSON.stringify(body) }));
      const said: unknown = await answered.json();
      if (answered.ok) return { ok: true, value: z.parse(z.object({ user }), said).user };
      return { ok: false, sentence: z.parse(z.object({ message: z.string() }), said).message };
    } catch (error) {
      deps.log.write(`Signing in with ${provider} failed.`, error);
      return { ok: false, sentence: sentenceOf(error) };
    }
  };
};
