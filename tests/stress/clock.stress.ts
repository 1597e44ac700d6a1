import { describe, expect, it } from 'vitest';
import { startProduct } from '../support/product.ts';
import { offer } from '../support/submissions.ts';

const YEAR_MS = 365.25 * 24 * 60 * 60_000;

describe('a clock that jumps', () => {
  it.each([1, 25, -1, -10])('by %d years ends sessions that are over, and breaks nothing', async (years) => {
    const product = await startProduct({}, { moveClockMs: Math.round(years * YEAR_MS) });
    try {
      const as = await product.signIn();
      const before = await product.call('post', '/donationitems/simple', { json: offer });
      await product.moveClock();
      if (years > 0) expect((await product.get('/auth/me', as)).status).toBe(401);
      const after = await product.call('post', '/donationitems/simple', { json: offer });
      expect([before.status, after.status]).toEqual([201, 201]);
      const staff = await product.signIn();
      const { body } = await product.get('/donationitems?pageSize=50', staff);
      expect(body.items.map(({ id }: { id: string }) => id).sort()).toEqual([before.body.id, after.body.id].sort());
      await product.restart();
      const again = await product.get('/donationitems?pageSize=50', await product.signIn());
      expect([again.status, again.body.total]).toEqual([200, 2]);
      expect((await product.page('/')).status).toBe(200);
    } finally {
      await product.close();
    }
  });
});
