import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { type Disk, nodeDisk } from '#api/store/disk.ts';
import { openStore } from '#api/store/disk-store.ts';
import { now, testimonial } from './make-records.ts';
import { contentsOf, memoryLog, temporaryFolder } from './records.ts';

/** A disk on which no snapshot can be written, so that no fold ends. */
const withoutFolds: Disk = {
  ...nodeDisk,
  open: (path, how) =>
    /\bjournal-/.test(basename(path)) ? nodeDisk.open(path, how) : Promise.reject(new Error('EIO: no snapshot today')),
};

const journalsIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('journal-'));

/** A folder in which so many folds were begun and none ended, and what it holds. */
const leaveJournals = async (folds: number) => {
  const folder = temporaryFolder();
  await (await openStore(folder, { log: memoryLog(), now })).close();
  const store = await openStore(folder, { log: memoryLog(), now, disk: withoutFolds });
  for (let number = 0; number < folds; number += 1) {
    await store.change((draft) => draft.testimonials.put(testimonial(number)));
    await expect(store.compact()).rejects.toThrow('no snapshot today');
  }
  const contents = contentsOf(store);
  await store.close();
  return { folder, contents };
};

it('a start that finds many journals folds them before it serves', async () => {
  const { folder, contents } = await leaveJournals(9);
  expect(journalsIn(folder).length).toBeGreaterThan(8);
  const store = await openStore(folder, { log: memoryLog(), now });
  expect(journalsIn(folder)).toHaveLength(1);
  expect(contentsOf(store)).toEqual(contents);
  await store.close();
});

it('a start that finds a few journals leaves them to the next fold', async () => {
  const { folder, contents } = await leaveJournals(8);
  const store = await openStore(folder, { log: memoryLog(), now });
  expect(journalsIn(folder)).toHaveLength(8);
  expect(contentsOf(store)).toEqual(contents);
  await store.close();
});

it('a start that cannot fold many journals serves all the same, says so, and goes on writing', async () => {
  const { folder, contents } = await leaveJournals(12);
  const log = memoryLog();
  const store = await openStore(folder, { log, now, disk: withoutFolds });
  expect(log.lines).toEqual([expect.stringContaining('store.snapshot-failed')]);
  expect(contentsOf(store)).toEqual(contents);
  await store.change((draft) => draft.testimonials.put(testimonial(99)));
  expect(store.data.testimonials.size).toBe(13);
  await store.close();
});
