import { expect, it, vi } from 'vitest';
import { nodeDisk } from '#api/store/disk/disk.ts';
import { readErased } from '#api/store/disk/erased-ids.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { faultyDisk } from './faulty-disk.ts';
import { idOf, now, testimonial } from './make-records.ts';
import { memoryLog, temporaryFolder } from './records.ts';

// It opens a store some hundred times.
vi.setConfig({ testTimeout: 90_000 });

const AT_ONCE = 20;

const open = (folder: string, disk = nodeDisk) => openStore(folder, { log: memoryLog(), now, disk });
const idsIn = async (folder: string) => {
  const store = await open(folder);
  const ids = [...store.data.testimonials.all()].map(({ id }) => id);
  await store.close();
  return ids;
};

it('erased people are in the list exactly when they are gone, whichever call of the disk fails', async () => {
  const scenario = async (from: number) => {
    const folder = temporaryFolder();
    const before = await open(folder);
    await before.change((draft) => draft.testimonials.put(testimonial(1)));
    await before.close();
    const { disk, calls, heal } = faultyDisk({ code: 'EIO', from, count: 1, reached: 'half' });
    const store = await open(folder, disk).catch(() => null);
    await store?.change((draft) => draft.testimonials.remove(idOf(1))).catch(() => {});
    heal();
    await store?.close();
    const ids = await idsIn(folder);
    expect([...(await readErased(nodeDisk, folder))], `call ${from}`).toEqual(ids.length === 0 ? [idOf(1)] : []);
    return calls.length >= from;
  };
  // The faults wait for the disk more than they compute: many at once, until one comes after the last call.
  for (let first = 1; ; first += AT_ONCE) {
    const reached = await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => scenario(first + at)));
    if (reached.includes(false)) return expect(first + reached.indexOf(false)).toBeGreaterThan(15);
  }
});
