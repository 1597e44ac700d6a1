import * as z from 'zod/mini';
import type { ProviderSignIn } from '../../../client/platform.ts';
import { challengeOf, randomValue } from './pkce.ts';
import { askInPopup, type PopupBrowser, popupBrowser } from './popup.ts';

const MICROSOFT = 'https://login.microsoftonline.com';
const REDIRECT_PATH = '/admin/login';
const NOT_COMPLETED = 'Microsoft did not complete the sign-in. Please try again.';

export interface MicrosoftApp {
  clientId: string;
  tenantId: string;
}

interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
}

/**
 * `{clientId}/.default` makes Entra issue the access token for this application itself (its audience is our client id),
 * the only one that the server accepts; the other scopes add the person's address.
 */
export const scopeFor = (clientId: string): string => `${clientId}/.default openid profile email`;

const endpoint = ({ tenantId }: MicrosoftApp, name: 'authorize' | 'token') =>
  `${MICROSOFT}/${encodeURIComponent(tenantId)}/oauth2/v2.0/${name}`;

export const authorizeUrl = (
  app: MicrosoftApp,
  origin: string,
  attempt: Omit<Attempt, 'verifier'>,
  challenge: string,
) => {
  const query = new URLSearchParams({
    client_id: app.clientId,
    response_type: 'code',
    response_mode: 'fragment',
    redirect_uri: `${origin}${REDIRECT_PATH}`,
    scope: scopeFor(app.clientId),
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    prompt: 'select_account',
  });
  return `${endpoint(app, 'authorize')}?${query}`;
};

const tokens = z.object({ access_token: z.string(), id_token: z.string() });
const claims = z.object({ nonce: z.string() });

/** Reads the nonce without checking the signature, as the id token comes straight from the token endpoint. */
const nonceOf = (idToken: string): string | null => {
  try {
    const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    return z.parse(claims, JSON.parse(atob(payload))).nonce;
  } catch {
    return null;
  }
};

/**
 * Exchanges the code for an access token.
 * @throws Error if Microsoft refuses or answers another sign-in.
 */
export const redeemCode = async (
  app: MicrosoftApp,
  origin: string,
  code: string,
  attempt: Attempt,
  fetch: typeof globalThis.fetch,
): Promise<string> => {
  const body = new URLSearchParams({
    client_id: app.clientId,
    grant_type: 'authorization_code',
    code,
    redirect_uri: `${origin}${REDIRECT_PATH}`,
    code_verifier: attempt.verifier,
    scope: scopeFor(app.clientId),
  });
  const answer = await fetch(endpoint(app, 'token'), { method: 'POST', body });
  const read = answer.ok ? z.safeParse(tokens, await answer.json()) : null;
  if (!read?.success || nonceOf(read.data.id_token) !== attempt.nonce) throw new Error(NOT_COMPLETED);
  return read.data.access_token;
};

/**
 * Signs in through a window of its own; null if the person cancels.
 * @throws Error with a sentence if the window is blocked or Microsoft refuses.
 */
export const signInWithMicrosoft = async (
  app: MicrosoftApp,
  browser: PopupBrowser = popupBrowser,
  fetch: typeof globalThis.fetch = (input, init) => globalThis.fetch(input, init),
): Promise<ProviderSignIn | null> => {
  const { origin } = location;
  const attempt = { state: randomValue(), nonce: randomValue(), verifier: randomValue() };
  const answer = await askInPopup(browser, attempt.state, async () =>
    authorizeUrl(app, origin, attempt, await challengeOf(attempt.verifier)),
  );
  if (!answer || answer.get('error') === 'access_denied') return null;
  const code = answer.get('code');
  if (!code) throw new Error(NOT_COMPLETED);
  return { way: 'microsoft', accessToken: await redeemCode(app, origin, code, attempt, fetch) };
};
