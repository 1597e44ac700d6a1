import { afterEach, describe, expect, it } from 'vitest';
import { withoutPostgres } from '../support/postgres-binaries.ts';
import { freshDatabase } from '../support/postgres-server.ts';
import { type Product, startProduct } from '../support/product.ts';

const FIVE_MINUTES_BACK = -5 * 60_000;

let product: Product | undefined;
afterEach(() => product?.close());

describe.each(['files', ...(withoutPostgres ? [] : ['a database'])])('on %s', (storage) => {
  it('a clock that goes back by five minutes signs nobody out and takes nothing off the site', async () => {
    const env: Record<string, string> = {};
    if (storage !== 'files')
      Object.assign(env, { DATABASE_URL: await freshDatabase(), SMTP_URL: 'smtp://127.0.0.1:9' });
    product = await startProduct(env, { moveClockMs: FIVE_MINUTES_BACK });
    const { signIn, call, get, page, account, moveClock } = product;
    const as = await signIn(await account('Administrator'));
    const { id } = (await call('post', '/blogs', { as, json: { title: 'Open day', body: 'Come.' } })).body;
    expect((await call('post', `/blogs/${id}/publish`, { as, json: {} })).status).toBe(200);
    await moveClock();
    expect((await get('/auth/me', as)).status).toBe(200);
    // A change afterwards, so that nothing is answered from before.
    const saved = await call('put', `/blogs/${id}`, { as, json: { title: 'Open days', body: 'Come.' } });
    expect(saved.status).toBe(200);
    expect((await page('/blogs/open-day')).text).toContain('Open days');
  });
});
