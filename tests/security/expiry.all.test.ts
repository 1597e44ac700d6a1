import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Product, startProduct } from '../support/product.ts';
import { formOf, offer } from '../support/submissions.ts';
import { png } from '../unit/images/samples.ts';

/** Just under the life of a token, so that a session can be renewed from step to step; two steps are more than an hour. */
const STEP_MS = 59 * 60_000;

/** One product whose clock the tests move on; what a test needs it makes itself, after the moves before. */
let product: Product;
beforeAll(async () => {
  product = await startProduct({ RATE_LIMITS: 'on' }, { moveClockMs: STEP_MS });
});
afterAll(() => product.close());

describe('expiry', () => {
  it('a token is 401 after an hour', async () => {
    const as = await product.signIn();
    expect((await product.get('/auth/me', as)).status).toBe(200);
    await product.moveClock();
    expect((await product.get('/auth/me', as)).status).toBe(200);
    await product.moveClock();
    const { status, headers } = await product.get('/auth/me', as);
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect((await product.call('post', '/auth/refresh', { as })).status).toBe(401);
  });

  it('a person who was locked out can sign in again after Retry-After', async () => {
    const account = await product.account();
    const wrong = { ...account, password: 'a wrong guess' };
    const statuses: number[] = [];
    for (let at = 0; at < 7; at += 1)
      statuses.push((await product.call('post', '/auth/login', { json: wrong })).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429]);
    const locked = await product.call('post', '/auth/login', { json: account });
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeLessThanOrEqual(60);
    await product.moveClock();
    expect((await product.call('post', '/auth/login', { json: account })).status).toBe(200);
  });

  it('photos to an offer of more than an hour ago are 409', async () => {
    const { id } = (await product.call('post', '/donationitems/simple', { json: offer })).body;
    const photo = new Blob([new Uint8Array(await png(40, 30))]);
    const add = () => product.call('post', `/donationitems/${id}/photos`, { form: formOf({ photos: photo }) });
    expect((await add()).status).toBe(201);
    await product.moveClock();
    expect((await add()).status).toBe(201);
    await product.moveClock();
    const { status, body } = await add();
    expect([status, body.code]).toEqual([409, 'conflict']);
  });

  it('a client that sent too much can send again later', async () => {
    const json = offer;
    const statuses: number[] = [];
    for (let at = 0; at < 31; at += 1)
      statuses.push((await product.call('post', '/donationitems/simple', { json })).status);
    expect(statuses.at(-1)).toBe(429);
    await product.moveClock();
    expect((await product.call('post', '/donationitems/simple', { json })).status).toBe(201);
  });

  it('a session ends 12 hours after it began, however often its token is renewed', async () => {
    let as = await product.signIn();
    const statuses: number[] = [];
    for (let step = 0; step < 14; step += 1) {
      const { status, body } = await product.call('post', '/auth/refresh', { as });
      statuses.push(status);
      if (status === 200) as = { authorization: `Bearer ${body.accessToken}` };
      await product.moveClock();
    }
    expect(statuses).toEqual([...Array(13).fill(200), 401]);
    expect((await product.get('/auth/me', as)).status).toBe(401);
  });
});
