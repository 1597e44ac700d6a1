import { describe, expect, it } from 'vitest';
import { type Disk, type DiskFile, nodeDisk } from '#api/store/disk/disk.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { createClock } from '../../support/deps.ts';
import { testimonial } from './make-records.ts';
import { temporaryFolder } from './records.ts';

const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** The machine's disk; while it is read-only, no call that writes works. `writes` names those that were made. */
const switchableDisk = () => {
  const state = { isReadOnly: false, writes: [] as string[] };
  const writing = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    state.writes.push(name);
    if (state.isReadOnly) throw Object.assign(new Error(name), { code: 'EROFS' });
    return work();
  };
  const fileOf = (file: DiskFile): DiskFile => ({
    ...file,
    write: (bytes, position) => writing('write', () => file.write(bytes, position)),
    writeDurably: (bytes, position) => writing('writeDurably', () => file.writeDurably(bytes, position)),
    truncate: (length) => writing('truncate', () => file.truncate(length)),
    sync: () => file.sync(),
    close: () => file.close(),
  });
  const disk: Disk = {
    ...nodeDisk,
    open: (path, how) => writing(`open ${how}`, async () => fileOf(await nodeDisk.open(path, how))),
  };
  return { disk, state };
};

const open = async (folder = temporaryFolder()) => {
  const { disk, state } = switchableDisk();
  const store = await openStore(folder, { log: silent, now: createClock().now, disk });
  state.writes = [];
  return { folder, store, state };
};

describe('finding out whether the disk can be written', () => {
  it('writes a block to the disk, and nothing that a start would read', async () => {
    const { folder, store, state } = await open();
    await store.change((draft) => draft.testimonials.put(testimonial(1)));
    state.writes = [];
    await store.watch.probe();
    expect(state.writes).toEqual(['writeDurably']);
    await store.change((draft) => draft.testimonials.put(testimonial(2)));
    await store.watch.probe();
    await store.close();
    const again = await open(folder);
    expect([...again.store.data.testimonials.all()].map(({ id }) => id).sort()).toEqual(
      [testimonial(1).id, testimonial(2).id].sort(),
    );
    await again.store.close();
  });

  it('rejects while the disk is read-only, though nobody writes, and no more once it can be written again', async () => {
    const { folder, store, state } = await open();
    await store.change((draft) => draft.testimonials.put(testimonial(1)));
    state.isReadOnly = true;
    for (const _ of [1, 2]) await expect(store.watch.probe()).rejects.toMatchObject({ code: 'EROFS' });
    expect(store.watch.figures()).toMatchObject({ isFailing: true, failedWrites: 0 });
    await expect(store.change((draft) => draft.testimonials.put(testimonial(2)))).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(store.watch.figures()).toMatchObject({ isFailing: true, failedWrites: 1 });
    state.isReadOnly = false;
    await store.watch.probe();
    expect(store.watch.figures()).toMatchObject({ isFailing: false });
    await store.change((draft) => draft.testimonials.put(testimonial(3)));
    await store.close();
    const again = await open(folder);
    expect(again.store.data.testimonials.size).toBe(2);
    await again.store.close();
  });

  it('is not what the figures of writing count', async () => {
    const { store } = await open();
    const seconds: number[] = [];
    store.watch.onWrite((taken) => seconds.push(taken));
    await store.watch.probe();
    expect(store.watch.figures()).toMatchObject({ writes: 0, failedWrites: 0, secondsSinceWrite: null });
    await store.change((draft) => draft.testimonials.put(testimonial(1)));
    expect(store.watch.figures()).toMatchObject({ writes: 1, waiting: 0, isFailing: false });
    expect(seconds).toEqual([expect.any(Number)]);
    const journal = store.watch.figures().journal;
    expect(journal).toMatchObject({ compactions: 0, failedCompactions: 0 });
    expect(journal?.bytes).toBeGreaterThan(100);
    await store.compact();
    expect(store.watch.figures().journal).toEqual({ bytes: 0, compactions: 1, failedCompactions: 0 });
    await store.close();
  });
});
