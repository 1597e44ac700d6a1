import { expect, it, vi } from 'vitest';
import { nodeDisk } from '#api/store/disk/disk.ts';
import { readErased } from '#api/store/disk/erased-ids.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { atEachCall, type Fault, faultyDisk } from './faulty-disk.ts';
import { idOf, now, testimonial } from './make-records.ts';
import { memoryLog, temporaryFolder } from './records.ts';

// It opens a store some hundred times.
vi.setConfig({ testTimeout: limitMs(90_000) });

const open = (folder: string, disk = nodeDisk) => openStore(folder, { log: memoryLog(), now, disk });
const idsIn = async (folder: string) => {
  const store = await open(folder);
  const ids = [...store.data.testimonials.all()].map(({ id }) => id);
  await store.close();
  return ids;
};

it('erased people are in the list exactly when they are gone, whichever call of the disk fails', async () => {
  const erase = async (fault?: Fault) => {
    const folder = temporaryFolder();
    const before = await open(folder);
    await before.change((draft) => draft.testimonials.put(testimonial(1)));
    await before.close();
    const { disk, calls, heal } = faultyDisk(fault);
    const store = await open(folder, disk).catch(() => null);
    await store?.change((draft) => draft.testimonials.remove(idOf(1))).catch(() => {});
    heal();
    await store?.close();
    const ids = await idsIn(folder);
    expect([...(await readErased(nodeDisk, folder))], `call ${fault?.from}`).toEqual(ids.length === 0 ? [idOf(1)] : []);
    return calls.length;
  };
  const calls = await erase();
  expect(calls).toBeGreaterThan(15);
  await atEachCall(calls, (from) => erase({ code: 'EIO', from, count: 1, reached: 'half' }));
});
