import { generateKeyPair, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { JWT_SECRET, type Product, startProduct } from '../support/product.ts';
import { brokenBody, pathOf, protectedRoutes } from '../support/protected-routes.ts';
import type { Headers } from '../support/test-api.ts';

let product: Product;
let admin: Headers;
let good: { head: string; payload: string; signature: string; claims: Record<string, unknown> };

const coded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (part: string): Record<string, unknown> => JSON.parse(Buffer.from(part, 'base64url').toString());
const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
const secret = Buffer.from(JWT_SECRET);
const signed = (claims: Record<string, unknown>, key: Uint8Array = secret, head: Record<string, unknown> = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...head }).sign(key);

beforeAll(async () => {
  product = await startProduct();
  admin = await product.signIn();
  const [head = '', payload = '', signature = ''] = (admin.authorization ?? '').replace('Bearer ', '').split('.');
  good = { head, payload, signature, claims: decoded(payload) };
});
afterAll(() => product.close());

const refused = async (token: string, path = '/auth/me') => {
  const { status, body, headers } = await product.get(path, bearer(token));
  expect([status, body?.code, headers.get('www-authenticate')]).toEqual([401, 'unauthenticated', 'Bearer']);
};

describe('every staff call', () => {
  const now = () => Math.floor(Date.now() / 1000);
  const callers: Record<string, () => Promise<Headers> | Headers> = {
    'no token': () => ({}),
    'an empty token': () => ({ authorization: 'Bearer ' }),
    'another scheme': () => ({ authorization: (admin.authorization ?? '').replace('Bearer', 'Basic') }),
    'a bare token': () => ({ authorization: (admin.authorization ?? '').replace('Bearer ', '') }),
    'a damaged signature': () => bearer(`${good.head}.${good.payload}.${good.signature.slice(0, -6)}AAAAAA`),
    'a damaged payload': () => bearer(`${good.head}.${good.payload.slice(0, -4)}AAAA.${good.signature}`),
    'no signature': () => bearer(`${good.head}.${good.payload}.`),
    'half a token': () => bearer(`${good.head}.${good.payload}`),
    'a token of 4,000 characters': () => bearer('A'.repeat(4000)),
    'an expired token': async () => bearer(await signed({ ...good.claims, iat: now() - 3600, exp: now() - 1 })),
    "another house's token": async () => bearer(await signed(good.claims, Buffer.alloc(32, 8))),
  };

  it.each(Object.keys(callers))('is 401 as JSON, before 404 or 400, with %s', async (caller) => {
    const as = (await callers[caller]?.()) ?? {};
    for (const [name, route] of protectedRoutes) {
      const answer = await product.call(route.method, pathOf(route), { as, ...brokenBody(route) });
      expect([answer.status, answer.body?.code], name).toEqual([401, 'unauthenticated']);
      expect(answer.headers.get('www-authenticate'), name).toBe('Bearer');
      expect(answer.headers.get('content-type'), name).toContain('application/json');
    }
  });

  it('the token from which the others are derived is valid', async () => {
    expect((await product.get('/auth/me', admin)).status).toBe(200);
    expect((await product.get('/auth/me', bearer(await signed(good.claims)))).status).toBe(200);
  });
});

describe('forged tokens', () => {
  it.each(['none', 'None', 'NONE', 'nOnE', ''])('the algorithm "%s" is 401', async (alg) => {
    await refused(`${coded({ alg, typ: 'JWT' })}.${good.payload}.`);
    await refused(`${coded({ alg, typ: 'JWT' })}.${good.payload}.${good.signature}`);
  });

  it.each([
    ['jwk', { jwk: { kty: 'oct', k: Buffer.alloc(32, 1).toString('base64url') } }],
    ['jku', { jku: 'https://evil.example/keys' }],
    ['x5u', { x5u: 'https://evil.example/chain' }],
    ['x5c', { x5c: ['AAAA'] }],
    ['kid as a path', { kid: '../../../../dev/null' }],
    ['kid as SQL', { kid: "' UNION SELECT 'x" }],
    ['kid as a command', { kid: 'a|whoami' }],
    ['another type', { typ: 'at+jwt' }],
    ['a content type', { cty: 'JWT' }],
    ['zip', { zip: 'DEF' }],
  ])('a header with %s is 401, even with the right signature', async (_, head) => {
    await refused(await signed(good.claims, secret, head));
    await refused(await signed(good.claims, Buffer.alloc(32, 1), head));
  });

  it('a critical header is 401', async () => {
    const crit = { crit: ['b64'], b64: true };
    await refused(
      await new SignJWT(good.claims).setProtectedHeader({ alg: 'HS256', typ: 'JWT', ...crit }).sign(secret),
    );
    await refused(`${coded({ alg: 'HS256', typ: 'JWT', crit: ['role'], role: 1 })}.${good.payload}.${good.signature}`);
  });

  it.each([
    '',
    'secret',
    'password',
    'changeme',
    'your-256-bit-secret',
    'jwt_secret',
    'charity',
    'null',
    '0'.repeat(32),
  ])('a token signed with "%s" is 401', async (word) => {
    const { createHmac } = await import('node:crypto');
    for (const key of [word, word.padEnd(32, '\0')]) {
      const signature = createHmac('sha256', key).update(`${good.head}.${good.payload}`).digest('base64url');
      await refused(`${good.head}.${good.payload}.${signature}`);
    }
  });

  it.each(['HS384', 'HS512'])('the right secret with %s is 401', async (alg) => {
    const long = Buffer.concat([secret, secret]);
    await refused(await new SignJWT(good.claims).setProtectedHeader({ alg, typ: 'JWT' }).sign(long));
    await refused(
      await new SignJWT(good.claims)
        .setProtectedHeader({ alg, typ: 'JWT' })
        .sign(secret)
        .catch(() => 'x'),
    );
  });

  it.each(['RS256', 'ES256', 'EdDSA'])('a key of its own with %s is 401', async (alg) => {
    const { privateKey } = await generateKeyPair(alg);
    await refused(await new SignJWT(good.claims).setProtectedHeader({ alg, typ: 'JWT' }).sign(privateKey));
  });

  it('claims that do not fit are 401, even with the right signature', async () => {
    const { iss: _iss, ...withoutIssuer } = good.claims;
    const { exp: _exp, ...withoutEnd } = good.claims;
    const { sid: _sid, ...withoutSession } = good.claims;
    const now = Math.floor(Date.now() / 1000);
    const others: Record<string, unknown>[] = [
      withoutIssuer,
      withoutEnd,
      withoutSession,
      { ...good.claims, iss: 'someone' },
      { ...good.claims, aud: 'someone' },
      { ...good.claims, sub: 'AAAAAAAAAAAAAAAAAAAAAA' },
      { ...good.claims, sid: 'AAAAAAAAAAAAAAAAAAAAAA' },
      { ...good.claims, sid: '__proto__' },
      { ...good.claims, sid: { $ne: null } },
      { ...good.claims, exp: now + 7 * 24 * 3600 },
      { ...good.claims, iat: now + 7200, exp: now + 7300 },
      { ...good.claims, nbf: now + 600 },
    ];
    for (const claims of others) await refused(await signed(claims));
  });
});

describe('the claims of a token', () => {
  it('are issuer, audience, subject, times, session and a unique id, for at most one hour, without an address', () => {
    const { iss, aud, sub, iat, exp, sid, jti, ...more } = good.claims;
    for (const text of [iss, aud, sub, sid, jti]) expect(text).toMatch(/./);
    expect(Number(exp) - Number(iat)).toBeGreaterThan(0);
    expect(Number(exp) - Number(iat)).toBeLessThanOrEqual(3600);
    expect(more).toEqual({});
    expect(JSON.stringify(good.claims)).not.toContain('@');
    expect(decoded(good.head)).toEqual({ alg: 'HS256', typ: 'JWT' });
  });

  it('differ in every session', async () => {
    const other = decoded((await product.signIn()).authorization?.split('.')[1] ?? '');
    expect(other.sid).not.toBe(good.claims.sid);
    expect(other.jti).not.toBe(good.claims.jti);
    expect(other.sub).toBe(good.claims.sub);
  });
});

describe('a token in the address', () => {
  it('is not accepted by any call', async () => {
    const token = admin.authorization?.replace('Bearer ', '');
    const query = ['token', 'access_token', 'accessToken', 'jwt', 'auth', 'bearer']
      .map((name) => `${name}=${token}`)
      .concat(`authorization=Bearer%20${token}`)
      .join('&');
    for (const [name, route] of protectedRoutes) {
      const answer = await product.call(route.method, `${pathOf(route)}?${query}`, brokenBody(route));
      expect(answer.status, name).toBe(401);
    }
  });

  it('is not accepted as a cookie, nor in another header or the body', async () => {
    const token = admin.authorization?.replace('Bearer ', '') ?? '';
    const others: Headers[] = [
      { cookie: `token=${token}; accessToken=${token}; session=${token}` },
      { 'x-access-token': token },
      { 'x-authorization': `Bearer ${token}` },
      { 'proxy-authorization': `Bearer ${token}` },
    ];
    for (const headers of others) {
      expect((await product.call('get', '/auth/me', { headers })).status).toBe(401);
    }
    const json = { accessToken: token, access_token: token };
    expect((await product.call('post', '/auth/refresh', { json })).status).toBe(401);
  });
});

describe('staff answers', () => {
  it('are never cached, whatever their status', async () => {
    for (const [name, route] of protectedRoutes) {
      if (route.path === '/auth/logout') continue;
      for (const as of [admin, {}]) {
        const answer = await product.call(route.method, pathOf(route), { as, ...brokenBody(route) });
        expect(answer.headers.get('cache-control'), name).toContain('no-store');
        expect(answer.headers.get('etag'), name).toBeNull();
      }
    }
  });

  it('nor is a sign-in or a log-out', async () => {
    const login = await product.call('post', '/auth/login', { json: { email: 'a@b.example', password: 'wrong' } });
    expect(login.headers.get('cache-control')).toBe('no-store');
    const logout = await product.call('post', '/auth/logout', { as: await product.signIn() });
    expect([logout.status, logout.headers.get('cache-control')]).toEqual([204, 'no-store']);
  });
});
