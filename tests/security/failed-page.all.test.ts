import { expect, it } from 'vitest';
import { testDeps } from '../support/deps.ts';
import { testSite } from '../support/site.ts';

it('a page that fails names the request under which the problem is listed, and nothing of the problem', async () => {
  const deps = testDeps();
  const site = testSite(deps);
  site.callThrough(() => {
    throw new TypeError('Nuala Murphy');
  });
  const answer = await site.get('/about');
  const requestId = answer.headers.get('x-request-id');
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'no-store']);
  expect(await answer.text()).not.toMatch(/Nuala|TypeError/);
  expect(requestId).toHaveLength(22);
  expect(deps.monitoring.errors.list()).toMatchObject([
    { event: 'page.failed', requestId, kind: 'TypeError', count: 1 },
  ]);
});
