import { expect, it } from 'vitest';
import { openStore } from '#api/store/disk/open-store.ts';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { bundleFixture, startFixture } from './child-processes.ts';
import { idOf, now } from './make-records.ts';
import { memoryLog, temporaryFolder } from './records.ts';

const ROUNDS = 13;

/** What is there after a crash: whole pairs only, and of each writer all from its first to its last. */
const checkConsistent = (testimonials: Set<string>, audit: Set<string>) => {
  expect(audit).toEqual(testimonials);
  const missing = [...testimonials].map(Number).filter((id) => id % 1_000_000 > 0 && !testimonials.has(idOf(id - 1)));
  expect(missing).toEqual([]);
};

const killOften = async (script: string, seed: number) => {
  const folder = temporaryFolder();
  for (let round = 0; round < ROUNDS; round += 1) {
    const writer = startFixture(script, folder);
    await writer.printed(2 + ((round * 97 + seed * 31) % 700));
    await writer.kill();
    const acknowledged = writer.lines().flatMap((line) => /^acknowledged (\d+)$/.exec(line)?.[1] ?? []);
    expect(acknowledged.length).toBeGreaterThan(0);
    const store = await openStore(folder, { log: memoryLog(), now });
    const ids = (rows: Iterable<{ id: string }>) => new Set([...rows].map(({ id }) => id));
    const stored = ids(store.data.testimonials.all());
    expect(acknowledged.filter((id) => !stored.has(idOf(Number(id))))).toEqual([]);
    checkConsistent(stored, ids(store.data.audit.all()));
    await store.change((draft) => {
      for (const id of stored) {
        draft.testimonials.remove(id);
        draft.audit.remove(id);
      }
    });
    await store.close();
  }
};

it('kill -9 in the middle of writing, again and again, loses nothing that was acknowledged', {
  timeout: limitMs(60_000),
}, async () => {
  const script = await bundleFixture('writer');
  await Promise.all([killOften(script, 1), killOften(script, 2)]);
});
