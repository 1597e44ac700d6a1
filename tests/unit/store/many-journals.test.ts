import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { type Disk, nodeDisk } from '#api/store/disk/disk.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import type { Draft } from '#api/store/store.ts';
import { now, testimonial } from './make-records.ts';
import { contentsOf, memoryLog, temporaryFolder } from './records.ts';

/** A disk on which no snapshot can be written, so that no compaction succeeds. */
const withoutSnapshots: Disk = {
  ...nodeDisk,
  open: (path, how) =>
    /\bjournal-/.test(basename(path)) ? nodeDisk.open(path, how) : Promise.reject(new Error('EIO: no snapshot today')),
};

const journalsIn = (folder: string) => readdirSync(folder).filter((name) => name.startsWith('journal-'));

type Edit = (draft: Draft, number: number) => void;
const putNext: Edit = (draft, number) => draft.testimonials.put(testimonial(number));
const putAgain: Edit = (draft, number) => draft.testimonials.put(testimonial(number % 2, { name: `Name ${number}.` }));

/** A folder after so many failed compactions, and its contents. */
const leaveJournals = async (compactions: number, edit: Edit) => {
  const folder = temporaryFolder();
  await (await openStore(folder, { log: memoryLog(), now })).close();
  const store = await openStore(folder, { log: memoryLog(), now, disk: withoutSnapshots });
  for (let number = 0; number < compactions; number += 1) {
    await store.change((draft) => edit(draft, number));
    await expect(store.compact()).rejects.toThrow('no snapshot today');
  }
  const contents = contentsOf(store);
  await store.close();
  return { folder, contents };
};

it('a start that finds many journals with mostly outdated changes compacts them before it serves', async () => {
  const { folder, contents } = await leaveJournals(9, putAgain);
  expect(journalsIn(folder).length).toBeGreaterThan(8);
  const store = await openStore(folder, { log: memoryLog(), now });
  expect(journalsIn(folder)).toHaveLength(1);
  expect(contentsOf(store)).toEqual(contents);
  await store.close();
});

it.each([
  ['a few journals', 8, putAgain],
  ['many journals with no more in them than a snapshot would have', 12, putNext],
] as const)('a start that finds %s leaves them to the next compaction', async (_, compactions, edit) => {
  const { folder, contents } = await leaveJournals(compactions, edit);
  const store = await openStore(folder, { log: memoryLog(), now });
  expect(journalsIn(folder)).toHaveLength(compactions);
  expect(contentsOf(store)).toEqual(contents);
  await store.close();
});

it('a journal that a failed compaction leaves behind has no zeros at its end', async () => {
  const { folder } = await leaveJournals(3, putNext);
  const sizes = journalsIn(folder).map((name) => statSync(join(folder, name)).size);
  expect(Math.max(...sizes)).toBeLessThan(2000);
});

it('a start that cannot compact many journals logs it, serves all the same, and takes changes', async () => {
  const { folder, contents } = await leaveJournals(12, putAgain);
  const log = memoryLog();
  const store = await openStore(folder, { log, now, disk: withoutSnapshots });
  expect(log.lines).toEqual([expect.stringContaining('store.compaction-failed')]);
  expect(contentsOf(store)).toEqual(contents);
  await store.change((draft) => draft.testimonials.put(testimonial(99)));
  const after = contentsOf(store);
  expect(after.testimonials).toHaveLength(3);
  await store.close();
  const again = await openStore(folder, { log: memoryLog(), now });
  expect(contentsOf(again)).toEqual(after);
  await again.close();
});

it('text whose erasure is in one of many journals is gone when the start has compacted them', async () => {
  const { folder } = await leaveJournals(9, (draft, number) => {
    draft.testimonials.put(testimonial(1, { name: `Name ${number}.` }));
    draft.erase();
  });
  const store = await openStore(folder, { log: memoryLog(), now });
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const text = files.map(({ name }) => readFileSync(join(folder, name), 'utf8')).join('');
  expect(text.match(/Name \d\./g)).toEqual(['Name 8.']);
  await store.close();
});
