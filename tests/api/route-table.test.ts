import { beforeAll, describe, expect, it } from 'vitest';
import { routes } from '#api/app/routes.ts';
import type { Route } from '#api/http/route.ts';
import { createTokens } from '#api/identity/access-tokens.ts';
import { mayDo, roles } from '#contract/roles.ts';
import { EXPECTED_ROUTES } from '../support/expected-routes.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const NOBODY = 'AAAAAAAAAAAAAAAAAAAAAA';
const pathOf = (route: Route) => route.path.replace(/:\w+/g, NOBODY);
const table = routes.map((route) => [`${route.method.toUpperCase()} ${route.path}`, route] as const);
const closed = table.filter(([, { may }]) => may !== 'anyone');
const open = table.filter(([, { may }]) => may === 'anyone');

let api: TestApi;
const callers: Record<string, Headers> = {};

const forgedHead = (fields: Record<string, unknown>) => Buffer.from(JSON.stringify(fields)).toString('base64url');

beforeAll(async () => {
  api = testApi();
  // Exports are for volunteers, too, where the settings say so.
  const json = { rejectionReasons: [], volunteersExport: true };
  await api.call('put', '/settings/review', { as: await api.staff(), json });
  const { authorization: expired = '' } = await api.staff();
  api.deps.clock.advance({ minutes: 60 });
  const { authorization = '' } = await api.staff();
  const token = authorization.replace('Bearer ', '');
  const [head = '', payload = '', signature = ''] = token.split('.');
  const foreign = await testApi({
    tokens: createTokens({
      secret: Buffer.alloc(32, 8),
      issuer: 'http://localhost:3000',
      now: api.deps.now,
      newId: api.deps.newId,
    }),
    clock: api.deps.clock,
  }).staff();
  Object.assign(callers, {
    'no token': {},
    'an empty token': { authorization: 'Bearer ' },
    'another scheme': { authorization: `Basic ${token}` },
    'a bare token': { authorization: token },
    'a damaged signature': { authorization: `Bearer ${head}.${payload}.${signature.split('').reverse().join('')}` },
    'a damaged payload': { authorization: `Bearer ${head}.${payload.slice(0, -4)}AAAA.${signature}` },
    'no signature': { authorization: `Bearer ${head}.${payload}.` },
    'the algorithm none': { authorization: `Bearer ${forgedHead({ alg: 'none', typ: 'JWT' })}.${payload}.` },
    'a foreign signature': foreign,
    'an expired token': { authorization: expired },
  });
});

/** A call with a body that no schema takes, so that it must be refused before the body is looked at. */
const send = (route: Route, as: Headers, path = pathOf(route)) =>
  api.call(route.method, path, {
    as,
    ...(route.method === 'get' ? {} : { raw: '{"broken', headers: { 'content-type': 'application/json' } }),
  });

it('has the calls of the product and no others, each once and with its permission', () => {
  expect(new Set(table.map(([name]) => name)).size).toBe(table.length);
  expect(Object.fromEntries(table.map(([name, { may }]) => [name, may]))).toEqual(EXPECTED_ROUTES);
});

describe.each(closed)('%s', (_, route) => {
  it.each([
    'no token',
    'an empty token',
    'another scheme',
    'a bare token',
    'a damaged signature',
    'a damaged payload',
    'no signature',
    'the algorithm none',
    'a foreign signature',
    'an expired token',
  ])('is 401 before anything else with %s', async (caller) => {
    const { status, headers, body } = await send(route, callers[caller] ?? {});
    expect([status, body.code]).toEqual([401, 'unauthenticated']);
    expect(headers.get('www-authenticate')).toBe('Bearer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-type')).toContain('application/json');
  });

  it('does not accept a token in the address', async () => {
    const token = (await api.staff()).authorization?.replace('Bearer ', '');
    const path = `${pathOf(route)}?token=${token}&access_token=${token}&authorization=Bearer%20${token}`;
    expect((await send(route, {}, path)).status).toBe(401);
  });

  it('is never cached', async () => {
    for (const role of roles) {
      const { headers } = await send(route, await api.staff(role));
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  it('is refused after log-out, and for a disabled account', async () => {
    const left = await api.staff();
    await api.call('post', '/auth/logout', { as: left });
    expect((await send(route, left)).status).toBe(401);
    const disabled = await api.staff();
    const person = api.deps.store.data.people.list('oldest', 'all').at(-1);
    if (person) await api.deps.store.change((draft) => draft.people.put({ ...person, disabled: true }));
    expect((await send(route, disabled)).status).toBe(401);
  });
});

describe.each(open)('%s', (_, route) => {
  it('is for anyone, with any token or none', async () => {
    const one = testApi();
    for (const as of [{}, callers['a damaged signature'] ?? {}, await one.staff('Volunteer')]) {
      const sent = route.method === 'get' ? {} : { raw: '{}', headers: { 'content-type': 'application/json' } };
      const { status, body } = await one.call(route.method, pathOf(route), { as, ...sent });
      expect(status).toBeLessThan(500);
      expect(status).not.toBe(403);
      if (status === 401) expect(route.path).toMatch(/^\/auth\//);
      if (status >= 400) expect(body).toMatchObject({ code: expect.any(String), message: expect.any(String) });
    }
  });
});

describe('the table itself', () => {
  it('caches only public responses', () => {
    for (const [name, route] of closed) expect(route.invalidatedBy, name).toBeUndefined();
  });

  it('limits every anonymous call that writes', () => {
    const unlimited = open.filter(([, route]) => route.method !== 'get' && !route.limit && route.tag !== 'Sign-in');
    expect(unlimited.map(([name]) => name)).toEqual([]);
  });

  it('does not let volunteers delete anything or edit pages', () => {
    for (const [name, route] of table) {
      const isPage = /containers|settings|blogs/.test(route.path) && route.method !== 'get';
      const isOwn = /^\/(auth\/(factors|sessions|me)|comments|views)\//.test(route.path);
      if ((route.method === 'delete' && !isOwn) || isPage) expect(mayDo('Volunteer', route.may), name).toBe(false);
    }
  });

  it('responds to other methods with 405 and unknown addresses with 404, as JSON', async () => {
    const refused = await api.call('patch', '/testimonials');
    expect([refused.status, refused.body.code]).toEqual([405, 'method_not_allowed']);
    expect(refused.headers.get('allow')).toBe('POST, GET, HEAD');
    const other = await api.call('put', '/health');
    expect([other.status, other.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    const unknown = await api.get('/nothing/here');
    expect([unknown.status, unknown.body.code]).toEqual([404, 'not_found']);
    for (const { headers } of [refused, unknown]) expect(headers.get('x-request-id')).toHaveLength(22);
  });
});
