import { generateKeyPair, type JWTPayload } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeAt } from '../support/factors.ts';
import { type Product, startProduct } from '../support/product.ts';
import { type Provider, startProvider } from '../support/provider.ts';
import type { Headers } from '../support/test-api.ts';

const CLIENT = 'portal-client';
const DESKTOP = { clientId: 'portal-desktop-client', clientSecret: 'told-to-every-app' };
const TENANT = '11111111-2222-3333-4444-555555555555';
const MICROSOFT = `https://login.microsoft.example/${TENANT}/v2.0`;
const GOOGLE = 'https://accounts.google.example';

let provider: Provider;
let product: Product;
/** Somebody invited who never gets in: for what is refused. */
let invited: string;
let admin: Headers;
beforeAll(async () => {
  provider = await startProvider();
  product = await startProduct({
    MICROSOFT_CLIENT_ID: CLIENT,
    MICROSOFT_TENANT_ID: TENANT,
    MICROSOFT_JWKS_URL: provider.keysUrl,
    MICROSOFT_ISSUER: MICROSOFT,
    GOOGLE_CLIENT_ID: CLIENT,
    GOOGLE_DESKTOP_CLIENT_ID: DESKTOP.clientId,
    GOOGLE_DESKTOP_CLIENT_SECRET: DESKTOP.clientSecret,
    GOOGLE_JWKS_URL: provider.keysUrl,
    GOOGLE_ISSUER: GOOGLE,
  });
  admin = await product.signIn();
  invited = (await product.account()).email;
});
afterAll(async () => {
  await product.close();
  await provider.close();
});

const now = () => Math.floor(Date.now() / 1000);
const usual = (more: JWTPayload): JWTPayload => ({ aud: CLIENT, iat: now() - 5, exp: now() + 600, ...more });

/** Somebody who has been invited and has not been in, with the token of the invitation. */
let invitations = 0;
const invite = async () => {
  invitations += 1;
  const json = { email: `invited-${invitations}@charity.example`, name: 'Nuala Kehoe', role: 'Volunteer' };
  const { body } = await product.call('post', '/people/invitations', { as: admin, json });
  return { email: json.email, invitation: String(body.link).split('#')[1] ?? '' };
};

const ways = {
  microsoft: {
    claims: (email: string, subject = email): JWTPayload =>
      usual({ iss: MICROSOFT, oid: subject, tid: TENANT, ver: '2.0', preferred_username: email }),
    send: (accessToken: string, invitation?: string) =>
      product.call('post', '/auth/microsoft', { json: { accessToken, invitation } }),
  },
  google: {
    claims: (email: string, subject = email): JWTPayload =>
      usual({ iss: GOOGLE, sub: subject, email, email_verified: true }),
    send: (credential: string, invitation?: string) =>
      product.call('post', '/auth/google', { json: { credential, invitation } }),
  },
};

describe.each(Object.keys(ways) as (keyof typeof ways)[])('%s', (name) => {
  const { claims, send } = ways[name];
  const refused = async (token: string, status = 401) => {
    const answer = await send(token);
    expect([answer.status, answer.body?.code]).toEqual([status, status === 401 ? 'unauthenticated' : 'forbidden']);
    expect(answer.body.accessToken).toBeUndefined();
  };

  it('an invited person can sign in, the first time with the token of the invitation', async () => {
    const { email, invitation } = await invite();
    await refused(await provider.sign(claims(email)), 403);
    const { status, body } = await send(await provider.sign(claims(email)), invitation);
    expect([status, body.user?.email]).toEqual([200, email]);
    const as = { authorization: `Bearer ${body.accessToken}` };
    expect((await product.get('/auth/me', as)).status).toBe(200);
    expect((await send(await provider.sign(claims(email)))).status).toBe(200);
  });

  it('opens nothing alone once the account has an authenticator app: a ticket comes back, and its code signs in', async () => {
    const { email, invitation } = await invite();
    const { body: first } = await send(await provider.sign(claims(email)), invitation);
    const as = { authorization: `Bearer ${first.accessToken}` };
    const { body: begun } = await product.call('post', '/auth/factors/totp', { as, json: {} });
    const code = (steps: number) => codeAt(begun.secret, new Date(), steps);
    const json = { ticket: begun.ticket, code: code(0) };
    expect((await product.call('post', '/auth/factors/totp/confirm', { as, json })).status).toBe(200);
    const again = await send(await provider.sign(claims(email)));
    expect([again.status, again.headers.get('set-cookie')]).toEqual([200, null]);
    expect(again.body).toEqual({ secondFactor: { ticket: expect.any(String), methods: ['totp', 'recovery-code'] } });
    const { ticket } = again.body.secondFactor;
    const done = await product.call('post', '/auth/second-factor', { json: { ticket, code: code(1) } });
    expect([done.status, done.body.user?.email]).toEqual([200, email]);
  });

  it('an account is never linked by its email address, nor with an invitation of somebody else', async () => {
    const { email } = await product.account();
    const { email: invitee, invitation } = await invite();
    for (const token of [undefined, 'made-up', invitation]) {
      expect((await send(await provider.sign(claims(email)), token)).status).toBe(403);
    }
    expect((await send(await provider.sign(claims(invitee)), invitation)).status).toBe(200);
    expect((await send(await provider.sign(claims(invitee, 'somebody else')), invitation)).status).toBe(403);
  });

  it('a forged signature is 401: the right key id with another key, a secret, or none', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    await refused(await provider.sign(claims(invited), { key: privateKey }));
    await refused(await provider.sign(claims(invited), { key: Buffer.alloc(32, 1), alg: 'HS256' }));
    const good = await provider.sign(claims(invited));
    const [, payload = '', signature = ''] = good.split('.');
    const none = Buffer.from(JSON.stringify({ alg: 'none', typ: 'JWT' })).toString('base64url');
    await refused(`${none}.${payload}.`);
    await refused(`${none}.${payload}.${signature}`);
    await refused(good.slice(0, -6).concat('AAAAAA'));
    await refused('not a token');
  });

  it("the provider's public key used as a secret is 401", async () => {
    const keys = await (await fetch(provider.keysUrl)).text();
    await refused(await provider.sign(claims(invited), { key: Buffer.from(keys), alg: 'HS256' }));
    const { keys: published } = JSON.parse(keys) as { keys: { n: string }[] };
    await refused(
      await provider.sign(claims(invited), { key: Buffer.from(published[0]?.n ?? '', 'base64url'), alg: 'HS256' }),
    );
  });

  it('an unknown key id is 401', async () => {
    await refused(await provider.sign(claims(invited), { kid: 'key-999' }));
  });

  it.each<[string, JWTPayload]>([
    ['an expired token', { iat: 1_700_000_000, exp: 1_700_000_600 }],
    ['one that is not yet good', { nbf: 4_000_000_000 }],
    ['one without an end', { exp: undefined }],
    ['another audience', { aud: 'another-client' }],
    ['no audience', { aud: undefined }],
    ['another issuer', { iss: 'https://evil.example' }],
    ['the issuer with more behind it', { iss: `${GOOGLE}.evil.example` }],
  ])('%s is 401', async (_, wrong) => {
    await refused(await provider.sign({ ...claims(invited), ...wrong }));
  });

  it('somebody without an invitation is 403, and no account is created', async () => {
    await refused(await provider.sign(claims('stranger@charity.example')), 403);
    expect((await product.admin(['list'])).output).not.toContain('stranger');
  });

  it('the right email address with another subject is 403 once the account is linked', async () => {
    const { email, invitation } = await invite();
    expect((await send(await provider.sign(claims(email, 'the person')), invitation)).status).toBe(200);
    await refused(await provider.sign(claims(email, 'somebody else')), 403);
    expect((await send(await provider.sign(claims(email, 'the person')))).status).toBe(200);
  });

  it('a disabled account is 403', async () => {
    const { email, invitation } = await invite();
    await send(await provider.sign(claims(email)), invitation);
    await product.admin(['disable', email]);
    await refused(await provider.sign(claims(email)), 403);
  });
});

describe('rules of one provider', () => {
  it('an email address that Google has not verified is 401', async () => {
    for (const verified of [false, undefined, 'false', 1]) {
      const token = await provider.sign({ ...ways.google.claims(invited), email_verified: verified });
      expect((await ways.google.send(token)).status).toBe(401);
    }
  });

  it('the desktop app gets its own Google client, and can sign in with a credential for it', async () => {
    const options = await product.get('/auth/options');
    expect(options.body.google).toEqual({ clientId: CLIENT, desktop: DESKTOP });
    const { email, invitation } = await invite();
    const claims = { ...ways.google.claims(email), aud: DESKTOP.clientId };
    expect((await ways.google.send(await provider.sign(claims), invitation)).status).toBe(200);
    const microsoft = { ...ways.microsoft.claims(email), aud: DESKTOP.clientId };
    expect((await ways.microsoft.send(await provider.sign(microsoft))).status).toBe(401);
  });

  it('a Microsoft token of another tenant or another version is 401', async () => {
    for (const wrong of [{ tid: '99999999-2222-3333-4444-555555555555' }, { ver: '1.0' }]) {
      const token = await provider.sign({ ...ways.microsoft.claims(invited), ...wrong });
      expect((await ways.microsoft.send(token)).status).toBe(401);
    }
  });

  it('a token that another application asked for is 401', async () => {
    for (const other of [{ azp: 'another-application' }, { appid: 'another-application' }]) {
      const token = await provider.sign({ ...ways.microsoft.claims(invited), ...other });
      expect((await ways.microsoft.send(token)).status).toBe(401);
    }
    const google = await provider.sign({ ...ways.google.claims(invited), azp: 'another-application' });
    expect((await ways.google.send(google)).status).toBe(401);
    const { email, invitation } = await invite();
    const own = await provider.sign({ ...ways.microsoft.claims(email), azp: CLIENT });
    expect((await ways.microsoft.send(own, invitation)).status).toBe(200);
  });

  it('a Google credential of another attempt, whose nonce differs, is 401', async () => {
    const { email, invitation } = await invite();
    const send = async (claimed: string | undefined, nonce: string | undefined) => {
      const credential = await provider.sign({ ...ways.google.claims(email), nonce: claimed });
      return (await product.call('post', '/auth/google', { json: { credential, nonce, invitation } })).status;
    };
    expect(await send('theirs', 'ours')).toBe(401);
    expect(await send('theirs', undefined)).toBe(401);
    expect(await send(undefined, 'ours')).toBe(401);
    expect(await send('ours', 'ours')).toBe(200);
  });

  it("one provider's token is 401 with the other", async () => {
    const google = await provider.sign(ways.google.claims(invited));
    const microsoft = await provider.sign(ways.microsoft.claims(invited));
    expect((await ways.microsoft.send(google)).status).toBe(401);
    expect((await ways.google.send(microsoft)).status).toBe(401);
    expect((await product.get('/auth/me', { authorization: `Bearer ${google}` })).status).toBe(401);
  });
});
