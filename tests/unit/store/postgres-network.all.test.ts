import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPostgresStore, type PostgresStore } from '#api/store/postgres/open-postgres-store.ts';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { type DatabaseProxy, startDatabaseProxy } from '../../support/database-proxy.ts';
import { withoutPostgres } from '../../support/postgres-binaries.ts';
import { freshDatabase } from '../../support/postgres-server.ts';
import { idOf, testimonial } from './make-records.ts';
import { contentsOf, memoryLog } from './records.ts';

describe.skipIf(withoutPostgres)(`a bad network${withoutPostgres ? ` (${withoutPostgres})` : ''}`, () => {
  let proxy: DatabaseProxy;
  let log: ReturnType<typeof memoryLog>;
  /** Behind the bad network, and beside the database. */
  let far: PostgresStore;
  let near: PostgresStore;
  beforeEach(async () => {
    const url = await freshDatabase();
    proxy = await startDatabaseProxy(url);
    log = memoryLog();
    far = await openPostgresStore(proxy.url, { log });
    near = await openPostgresStore(url, { log: memoryLog() });
  });
  afterEach(async () => {
    await Promise.all([far.close(), near.close()]);
    await proxy.close();
  });
  const put = (store: PostgresStore, number: number) =>
    store.change((draft) => draft.testimonials.put(testimonial(number)));
  const has = (store: PostgresStore, number: number) => store.data.testimonials.get(idOf(number)) !== undefined;

  it('that loses the answer to COMMIT 40 times does no change twice, and refuses only what was not done', {
    timeout: limitMs(60_000),
  }, async () => {
    const seen: string[] = [];
    near.subscribe((changes) => seen.push(...changes.map(({ id }) => id)));
    for (let number = 0; number < 40; number += 1) {
      const isDone = number % 2 === 0;
      proxy.cutNext(isDone ? 'answer' : 'commit');
      const [outcome] = await Promise.allSettled([put(far, number), near.change((draft) => draft.audit.get(idOf(1)))]);
      expect(outcome.status).toBe(isDone ? 'fulfilled' : 'rejected');
      await near.fresh();
      expect([has(near, number), has(far, number)]).toEqual([isDone, isDone]);
    }
    expect(near.sequence).toBe(20);
    expect(seen).toHaveLength(20);
    const unanswered = log.lines.filter((line) => line.startsWith('store.commit-unanswered'));
    expect(unanswered.filter((line) => line.includes('true'))).toHaveLength(20);
    expect(unanswered.filter((line) => line.includes('false'))).toHaveLength(20);
  });

  it('that breaks is replaced by a new connection, and what others have changed meanwhile is shown', async () => {
    await put(far, 1);
    proxy.breakAll();
    await put(near, 2);
    await put(far, 3);
    await Promise.all([far.fresh(), near.fresh()]);
    expect(contentsOf(far)).toEqual(contentsOf(near));
    expect(far.data.testimonials.size).toBe(3);
  });

  it('that is silent lets reads go on with what was known, refuses writes, and says when it is back', {
    timeout: limitMs(60_000),
  }, async () => {
    await put(far, 1);
    proxy.pause();
    const startedAt = performance.now();
    await far.fresh();
    expect(performance.now() - startedAt).toBeLessThan(4000);
    expect(has(far, 1)).toBe(true);
    await expect(put(far, 2)).rejects.toMatchObject({
      code: 'unavailable',
      message: 'Your change could not be saved just now, and nothing was changed. Please try again in a minute.',
    });
    expect(far.watch.figures().isFailing).toBe(true);
    await put(near, 3);
    proxy.resume();
    await expect.poll(() => has(far, 3), { timeout: limitMs(15_000) }).toBe(true);
    await put(far, 4);
    expect(far.watch.figures().isFailing).toBe(false);
    expect(has(far, 2)).toBe(false);
    expect(log.lines).toContainEqual(expect.stringContaining('store.database-away'));
  });
});
