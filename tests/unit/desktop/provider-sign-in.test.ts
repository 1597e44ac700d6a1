import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { applicationFor, NOT_SET_UP, signInInBrowser } from '../../../desktop/main/provider-sign-in.ts';

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

/** Runs a sign-in with a browser that does as it is told, and a provider that answers with this nonce. */
const run = (
  browser: Browser,
  { nonce, signal = new AbortController().signal }: { nonce?: string; signal?: AbortSignal } = {},
) => {
  let asked = new URLSearchParams();
  const sent: URLSearchParams[] = [];
  const done = signInInBrowser(app, {
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
  it('redeems the code with the verifier behind the challenge', async () => {
    const { done, sent, asked } = run(async (query, redirect) => {
      expect((await redirect({ ...state(query), code: 'the-code' })).status).toBe(200);
    });
    expect(await done).toEqual({ accessToken: 'access', idToken: expect.any(String) });
    const verifier = sent[0]?.get('code_verifier') ?? '';
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(asked().get('code_challenge'));
    expect(sent[0]?.get('code')).toBe('the-code');
  });
  it('ignores an answer with another state and waits for the right one', async () => {
    const { done, sent } = run(async (query, redirect) => {
      expect((await redirect({ state: 'forged', code: 'stolen' })).status).toBe(400);
      await redirect({ ...state(query), code: 'right' });
    });
    await done;
    expect(sent.map((body) => body.get('code'))).toEqual(['right']);
  });
  it('is null when the person says no, or when it is given up', async () => {
    const refused = run(async (query, redirect) => void (await redirect({ ...state(query), error: 'access_denied' })));
    expect(await refused.done).toBeNull();
    const ending = new AbortController();
    const left = run(async () => ending.abort(), { signal: ending.signal });
    expect(await left.done).toBeNull();
  });
  it('refuses the token of another sign-in', async () => {
    const { done } = run(async (query, redirect) => void (await redirect({ ...state(query), code: 'c' })), {
      nonce: 'old',
    });
    await expect(done).rejects.toThrow('The sign-in was not completed.');
  });
  it('says so where the way is not set up', () => {
    expect(() => applicationFor('google', { google: null, microsoft: null })).toThrow(NOT_SET_UP);
  });
});
