import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { callerTo } from '../support/product.ts';
import { makeDataDir, removeDataDir, type ServerProcess, startServer } from '../support/server-process.ts';
import type { Headers } from '../support/test-api.ts';
import { expectAllAcknowledged, offersOf, signIn } from './support/acknowledged-offers.ts';
import { sizes } from './support/sizes.ts';
import { type Sent, startWriters } from './support/writers.ts';

// With so short a delay after an erasure, many of the kills meet a journal that is being compacted.
const ENV = { RATE_LIMITS: 'off', ERASE_AFTER_MS: '100' };
const START_WITHIN_MS = 2000;
/** A new data folder now and then: in one with very many records a compaction takes so long that no kill meets its end any more. */
const KILLS_IN_A_FOLDER = 250;
const parts = Array.from({ length: Math.ceil(sizes.kills / KILLS_IN_A_FOLDER) }, (_, folder) => ({
  from: folder * KILLS_IN_A_FOLDER + 1,
  to: Math.min(sizes.kills, (folder + 1) * KILLS_IN_A_FOLDER),
}));

let dataDir: string;
let server: ServerProcess;
let as: Headers;
beforeEach(async () => {
  dataDir = await makeDataDir();
  server = await startServer(dataDir, ENV);
  as = await signIn(server.url);
});
afterEach(async () => {
  await server.end('SIGKILL');
  await removeDataDir(dataDir);
});

/** Asks for the deletion of an offer; the status is null when the server was gone before it answered. */
const deleteOffer = async ({ mark, id }: Sent) => {
  const asked = callerTo(server.url)('delete', `/donationitems/${id}`, { as });
  return { mark, id, status: await asked.then((answer) => answer.status).catch(() => null) };
};

it.each(parts)(
  `kill -9 under load loses nothing that was acknowledged, and the next start is quick: kills $from to $to of ${sizes.kills}`,
  async ({ from, to }) => {
    const all: Sent[] = [];
    const deletions: Awaited<ReturnType<typeof deleteOffer>>[] = [];
    const starts: number[] = [];
    for (let round = from; round <= to; round += 1) {
      const writers = startWriters(server.url, 16);
      const victim = all.findLast(({ status }) => status === 201);
      const deleting = victim && deleteOffer(victim);
      await writers.acknowledged(1 + ((round * 37) % 40));
      await wait((round * 7) % 123);
      await server.end('SIGKILL');
      const sent = await writers.stop();
      const deletion = await deleting;
      all.push(...sent);
      const begun = performance.now();
      server = await startServer(dataDir, ENV);
      starts.push(performance.now() - begun);
      expectAllAcknowledged(sent, await offersOf(server.url, as, sent.length));
      if (deletion) deletions.push(deletion);
      if (deletion?.status === 204) {
        const { status } = await callerTo(server.url)('get', `/donationitems/${deletion.id}`, { as });
        expect(status, 'deleted, but back').toBe(404);
      }
    }
    const found = await offersOf(server.url, as);
    const asked = new Set(deletions.map(({ mark }) => mark));
    const written = all.filter(({ mark }) => !asked.has(mark));
    expectAllAcknowledged(written, found);
    expect(deletions.filter(({ mark, status }) => status === 204 && found.has(mark))).toEqual([]);
    expect(written.filter(({ status }) => status === 201).length).toBeGreaterThan(to - from);
    console.info(`${written.length} offers sent, slowest start ${Math.max(...starts).toFixed(0)} ms`);
    expect(Math.max(...starts)).toBeLessThan(START_WITHIN_MS);
  },
);
