import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { SignInOptions } from '#contract/people.ts';
import type { Provider } from '../bridge.ts';
import { openLoopback } from './loopback.ts';

const WAIT_MS = 5 * 60_000;
const NOT_COMPLETED = 'The sign-in was not completed. Please try again.';
export const NOT_SET_UP = 'This way of signing in is not set up here. Please use your email and password.';

interface Application {
  authorizeUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret?: string | undefined;
  scope: string;
}

const microsoft = ({ clientId, tenantId }: NonNullable<SignInOptions['microsoft']>): Application => {
  const tenant = `https://login.microsoftonline.com/${encodeURIComponent(tenantId)}/oauth2/v2.0`;
  // This scope makes the access token one for this portal, the only kind that the server accepts.
  const scope = `${clientId}/.default openid profile email`;
  return { authorizeUrl: `${tenant}/authorize`, tokenUrl: `${tenant}/token`, clientId, scope };
};

/** Google takes a loopback redirection from a client of the kind "desktop app" alone, and wants its secret, which is none. */
const google = (client: Pick<Application, 'clientId' | 'clientSecret'>): Application => ({
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  scope: 'openid profile email',
  ...client,
});

/** The application that this portal is registered as. @throws Error with a sentence where there is none. */
export const applicationFor = (provider: Provider, ways: SignInOptions): Application => {
  if (provider === 'microsoft' && ways.microsoft) return microsoft(ways.microsoft);
  if (provider === 'google' && ways.google?.desktop) return google(ways.google.desktop);
  throw new Error(NOT_SET_UP);
};

const tokens = z.object({ access_token: z.string(), id_token: z.string() });
const claims = z.object({ nonce: z.string() });
const random = () => randomBytes(32).toString('base64url');

const nonceOf = (idToken: string): string | null => {
  try {
    return z.parse(claims, JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString('utf8'))).nonce;
  } catch {
    return null;
  }
};

export interface BrowserSignInDeps {
  openInBrowser(url: string): Promise<unknown>;
  fetch: typeof globalThis.fetch;
  /** Ends the wait before its five minutes, for a newer attempt. */
  signal: AbortSignal;
}

/**
 * Signs in through the system's browser with PKCE and a loopback redirection; null when the person changed their mind
 * or let five minutes pass. @throws Error with a sentence when the provider refuses or answers another sign-in.
 */
export const signInInBrowser = async (
  app: Application,
  { openInBrowser, fetch, signal }: BrowserSignInDeps,
): Promise<{ accessToken: string; idToken: string } | null> => {
  const [state, nonce, verifier] = [random(), random(), random()];
  const loopback = await openLoopback(state, AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]));
  const query = new URLSearchParams({
    client_id: app.clientId,
    response_type: 'code',
    redirect_uri: loopback.redirectUri,
    scope: app.scope,
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
  await openInBrowser(`${app.authorizeUrl}?${query}`);
  const answer = await loopback.answer;
  if (!answer || answer.get('error') === 'access_denied') return null;
  const body = new URLSearchParams({
    client_id: app.clientId,
    grant_type: 'authorization_code',
    code: answer.get('code') ?? '',
    redirect_uri: loopback.redirectUri,
    code_verifier: verifier,
    ...(app.clientSecret && { client_secret: app.clientSecret }),
  });
  const redeemed = answer.get('code') ? await fetch(app.tokenUrl, { method: 'POST', body, redirect: 'error' }) : null;
  const read = redeemed?.ok ? z.safeParse(tokens, await redeemed.json()) : null;
  if (!read?.success || nonceOf(read.data.id_token) !== nonce) throw new Error(NOT_COMPLETED);
  return { accessToken: read.data.access_token, idToken: read.data.id_token };
};
