import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { authorizeInBrowser, NOT_SET_UP, oauthClientFor } from '../../../desktop/main/auth/oauth-pkce.ts';
import { createProviderSignIn } from '../../../desktop/main/auth/provider-sign-in.ts';
import type { LiveServer } from '../../../desktop/main/server/live-server.ts';
import { sendRaw } from '../../support/raw-socket.ts';
import { person } from './desktop-data.ts';

const app = {
  authorizeUrl: 'https://provider.example/authorize',
  tokenUrl: 'https://provider.example/token',
  clientId: 'client',
  scope: 'openid',
};
const idToken = (nonce: string | null) => `x.${Buffer.from(JSON.stringify({ nonce })).toString('base64url')}.x`;

type Browser = (
  asked: URLSearchParams,
  redirect: (parameters: Record<string, string>) => Promise<Response>,
) => Promise<void>;

/** Runs a sign-in with a scripted browser, and a provider that answers with this nonce. */
const run = (
  browser: Browser,
  { nonce, signal = new AbortController().signal }: { nonce?: string; signal?: AbortSignal } = {},
) => {
  let asked = new URLSearchParams();
  const sent: URLSearchParams[] = [];
  const done = authorizeInBrowser(app, {
    signal,
    async openInBrowser(url) {
      asked = new URL(url).searchParams;
      const target = new URL(asked.get('redirect_uri') ?? '');
      expect(target.hostname).toBe('127.0.0.1');
      await browser(asked, (parameters) => fetch(`${target}?${new URLSearchParams(parameters)}`));
    },
    async fetch(_url, init) {
      sent.push(init?.body as URLSearchParams);
      return Response.json({ access_token: 'access', id_token: idToken(nonce ?? asked.get('nonce')) });
    },
  });
  return { done, sent, asked: () => asked };
};
const state = (asked: URLSearchParams) => ({ state: asked.get('state') ?? '' });

describe('signing in through the browser', () => {
  it('exchanges the code with the verifier of the challenge', async () => {
    const { done, sent, asked } = run(async (query, redirect) => {
      expect((await redirect({ ...state(query), code: 'the-code' })).status).toBe(200);
    });
    expect(await done).toEqual({
      accessToken: 'access',
      idToken: expect.any(String),
      nonce: asked().get('nonce'),
    });
    const verifier = sent[0]?.get('code_verifier') ?? '';
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(asked().get('code_challenge'));
    expect(sent[0]?.get('code')).toBe('the-code');
  });
  it('ignores a redirect with another state and waits for the right one', async () => {
    const { done, sent } = run(async (query, redirect) => {
      expect((await redirect({ state: 'forged', code: 'stolen' })).status).toBe(400);
      await redirect({ ...state(query), code: 'right' });
    });
    await done;
    expect(sent.map((body) => body.get('code'))).toEqual(['right']);
  });
  it('ignores a request that is no URL, and one with another host name', async () => {
    const { done, sent } = run(async (query, redirect) => {
      const { origin, pathname } = new URL(query.get('redirect_uri') ?? '');
      const forged = new URLSearchParams({ ...state(query), code: 'stolen' });
      expect((await fetch(`${origin}//?${forged}`)).status).toBe(400);
      const rebound = `GET ${pathname}?${forged} HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: close\r\n\r\n`;
      expect((await sendRaw(origin, rebound)).status).toBe(400);
      await redirect({ ...state(query), code: 'right' });
    });
    await done;
    expect(sent.map((body) => body.get('code'))).toEqual(['right']);
  });
  it('is null when the person refuses, or when it is aborted', async () => {
    const refused = run(async (query, redirect) => void (await redirect({ ...state(query), error: 'access_denied' })));
    expect(await refused.done).toBeNull();
    const ending = new AbortController();
    const left = run(async () => ending.abort(), { signal: ending.signal });
    expect(await left.done).toBeNull();
  });
  it('refuses a token with another nonce', async () => {
    const { done } = run(async (query, redirect) => void (await redirect({ ...state(query), code: 'c' })), {
      nonce: 'old',
    });
    await expect(done).rejects.toThrow('The sign-in was not completed.');
  });
  it('says so where the provider is not set up', () => {
    expect(() => oauthClientFor('google', { google: null, microsoft: null })).toThrow(NOT_SET_UP);
    expect(() => oauthClientFor('google', { google: { clientId: 'web' }, microsoft: null })).toThrow(NOT_SET_UP);
  });
  it('uses Google’s client of the type desktop app, and signs in to the portal with its token', async () => {
    const desktop = { clientId: 'desktop-client', clientSecret: 'no-secret-at-all' };
    const asked: URL[] = [];
    const sent: { url: string; body: URLSearchParams }[] = [];
    const portal: { path: string; body: unknown }[] = [];
    const handle = async (request: Request) => {
      portal.push({ path: request.url, body: await request.json() });
      return Response.json({ accessToken: '', expiresAt: '', user: person });
    };
    const server = {
      read: async () => ({ google: { clientId: 'web', desktop }, microsoft: null }),
      client: { handle },
    } as unknown as LiveServer;
    const signInWith = createProviderSignIn({
      log: { path: '', write: () => {} },
      server: () => server,
      async openInBrowser(url) {
        const page = new URL(url);
        asked.push(page);
        const answer = new URLSearchParams({ ...state(page.searchParams), code: 'the-code' });
        await fetch(`${page.searchParams.get('redirect_uri')}?${answer}`);
      },
      async fetch(url, init) {
        sent.push({ url: String(url), body: init?.body as URLSearchParams });
        const nonce = asked[0]?.searchParams.get('nonce') ?? null;
        return Response.json({ access_token: 'access', id_token: idToken(nonce) });
      },
    });
    expect(await signInWith('google')).toEqual({ ok: true, value: { user: person } });
    expect(asked[0]?.origin).toBe('https://accounts.google.com');
    expect(asked[0]?.searchParams.get('client_id')).toBe('desktop-client');
    expect(sent[0]?.url).toBe('https://oauth2.googleapis.com/token');
    expect(sent[0]?.body.get('client_id')).toBe('desktop-client');
    expect(sent[0]?.body.get('client_secret')).toBe('no-secret-at-all');
    expect(sent[0]?.body.get('code_verifier')).toHaveLength(43);
    const nonce = asked[0]?.searchParams.get('nonce') ?? null;
    expect(portal).toEqual([{ path: 'app://admin/api/auth/google', body: { credential: idToken(nonce), nonce } }]);
  });
});
