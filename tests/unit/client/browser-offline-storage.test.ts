import { openDB } from 'idb';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createBrowserOfflineStorage, openPortalDatabase } from '#site/client/outbox/browser-offline-storage.ts';
import type { OutboxEntry } from '#site/client/outbox/outbox-entry.ts';
import { stubIndexedDb } from '../../support/browser-database.ts';
import { pausable } from '../../support/pausable.ts';

beforeEach(stubIndexedDb);

describe('the browser’s database', () => {
  it('is opened once', async () => {
    const open = vi.fn(openPortalDatabase);
    const { entries, answers } = createBrowserOfflineStorage(open);
    await Promise.all([entries.read(), answers.read('aoife', '/runs'), entries.read()]);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('is opened again after a tab with a newer version has closed it', async () => {
    const open = vi.fn(openPortalDatabase);
    const { entries } = createBrowserOfflineStorage(open);
    await entries.read();
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('portal').onsuccess = resolve;
    });
    expect(await entries.read()).toEqual([]);
    expect(open).toHaveBeenCalledTimes(2);
  });

  it('that does not open in time is done without, until it has opened', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const line = pausable();
    const { entries } = createBrowserOfflineStorage(async (onClosed) => {
      await line.free;
      return openPortalDatabase(onClosed);
    });
    const first = entries.read();
    vi.advanceTimersByTime(3000);
    await expect(first).rejects.toThrow('does not open');
    await expect(entries.read()).rejects.toThrow('does not open');
    line.letGo();
    await expect.poll(async () => (await entries.read()).length).toBe(0);
  });

  it('that cannot be opened is tried again at the next use', async () => {
    const open = vi.fn(openPortalDatabase).mockRejectedValueOnce(new DOMException('No.', 'InvalidStateError'));
    const { entries } = createBrowserOfflineStorage(open);
    await expect(entries.read()).rejects.toThrow('No.');
    expect(await entries.read()).toEqual([]);
  });

  it('leaves what was there where a change breaks off', async () => {
    const { entries } = createBrowserOfflineStorage();
    const entry = { key: 'decision-0001', personId: 'aoife' } as never;
    await entries.write(() => [entry]);
    const brokenOff = entries.write((all) => {
      if (all.length > 0) throw new Error('The page was closed.');
      return [];
    });
    await expect(brokenOff).rejects.toThrow('The page was closed.');
    expect(await entries.read()).toMatchObject([entry]);
  });

  it.each([
    ['the browser aborts the transaction', { abort: true, input: {} }],
    ['an entry cannot be stored', { abort: false, input: { body: () => {} } }],
  ])('leaves what was there where a change breaks off after its first entry: %s', async (_, { abort, input }) => {
    const { entries } = createBrowserOfflineStorage();
    const entry = { key: 'decision-0001', personId: 'aoife', state: 'waiting' } as never as OutboxEntry;
    await entries.write(() => [entry]);
    const { put } = IDBObjectStore.prototype;
    const putting = vi.spyOn(IDBObjectStore.prototype, 'put');
    onTestFinished(() => putting.mockRestore());
    putting.mockImplementation(function (this: IDBObjectStore, ...values) {
      const request = put.apply(this, values);
      if (abort && putting.mock.calls.length === 1) request.onsuccess = () => this.transaction.abort();
      return request;
    });
    const second = { ...entry, key: 'decision-0002', input } as OutboxEntry;
    const changed = (all: readonly OutboxEntry[]) => [
      ...all.map((one) => ({ ...one, state: 'refused' as const })),
      second,
    ];
    await expect(entries.write(changed)).rejects.toThrow();
    expect(putting).toHaveBeenCalledTimes(2);
    expect(await entries.read()).toEqual([{ ...entry, number: 1 }]);
  });
});

describe('what an earlier version of the portal stored', () => {
  const RUN = 'R'.repeat(22);
  const DONATION = 'D'.repeat(22);
  const bytes = new TextEncoder().encode('a photo').buffer;
  const file = { field: 'photo', name: 'photo.jpg', type: 'image/jpeg', bytes };
  const json = (body: object) => JSON.stringify(body);
  const outcome = { outcome: 'collected', note: '', at: '2026-11-23T11:04:00.000Z' };
  const review = { status: 'rejected', adminNotes: 'No room', from: 'pending' };
  const about = { personId: 'aoife', title: 'Maura', what: 'Said', at: '2026-11-23T11:04:00.000Z' };
  const waits = { ...about, state: 'waiting', message: null };
  const ofStop = { runId: RUN, donationId: DONATION };
  const item = { kind: 'decision', item: 'donation', id: DONATION };
  const reviewPath = `/donationitems/${DONATION}`;
  const earlier = [
    {
      ...{ ...waits, key: 'key-1', subject: { kind: 'set-off', runId: RUN } },
      call: { method: 'PUT', path: `/runs/${RUN}/set-off`, json: json({ driverId: null }) },
    },
    {
      ...{ ...waits, key: 'key-2', subject: { kind: 'stop-outcome', ...ofStop } },
      call: { method: 'PUT', path: `/runs/${RUN}/stops/${DONATION}/outcome`, json: json(outcome) },
    },
    {
      ...{ ...waits, key: 'key-3', subject: { kind: 'stop-photo', ...ofStop } },
      call: { method: 'POST', path: `/runs/${RUN}/stops/${DONATION}/photo`, file },
    },
    {
      ...{ ...waits, key: 'key-4', subject: item, seen: { id: DONATION } },
      call: { method: 'PATCH', path: `${reviewPath}/review`, json: json(review) },
    },
    {
      ...{ ...waits, key: 'key-5', subject: item, seen: { id: DONATION }, isTakenBack: true },
      call: { method: 'PUT', path: `${reviewPath}/undo?decision=key-5`, json: '{}' },
    },
  ];

  it('is taken over in its order, as calls and what they are sent with', async () => {
    const database = await openDB('portal', 1, {
      upgrade(made) {
        made.createObjectStore('outbox', { keyPath: 'number', autoIncrement: true });
        const answers = made.createObjectStore('kept', { keyPath: ['personId', 'path'] });
        answers.createIndex('group, at', ['group', 'at']);
      },
    });
    for (const entry of earlier) await database.add('outbox', entry);
    database.close();
    const stop = { id: RUN, donationId: DONATION };
    expect(await createBrowserOfflineStorage().entries.read()).toMatchObject([
      { key: 'key-1', call: 'setOffRun', input: { id: RUN, body: { driverId: null } } },
      { key: 'key-2', call: 'reportOutcome', input: { ...stop, body: outcome } },
      { key: 'key-3', call: 'addStopPhoto', input: stop, file },
      {
        ...{ key: 'key-4', call: 'reviewDonation', input: { id: DONATION, body: review } },
        decision: { kind: 'donation', id: DONATION, to: 'rejected', notes: 'No room', seen: { status: 'pending' } },
      },
      { key: 'key-5', call: 'undoDonation', input: { id: DONATION, query: { decision: 'key-5' } }, isTakenBack: true },
    ]);
  });
});
