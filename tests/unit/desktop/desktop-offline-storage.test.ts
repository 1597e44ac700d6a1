import { beforeEach, describe, expect, it } from 'vitest';
import type { DonationStatus } from '#contract/donations/donations.ts';
import { createBrowserOfflineStorage } from '#site/client/outbox/browser-offline-storage.ts';
import { decisionEntry, type OutboxEntry } from '#site/client/outbox/outbox-entry.ts';
import type { OfflineRecord } from '../../../desktop/bridge/offline-records.ts';
import { createDesktopOfflineStorage, takeOverEntries } from '../../../desktop/renderer/desktop-offline-storage.ts';
import type { ShellStore } from '../../../desktop/renderer/shell-store.ts';
import { stubIndexedDb } from '../../support/browser-database.ts';
import { ID, OTHER_ID, person } from './desktop-data.ts';

const SERVER = 'https://portal.example.org';
const at = '2026-11-20T14:32:00.000Z';

/** The bridge of a window, over the records that the main process has. */
const openWindow = (records: OfflineRecord[] = []) => {
  let isLocked = false;
  const listeners = new Set<() => void>();
  const store = {
    current: () => ({ servers: [{ url: SERVER, isLocked }] }),
    subscribe: (listener: () => void) => listeners.add(listener),
  } as unknown as ShellStore;
  const bridge = {
    readOffline: async () => structuredClone(records),
    writeOffline: async ({ put, remove }: { put: OfflineRecord[]; remove: string[] }) => {
      records = records.filter(({ key }) => !remove.includes(key) && !put.some((one) => one.key === key));
      records.push(...structuredClone(put));
      return undefined;
    },
  };
  return {
    storage: createDesktopOfflineStorage(bridge, store, SERVER),
    keys: () => records.map(({ key }) => key),
    lock: () => {
      isLocked = true;
    },
    /** The key store opens what an earlier run has stored. */
    unlock(earlier: OfflineRecord[]) {
      records = [...earlier, ...records];
      isLocked = false;
      for (const listener of listeners) listener();
    },
  };
};

const decision = (key: string, to: DonationStatus, status: DonationStatus, id = ID): OutboxEntry => {
  const { call, input, ...entry } = decisionEntry(
    { kind: 'donation', id, to, notes: '', seen: { status }, at, by: null },
    { id, reference: 'D-1' },
  );
  return { ...entry, key, personId: person.id, call: call.name, input, state: 'waiting', message: null };
};
const record = (entry: OutboxEntry) => entry as unknown as OfflineRecord;

beforeEach(stubIndexedDb);

describe('what was decided while the key store was locked', () => {
  it.each([
    ['about the same takes the place of an earlier one', decision('new', 'rejected', 'pending'), ['other', 'new']],
    [
      'and follows from an earlier one is sent after it',
      decision('new', 'collected', 'approved'),
      ['old', 'other', 'new'],
    ],
  ])('%s', async (_name, later, left) => {
    const { storage, keys, lock, unlock } = openWindow();
    lock();
    const heard = new Promise<void>((resolve) => storage.entries.subscribe?.(resolve));
    await storage.entries.write((entries) => [...entries, later]);
    const earlier = [decision('old', 'approved', 'pending'), decision('other', 'approved', 'pending', OTHER_ID)];
    unlock(earlier.map(record));
    await heard;
    expect((await storage.entries.read()).map(({ key }) => key)).toEqual(left);
    expect(keys().toSorted()).toEqual(left.toSorted());
  });
});

it('what is decided, or removed, while the key store opens is neither lost nor comes back', async () => {
  const { storage, keys, lock, unlock } = openWindow();
  lock();
  const heard = new Promise<void>((resolve) => storage.entries.subscribe?.(resolve));
  await storage.entries.write(() => [decision('sent', 'approved', 'pending', OTHER_ID)]);
  unlock([record(decision('old', 'approved', 'pending'))]);
  await storage.entries.write((entries) => [
    ...entries.filter(({ key }) => key !== 'sent'),
    decision('new', 'collected', 'approved'),
  ]);
  await heard;
  expect((await storage.entries.read()).map(({ key }) => key)).toEqual(['old', 'new']);
  expect(keys().toSorted()).toEqual(['new', 'old']);
});

it('a colleague’s decision about the same record stays when the key store opens', async () => {
  const { storage, lock, unlock } = openWindow();
  lock();
  const heard = new Promise<void>((resolve) => storage.entries.subscribe?.(resolve));
  await storage.entries.write(() => [decision('own', 'approved', 'pending')]);
  unlock([record({ ...decision('theirs', 'rejected', 'pending'), personId: OTHER_ID })]);
  await heard;
  expect((await storage.entries.read()).map(({ key }) => key)).toEqual(['theirs', 'own']);
});

describe('what an earlier version of the app stored', () => {
  it('in its queue is read as entries, with what the server said', async () => {
    const stored = {
      ...{ personId: person.id, title: 'Maeve', notes: 'Names a patient.', at, method: 'PUT', theirs: null },
      ...{ key: 'key-1', kind: 'testimonial', id: ID, decision: 'rejected', state: 'waiting', from: 'pending' },
      path: `/api/testimonials/${ID}/status`,
      body: JSON.stringify({ from: 'pending', action: 'reject', adminNotes: 'Names a patient.' }),
    };
    const theirs = 'This testimonial was already rejected by Brendan.';
    const { storage } = openWindow([stored, { ...stored, key: 'key-2', state: 'overtaken', theirs }]);
    const seen = { status: 'pending' };
    expect(await storage.entries.read()).toMatchObject([
      {
        ...{ key: 'key-1', call: 'decideTestimonial', what: 'Rejected: Names a patient.', state: 'waiting' },
        input: { id: ID, body: { action: 'reject', adminNotes: 'Names a patient.' } },
        decision: { kind: 'testimonial', id: ID, to: 'rejected', notes: 'Names a patient.', seen },
      },
      { key: 'key-2', state: 'overtaken', message: theirs },
    ]);
  });

  it('in its window is moved to the encrypted file once its person is signed in, with its bytes', async () => {
    const window = createBrowserOfflineStorage();
    const bytes = new TextEncoder().encode('a photo').buffer;
    const file = { field: 'photo', name: 'photo.jpg', type: 'image/jpeg', bytes };
    const photo = { ...decision('photo', 'approved', 'pending'), file };
    const ofAnother = { ...decision('another', 'approved', 'pending'), personId: OTHER_ID };
    await window.entries.write(() => [photo, ofAnother]);
    const { storage, keys } = openWindow();
    await takeOverEntries(window, storage, person.id);
    await takeOverEntries(window, storage, person.id);
    expect(keys()).toEqual(['photo']);
    expect((await window.entries.read()).map(({ key }) => key)).toEqual(['another']);
    const [moved] = await storage.entries.read();
    expect(new TextDecoder().decode(moved?.file?.bytes)).toBe('a photo');
  });
});
