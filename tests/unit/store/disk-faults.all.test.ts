import { expect, it, onTestFinished, vi } from 'vitest';
import type { DiskStore } from '#api/store/disk/disk-store.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { atEachCall, type Fault, faultyDisk, type Reached } from './faulty-disk.ts';
import { auditEntry, idOf, now, testimonial } from './make-records.ts';
import { contentsOf, memoryLog, temporaryFolder, WITHOUT_TIMERS } from './records.ts';

// Each of these opens a store some hundred times.
vi.setConfig({ testTimeout: limitMs(90_000) });

const open = (folder: string, disk = faultyDisk().disk) =>
  openStore(folder, { log: memoryLog(), now, disk, ...WITHOUT_TIMERS });

/** What the store has acknowledged: testimonials by their number, and how many entries of the audit log came with the changes. */
interface Model {
  names: Map<number, string>;
  entries: number;
}
const nothingYet = (): Model => ({ names: new Map(), entries: 0 });

/** One change to two collections of the store and to the model; only what the store acknowledges counts. */
const attempt = async (store: DiskStore, model: Model, number: number, name: string | null) => {
  const entry = model.entries + 1;
  const changed = store.change((draft) => {
    if (name === null) draft.testimonials.remove(idOf(number));
    else draft.testimonials.put(testimonial(number, { name }));
    draft.audit.put(auditEntry(entry));
  });
  await changed.then(
    () => {
      if (name === null) model.names.delete(number);
      else model.names.set(number, name);
      model.entries = entry;
    },
    (error) =>
      expect(error).toMatchObject({ code: 'unavailable', message: expect.stringContaining('could not be saved') }),
  );
  expect(recordsIn(store)).toEqual(recordsOf(model));
};

const recordsOf = ({ names, entries }: Model) => ({
  names: [...names].sort(([a], [b]) => a - b),
  entries: Array.from({ length: entries }, (_, at) => at + 1),
});
const recordsIn = (store: DiskStore) => {
  const { testimonials = [], audit = [] } = contentsOf(store) as Record<string, { id: string; name: string }[]>;
  return {
    names: testimonials.map(({ id, name }) => [Number(id), name]),
    entries: audit.map(({ id }) => Number(id)),
  };
};

const work = async (store: DiskStore, model: Model) => {
  await attempt(store, model, 1, 'one');
  await attempt(store, model, 2, 'two');
  await attempt(store, model, 1, 'one again');
  await store.compact().catch(() => {});
  await attempt(store, model, 2, null);
  await attempt(store, model, 3, 'three');
  await store.compact().catch(() => {});
  await attempt(store, model, 4, 'four');
  await attempt(store, model, 1, null);
  await store.compact().catch(() => {});
  await attempt(store, model, 2, 'two again');
};

const reopened = async (folder: string) => {
  const store = await open(folder);
  const records = recordsIn(store);
  await store.close();
  return records;
};

/** Works on a disk with the fault; then either ends as if killed at once, or continues after the fault has ended. */
const survives = async (fault: Fault, then: 'killed' | 'healed') => {
  const folder = temporaryFolder();
  const model = nothingYet();
  const { disk, heal } = faultyDisk(fault);
  const store = await open(folder, disk).catch(() => null);
  if (store) await work(store, model);
  if (store && then === 'killed') store.lock.release();
  if (store && then === 'healed') {
    heal();
    await attempt(store, model, 5, 'five');
    expect(model.names.get(5)).toBe('five');
    await store.close();
  }
  expect(await reopened(folder)).toEqual(recordsOf(model));
};

const callsOf = async () => {
  const { disk, calls } = faultyDisk();
  const store = await open(temporaryFolder(), disk);
  await work(store, nothingYet());
  await store.close();
  return calls;
};

it.each<[Fault['code'], Reached]>([
  ['ENOSPC', 'half'],
  ['EIO', 'all'],
])(
  '%s at every call in turn, %s of a write done: nothing acknowledged is lost, nothing refused comes back',
  async (code, reached) => {
    const calls = await callsOf();
    expect(calls.length).toBeGreaterThan(100);
    await atEachCall(calls.length, (from) => survives({ code, from, count: 1, reached }, 'killed'));
  },
);

it('a crash at every call in turn, in the middle of a write: the start finds what was acknowledged, no more', async () => {
  const calls = await callsOf();
  const count = Number.POSITIVE_INFINITY;
  await atEachCall(calls.length, (from) => survives({ code: 'EIO', from, count, reached: 'half' }, 'killed'));
});

it.each<Reached>(['nothing', 'all'])(
  'a disk that fails for a while: works again when the fault ends (%s written)',
  async (reached) => {
    const calls = await callsOf();
    const count = reached === 'all' ? 1000 : 5;
    await atEachCall(calls.length, (from) => survives({ code: 'EIO', from, count, reached }, 'healed'), 2);
  },
);

it('all edits of a refused batch are refused, but not one that failed by itself before them', async () => {
  const folder = temporaryFolder();
  await (await open(folder)).close();
  const probe = faultyDisk();
  await (await open(folder, probe.disk)).close();
  // The call that closed the journal is the one that writes to it when there is something to write.
  const start = probe.calls.lastIndexOf('close');
  const faulty = faultyDisk({ code: 'ENOSPC', from: start + 1, count: 1, reached: 'nothing' });
  const store = await open(folder, faulty.disk);
  const own = new Error('its own');
  // However slow the machine is, no batch ends before its edits: they are gathered for a few milliseconds.
  const clock = vi.spyOn(performance, 'now').mockReturnValue(0);
  onTestFinished(() => clock.mockRestore());
  const outcomes = await Promise.allSettled([
    store.change(() => {
      throw own;
    }),
    store.change((draft) => draft.testimonials.put(testimonial(1))),
    store.change((draft) => {
      if (draft.testimonials.get(idOf(1))) throw own;
    }),
    store.change((draft) => draft.testimonials.put(testimonial(2))),
  ]);
  const reasons = outcomes.map(
    (outcome) => outcome.status === 'rejected' && (outcome.reason.code ?? outcome.reason.message),
  );
  expect(reasons).toEqual(['its own', 'unavailable', 'unavailable', 'unavailable']);
  expect(store.data.testimonials.size).toBe(0);
  await store.close();
});
