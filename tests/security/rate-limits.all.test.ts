import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consentTopics } from '#contract/testimonials/testimonials.ts';
import { type Product, startProduct } from '../support/product.ts';
import { jsonRequest, sendRaw } from '../support/raw-socket.ts';
import { formOf, offer, STORY } from '../support/submissions.ts';

let product: Product;
let behindProxy: Product;
beforeAll(async () => {
  [product, behindProxy] = await Promise.all([
    startProduct({ RATE_LIMITS: 'on' }),
    startProduct({ RATE_LIMITS: 'on', TRUST_PROXY: 'on' }),
  ]);
  // These tests together send more than a quiet hour brings: none of it should be held back.
  const rules = { rejectionReasons: [], submissionsPerHour: 10_000 };
  await product.call('put', '/settings/review', { as: await product.signIn(), json: rules });
});
afterAll(() => Promise.all([product.close(), behindProxy.close()]));

/** Each test comes from a network of its own, of the many that this machine has. */
let addresses = 1;
const newAddress = () => {
  addresses += 1;
  return `127.${addresses}.1.1`;
};

const post = (path: string, json: unknown, { from = '', headers = [] as string[], to = product } = {}) =>
  sendRaw(to.server.url, jsonRequest('POST', `/api${path}`, json, headers), from ? { from } : {});

const retryAfter = (head: string) => Number(/^retry-after: (\d+)\r?$/im.exec(head)?.[1]);

const counted = async (times: number, one: (at: number) => Promise<{ status: number }>) => {
  const counts: Record<number, number> = {};
  for (let at = 0; at < times; at += 1) {
    const { status } = await one(at);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
};

describe('wrong passwords', () => {
  it('thirty from one address, each for another account, end in 429 with the time to wait', async () => {
    const from = newAddress();
    const guess = (at: number) =>
      post('/auth/login', { email: `guess-${at}@charity.example`, password: 'x' }, { from });
    expect(await counted(30, guess)).toEqual({ 401: 20, 429: 10 });
    const { status, head, body } = await guess(99);
    expect(status).toBe(429);
    expect(retryAfter(head)).toBeGreaterThan(0);
    expect(retryAfter(head)).toBeLessThanOrEqual(60);
    expect(JSON.parse(body)).toMatchObject({
      code: 'rate_limited',
      message: expect.stringMatching(/try again in \d+/),
    });
  });

  it('thirty for one account from one address end in 429, however the account is written', async () => {
    const { email } = await product.account();
    const written = [email, email.toUpperCase(), ` ${email} `];
    const from = newAddress();
    const guess = (at: number) => post('/auth/login', { email: written[at % 3], password: 'x' }, { from });
    expect(await counted(30, guess)).toEqual({ 401: 5, 429: 25 });
  });

  it('thirty at once are limited like thirty in a row', async () => {
    const { email } = await product.account();
    const from = newAddress();
    const tries = Array.from({ length: 30 }, () => post('/auth/login', { email, password: 'x' }, { from }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(25);
  });

  it('a forged X-Forwarded-For, or any header like it, changes nothing', async () => {
    const from = newAddress();
    const names = ['X-Forwarded-For', 'X-Real-IP', 'Forwarded', 'CF-Connecting-IP', 'True-Client-IP', 'X-Client-IP'];
    const guess = (at: number) =>
      post(
        '/auth/login',
        { email: `forged-${at}@charity.example`, password: 'x' },
        { from, headers: names.map((name) => `${name}: ${name === 'Forwarded' ? 'for=' : ''}10.0.0.${at}`) },
      );
    expect(await counted(30, guess)).toEqual({ 401: 20, 429: 10 });
  });

  it('behind a proxy only the last entry counts, which the proxy itself added', async () => {
    const guess = (at: number, client: string) =>
      post(
        '/auth/login',
        { email: `proxied-${client}-${at}@charity.example`, password: 'x' },
        { to: behindProxy, headers: [`X-Forwarded-For: 10.0.0.${at}, ${client}`] },
      );
    expect(await counted(30, (at) => guess(at, '192.0.2.1'))).toEqual({ 401: 20, 429: 10 });
    expect((await guess(0, '192.0.2.2')).status).toBe(401);
  });

  it('the real person keeps their session and can sign in, and so can others', async () => {
    const [real, other] = [await product.account(), await product.account()];
    const [as, from] = [await product.signIn(real), newAddress()];
    await counted(30, () => post('/auth/login', { email: real.email, password: 'x' }, { from }));
    expect((await product.get('/auth/me', as)).status).toBe(200);
    expect((await post('/auth/login', real, { from: newAddress() })).status).toBe(200);
    expect((await post('/auth/login', other, { from: newAddress() })).status).toBe(200);
  });

  it('repeated successful sign-ins are not limited', async () => {
    const account = await product.account();
    const from = newAddress();
    expect(await counted(25, () => post('/auth/login', account, { from }))).toEqual({ 200: 25 });
  });

  it('the current password cannot be guessed with a stolen token either', async () => {
    const account = await product.account();
    const { authorization } = await product.signIn(account);
    const headers = [`Authorization: ${authorization}`];
    const guess = (at: number) => {
      const json = { currentPassword: `guess ${at}`, newPassword: 'another harbour 77 barley' };
      return post('/auth/change-password', json, { from: newAddress(), headers });
    };
    expect(await counted(30, guess)).toEqual({ 400: 5, 429: 25 });
  });

  it('forged sign-ins with Google and Microsoft count for the address, too', async () => {
    const google = await startProduct({
      RATE_LIMITS: 'on',
      GOOGLE_CLIENT_ID: 'portal',
      GOOGLE_JWKS_URL: 'http://127.0.0.1:9/',
    });
    try {
      const counts = await counted(30, () => post('/auth/google', { credential: 'not.a.token' }, { to: google }));
      expect(counts).toEqual({ 401: 20, 429: 10 });
    } finally {
      await google.close();
    }
  });
});

/** A form as a browser without scripts posts it, from an address. */
const postForm = async (path: string, fields: Parameters<typeof formOf>[0], from: string) => {
  const request = new Request('http://localhost/', { method: 'POST', body: formOf(fields) });
  const body = Buffer.from(await request.arrayBuffer()).toString('latin1');
  const head = [
    `POST ${path} HTTP/1.1`,
    'Host: localhost',
    'Connection: close',
    `Content-Type: ${request.headers.get('content-type')}`,
    `Content-Length: ${body.length}`,
  ];
  return sendRaw(product.server.url, `${head.join('\r\n')}\r\n\r\n${body}`, { from });
};

const told = { consentTo: consentTopics };
const plainOffer = { ...offer, estimatedValue: '120.50', pickupRequired: 'true' };

describe('anonymous submissions', () => {
  it.each<[number, string, (at: number, from: string) => Promise<{ status: number; head: string }>]>([
    [200, 'offers', (at, from) => post('/donationitems/simple', { ...offer, submitterName: `Robot ${at}` }, { from })],
    [200, 'testimonials', (at, from) => postForm('/api/testimonials', { content: `${STORY} ${at}` }, from)],
    [
      45,
      'offers by the form of the page',
      (at, from) => postForm('/donations', { ...plainOffer, submitterName: `R ${at}` }, from),
    ],
    [
      45,
      'testimonials by the form of the page',
      (at, from) => postForm('/testimonials', { ...told, content: `${STORY} ${at}` }, from),
    ],
  ])('%i %s from one address: thirty are taken in, the others are 429', async (times, _, send) => {
    const from = newAddress();
    expect(await counted(times, (at) => send(at, from))).toEqual({ 201: 30, 429: times - 30 });
    expect(retryAfter((await send(200, from)).head)).toBeGreaterThan(0);
    expect((await send(201, newAddress())).status).toBe(201);
  });

  it('refused ones count, and both kinds share the limit', async () => {
    const from = newAddress();
    await counted(20, () => post('/donationitems/simple', {}, { from }));
    await counted(10, () => postForm('/api/testimonials', { content: 'short' }, from));
    expect((await postForm('/testimonials', { content: STORY }, from)).status).toBe(429);
    expect((await post('/donationitems/simple', offer, { from })).status).toBe(429);
  });

  it('automatic reviews are limited, too', async () => {
    const from = newAddress();
    const counts = await counted(70, () => post('/testimonials/auto-review', { content: STORY }, { from }));
    expect(counts).toEqual({ 200: 60, 429: 10 });
  });
});
