import { createHash, randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { SignInOptions } from '#contract/people/people.ts';
import type { Provider } from '../../bridge/ipc-channels.ts';
import { openLoopbackRedirect } from './loopback-redirect.ts';

const WAIT_MS = 5 * 60_000;
const NOT_COMPLETED = 'The sign-in was not completed. Please try again.';
export const NOT_SET_UP = 'This way of signing in is not set up here. Please use your email and password.';

interface OAuthClient {
  authorizeUrl: string;
  tokenUrl: string;
  clientId: string;
  clientSecret?: string | undefined;
  scope: string;
}

const microsoft = ({ clientId, tenantId }: NonNullable<SignInOptions['microsoft']>): OAuthClient => {
  const tenant = `https://login.microsoftonline.com/${encodeURIComponent(tenantId)}/oauth2/v2.0`;
  // This scope makes the access token one for this portal, the only kind that the server accepts.
  const scope = `${clientId}/.default openid profile email`;
  return { authorizeUrl: `${tenant}/authorize`, tokenUrl: `${tenant}/token`, clientId, scope };
};

/** Google allows a loopback redirect only to a client of the type "Desktop app", and requires its secret, which is public. */
const google = (client: Pick<OAuthClient, 'clientId' | 'clientSecret'>): OAuthClient => ({
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  tokenUrl: 'https://oauth2.googleapis.com/token',
  scope: 'openid profile email',
  ...client,
});

/** @throws Error with a message for the person where there is none. */
export const oauthClientFor = (provider: Provider, options: SignInOptions): OAuthClient => {
  if (provider === 'microsoft' && options.microsoft) return microsoft(options.microsoft);
  if (provider === 'google' && options.google?.desktop) return google(options.google.desktop);
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

export interface BrowserFlowDeps {
  openInBrowser(url: string): Promise<unknown>;
  fetch: typeof globalThis.fetch;
  signal: AbortSignal;
}

/**
 * Null when the person cancelled or let five minutes pass.
 * @throws Error with a message for the person when the provider refuses or the nonce is wrong.
 */
export const authorizeInBrowser = async (
  client: OAuthClient,
  { openInBrowser, fetch, signal }: BrowserFlowDeps,
): Promise<{ accessToken: string; idToken: string; nonce: string } | null> => {
  const [state, nonce, verifier] = [random(), random(), random()];
  const loopback = await openLoopbackRedirect(state, AbortSignal.any([signal, AbortSignal.timeout(WAIT_MS)]));
  const query = new URLSearchParams({
    client_id: client.clientId,
    response_type: 'code',
    redirect_uri: loopback.redirectUri,
    scope: client.scope,
    state,
    nonce,
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
  await openInBrowser(`${client.authorizeUrl}?${query}`);
  const parameters = await loopback.parameters;
  if (!parameters || parameters.get('error') === 'access_denied') return null;
  const code = parameters.get('code');
  const body = new URLSearchParams({
    client_id: client.clientId,
    grant_type: 'authorization_code',
    code: code ?? '',
    redirect_uri: loopback.redirectUri,
    code_verifier: verifier,
    ...(client.clientSecret && { client_secret: client.clientSecret }),
  });
  const response = code ? await fetch(client.tokenUrl, { method: 'POST', body, redirect: 'error' }) : null;
  const read = response?.ok ? z.safeParse(tokens, await response.json()) : null;
  if (!read?.success || nonceOf(read.data.id_token) !== nonce) throw new Error(NOT_COMPLETED);
  return { accessToken: read.data.access_token, idToken: read.data.id_token, nonce };
};
