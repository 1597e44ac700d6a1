import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openPostgresStore } from '#api/store/postgres/open-postgres-store.ts';
import { withoutPostgres } from '../support/postgres-binaries.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';
import { bundleFixture, startFixture } from '../unit/store/child-processes.ts';
import { idOf } from '../unit/store/make-records.ts';
import { memoryLog } from '../unit/store/records.ts';
import { sizes } from './support/sizes.ts';
import { withSkipReason } from './support/with-skip-reason.ts';

const SILENT_AT_MOST_MS = 3000;
const BACK_WITHIN_MS = 5000;
const STOPPED_FOR_MS = 3500;
const BETWEEN_MS = 500;
const PROCESSES = [0, 1, 2] as const;

type Writer = ReturnType<typeof startFixture>;

describe.skipIf(withoutPostgres)(withSkipReason('processes on one database', withoutPostgres), () => {
  let script: string;
  let server: PostgresServer;
  let url: string;
  let writers: Writer[];
  /** Everything that was printed by processes that are gone. */
  let printed: string[];
  let started = 0;

  // Its folder goes with each test.
  beforeEach(async () => {
    script = await bundleFixture('shared-writer');
  });
  beforeAll(async () => {
    server = await startPostgres({ fsync: true });
    url = await server.createDatabase();
    printed = [];
    writers = [];
  }, 120_000);
  afterAll(async () => {
    await Promise.all(writers.map((writer) => writer.kill()));
    await server.close();
  });

  const startWriter = async () => {
    started += 1;
    const writer = startFixture(script, url, String(started * 1_000_000));
    await writer.printed(1);
    return writer;
  };
  const acknowledged = (some: readonly Writer[]) =>
    some.reduce((sum, writer) => sum + writer.lines().filter((line) => line.startsWith('acknowledged')).length, 0);

  /** The longest time, in milliseconds, in which none of these has had a change acknowledged, while the work goes on. */
  const longestSilence = async (some: readonly Writer[], work: () => Promise<void>) => {
    let [count, since, longest, isOver] = [acknowledged(some), performance.now(), 0, false];
    const watching = (async () => {
      for (;;) {
        const now = acknowledged(some);
        longest = Math.max(longest, performance.now() - since);
        if (now > count) {
          [count, since] = [now, performance.now()];
          if (isOver) return;
        }
        await pause(10);
      }
    })();
    await work();
    isOver = true;
    await watching;
    return longest;
  };

  it('a process that is killed loses and doubles nothing, and the others go on', async () => {
    writers = await Promise.all(PROCESSES.map(startWriter));
    for (let round = 0; round < sizes.sharedKills; round += 1) {
      const place = round % writers.length;
      const victim = writers[place] as Writer;
      const others = writers.filter((writer) => writer !== victim);
      const silence = await longestSilence(others, async () => {
        await victim.kill();
        await pause(BETWEEN_MS);
      });
      expect(silence).toBeLessThan(SILENT_AT_MOST_MS);
      printed.push(...victim.lines());
      writers[place] = await startWriter();
    }
  });

  it('a process that is stopped in the middle of its work keeps the others waiting for a moment only', async () => {
    for (let round = 0; round < sizes.sharedStops; round += 1) {
      const victim = writers[round % writers.length] as Writer;
      const others = writers.filter((writer) => writer !== victim);
      const silence = await longestSilence(others, async () => {
        victim.pause();
        await pause(STOPPED_FOR_MS);
        victim.resume();
      });
      expect(silence).toBeLessThan(SILENT_AT_MOST_MS);
      await longestSilence([victim], () => pause(BETWEEN_MS));
    }
  });

  it('a database that is killed is used again within seconds', async () => {
    for (let round = 0; round < sizes.sharedDatabaseKills; round += 1) {
      await server.kill();
      await pause(BETWEEN_MS);
      await server.start();
      const startedAt = performance.now();
      await Promise.all(writers.map((writer) => longestSilence([writer], async () => {})));
      expect(performance.now() - startedAt).toBeLessThan(BACK_WITHIN_MS);
    }
  });

  it('afterwards every acknowledged change is there once, and none that was refused', async () => {
    await Promise.all(writers.map((writer) => writer.kill()));
    printed.push(...writers.flatMap((writer) => writer.lines()));
    const idsOf = (outcome: string) =>
      printed.flatMap((line) => (line.startsWith(`${outcome} `) ? [idOf(Number(line.split(' ')[1]))] : []));
    const store = await openPostgresStore(url, { log: memoryLog() });
    const { testimonials, audit } = store.data;
    const known = idsOf('acknowledged');
    expect(known.length).toBeGreaterThan(100);
    expect(known.filter((id) => !testimonials.get(id))).toEqual([]);
    expect(idsOf('refused').filter((id) => testimonials.get(id))).toEqual([]);
    expect(Number(audit.get(idOf(9_999_999))?.detail)).toBe(testimonials.size);
    await store.close();
  });
});
