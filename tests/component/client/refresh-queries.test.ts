import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { allOf } from '#site/client/query-keys.ts';
import { refreshQueries } from '#site/client/refresh-queries.ts';
import { pausable } from '../../support/pausable.ts';

test('what was read before a change, and arrives after it, is loaded again', async () => {
  const queryClient = new QueryClient();
  const { free, letGo } = pausable();
  let stored = 'to come';
  const observer = new QueryObserver(queryClient, {
    queryKey: allOf('runs'),
    queryFn: async () => {
      const read = stored;
      await free;
      return read;
    },
  });
  const leave = observer.subscribe(() => {});
  stored = 'collected';
  refreshQueries(queryClient, allOf('runs'));
  letGo();
  await expect.poll(() => observer.getCurrentResult().data).toBe('collected');
  leave();
});

test('what failed meanwhile is not asked for again by itself', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const { free, letGo } = pausable();
  let calls = 0;
  const observer = new QueryObserver(queryClient, {
    queryKey: allOf('runs'),
    queryFn: async () => {
      calls += 1;
      await free;
      throw new Error('Nobody answers.');
    },
  });
  const leave = observer.subscribe(() => {});
  refreshQueries(queryClient, allOf('runs'));
  letGo();
  await expect.poll(() => observer.getCurrentResult().status).toBe('error');
  expect(calls).toBe(1);
  leave();
});
