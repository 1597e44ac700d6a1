import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type Disk, nodeDisk } from '#api/store/disk/disk.ts';
import { readMeta } from '#api/store/disk/meta-file.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { addEmptySnapshots } from './empty-snapshots.ts';
import { faultyDisk } from './faulty-disk.ts';
import { now, testimonial } from './make-records.ts';
import { memoryLog, temporaryFolder, WITHOUT_TIMERS } from './records.ts';

const open = (folder: string, disk: Disk = nodeDisk, log = memoryLog()) =>
  openStore(folder, { log, now, disk, ...WITHOUT_TIMERS });

it('that a snapshot is gone is noticed once a compaction has ended, though the one that wrote it was interrupted', async () => {
  const work = async (folder: string, disk: Disk) => {
    const store = await open(folder, disk);
    await store.change((draft) => draft.testimonials.put(testimonial(1)));
    await store.compact().catch(() => {});
    return store;
  };
  const probe = faultyDisk();
  await (await work(temporaryFolder(), probe.disk)).close();
  // The last file that a compaction replaces is meta.json.
  const from = probe.calls.lastIndexOf('rename') + 1;
  const folder = temporaryFolder();
  const fault = { code: 'EIO', from, count: Number.POSITIVE_INFINITY, reached: 'nothing' } as const;
  (await work(folder, faultyDisk(fault).disk)).lock.release();
  const snapshot = join(folder, 'testimonials.json');
  expect(existsSync(snapshot)).toBe(true);
  expect((await readMeta(nodeDisk, folder))?.collections).toEqual({});
  const store = await open(folder);
  await store.compact();
  await store.close();
  rmSync(snapshot);
  await expect(open(folder)).rejects.toThrow('testimonials.json is damaged: it is missing.');
});

describe('a store whose creation was interrupted', () => {
  const created = async () => {
    const folder = temporaryFolder();
    await (await open(folder)).close();
    return { folder, files: readdirSync(folder) };
  };
  const isCreatedAgain = async (folder: string, files: readonly string[]) => {
    rmSync(join(folder, 'meta.json'));
    mkdirSync(join(folder, 'uploads'));
    const log = memoryLog();
    const store = await open(folder, nodeDisk, log);
    expect(store.data.sessions.size).toBe(0);
    await store.close();
    expect(readdirSync(folder)).toEqual([...files, 'uploads'].sort());
    await (await open(folder, nodeDisk, log)).close();
    expect(log.lines).toEqual([]);
  };

  it('is created again', async () => {
    const { folder, files } = await created();
    await isCreatedAgain(folder, files);
  });
  it.each([
    ['of the same format', (text: string) => text],
    ['of an older format', (text: string) => text.replace(/"schema":\d+/, '"schema":1')],
    ['damaged', (text: string) => text.slice(0, -20)],
  ])('is created again where an earlier release has left empty snapshots, %s', async (_, change) => {
    const { folder, files } = await created();
    await addEmptySnapshots(folder);
    const path = join(folder, 'sessions.json');
    writeFileSync(path, change(readFileSync(path, 'utf8')));
    await isCreatedAgain(folder, files);
  });
  it('is not created again over records', async () => {
    const { folder } = await created();
    const store = await open(folder);
    await store.change((draft) => draft.testimonials.put(testimonial(1)));
    await store.compact();
    await store.close();
    rmSync(join(folder, 'meta.json'));
    await expect(open(folder)).rejects.toThrow('it is missing, but testimonials.json exists.');
  });
});
