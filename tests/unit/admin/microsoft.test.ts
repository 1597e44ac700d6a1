import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { authorizeUrl, redeemCode, scopeFor, signInWithMicrosoft } from '#site/admin/account/login/microsoft.ts';
import { challengeOf, randomValue } from '#site/admin/account/login/pkce.ts';
import {
  type Channel,
  POPUP_BLOCKED,
  POPUP_TIMEOUT_MS,
  type PopupBrowser,
  passOnAnswer,
} from '#site/admin/account/login/popup.ts';

const app = { clientId: 'client-1', tenantId: 'tenant-1' };
const ORIGIN = 'https://portal.test';

beforeEach(() => {
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A browser whose sign-in window is driven by the test. */
const fakeBrowser = () => {
  const popup = { closed: false, location: { href: '' } };
  const channels: Channel[] = [];
  const browser: PopupBrowser = {
    open: () => popup,
    channel: () => {
      const channel: Channel = { onmessage: null, postMessage: () => {}, close: vi.fn() };
      channels.push(channel);
      return channel;
    },
  };
  const opened = () => vi.waitUntil(() => channels.length > 0 && new URL(popup.location.href).searchParams);
  const say = (message: unknown) => channels[0]?.onmessage?.({ data: message } as MessageEvent);
  return { browser, popup, opened, say, channels };
};

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const idToken = (nonce: string | null) => `${part({ alg: 'RS256' })}.${part({ nonce })}.signature`;

const tokenEndpoint = (nonce: () => string | null, status = 200) => {
  const asked: { url: string; body: URLSearchParams }[] = [];
  const fetch = (async (url: string, init: RequestInit) => {
    asked.push({ url, body: init.body as URLSearchParams });
    return Response.json({ access_token: 'access-1', id_token: idToken(nonce()) }, { status });
  }) as typeof globalThis.fetch;
  return { fetch, asked };
};

test('the verifier is hashed as RFC 7636 shows it', async () => {
  expect(await challengeOf('dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk')).toBe(
    'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
  );
  expect(randomValue()).toMatch(/^[A-Za-z0-9_-]{43}$/);
  expect(randomValue()).not.toBe(randomValue());
});

test('the token is asked for this application itself', () => {
  expect(scopeFor('client-1')).toBe('client-1/.default openid profile email');
  const url = new URL(authorizeUrl(app, ORIGIN, { state: 's', nonce: 'n' }, 'c'));
  expect(url.origin + url.pathname).toBe('https://login.microsoftonline.com/tenant-1/oauth2/v2.0/authorize');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    client_id: 'client-1',
    response_type: 'code',
    response_mode: 'fragment',
    redirect_uri: 'https://portal.test/admin/login',
    state: 's',
    nonce: 'n',
    code_challenge: 'c',
    code_challenge_method: 'S256',
  });
});

test('the code comes back with the state and is redeemed with the verifier', async () => {
  const { browser, opened, say } = fakeBrowser();
  let query = new URLSearchParams();
  const { fetch, asked } = tokenEndpoint(() => query.get('nonce'));
  const coming = signInWithMicrosoft(app, browser, fetch);
  query = await opened();
  say(new URLSearchParams({ state: 'somebody else’s', code: 'evil' }).toString());
  say({ state: query.get('state') });
  say(new URLSearchParams({ state: query.get('state') ?? '', code: 'code-1' }).toString());
  expect(await coming).toEqual({ way: 'microsoft', accessToken: 'access-1' });
  expect(asked).toHaveLength(1);
  expect(asked[0]?.url).toBe('https://login.microsoftonline.com/tenant-1/oauth2/v2.0/token');
  expect(asked[0]?.body.get('code')).toBe('code-1');
  expect(await challengeOf(asked[0]?.body.get('code_verifier') ?? '')).toBe(query.get('code_challenge'));
});

test.each([
  { what: 'another nonce', nonce: 'another', status: 200 },
  { what: 'no nonce', nonce: null, status: 200 },
  { what: 'a refusal', nonce: 'n', status: 400 },
])('$what ends the sign-in', async ({ nonce, status }) => {
  const { fetch } = tokenEndpoint(() => nonce, status);
  const attempt = { state: 's', nonce: 'n', verifier: 'v' };
  await expect(redeemCode(app, ORIGIN, 'code', attempt, fetch)).rejects.toThrow('Microsoft did not complete');
});

test('a blocked window has a message', async () => {
  const browser: PopupBrowser = { ...fakeBrowser().browser, open: () => null };
  await expect(signInWithMicrosoft(app, browser)).rejects.toThrow(POPUP_BLOCKED);
});

test('a window that the person closes ends the attempt quietly, and nothing is listened to any more', async () => {
  const { browser, popup, opened, channels } = fakeBrowser();
  const coming = signInWithMicrosoft(app, browser);
  await opened();
  await vi.advanceTimersByTimeAsync(6000);
  popup.closed = true;
  await vi.advanceTimersByTimeAsync(3000);
  expect(await coming).toBeNull();
  expect(channels.map(({ close }) => vi.mocked(close).mock.calls.length)).toEqual([1]);
});

test('a window that seems closed at once, because the provider isolates it, is waited for', async () => {
  const { browser, popup, opened, say } = fakeBrowser();
  let query = new URLSearchParams();
  const { fetch } = tokenEndpoint(() => query.get('nonce'));
  const coming = signInWithMicrosoft(app, browser, fetch);
  query = await opened();
  popup.closed = true;
  await vi.advanceTimersByTimeAsync(60_000);
  say(new URLSearchParams({ state: query.get('state') ?? '', code: 'code-1' }).toString());
  expect(await coming).toMatchObject({ accessToken: 'access-1' });
});

test('the attempt times out after five minutes', async () => {
  const { browser, opened } = fakeBrowser();
  const coming = signInWithMicrosoft(app, browser);
  await opened();
  await vi.advanceTimersByTimeAsync(POPUP_TIMEOUT_MS);
  expect(await coming).toBeNull();
});

test('in the window, the response is passed on and removed from the address', () => {
  const sent: unknown[] = [];
  const replaceState = vi.fn();
  const channel = (): Channel => ({ onmessage: null, postMessage: (message) => sent.push(message), close: () => {} });
  const at = (hash: string) => ({ location: { hash, pathname: '/admin/login' }, history: { replaceState } });
  expect(passOnAnswer(at('#code=c&state=s'), channel)).toBe(true);
  expect(sent).toEqual(['code=c&state=s']);
  expect(replaceState).toHaveBeenCalledWith(null, '', '/admin/login');
  expect(passOnAnswer(at('#main'), channel)).toBe(false);
  expect(passOnAnswer(at(''), channel)).toBe(false);
});
