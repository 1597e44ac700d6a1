import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createDatabaseOpener, openPortalDatabase } from '#site/client/outbox/portal-database.ts';
import { stubIndexedDb } from '../../support/browser-database.ts';
import { heldBack } from '../../support/held-back.ts';

beforeEach(stubIndexedDb);

describe('the browser’s database', () => {
  it('is opened once', async () => {
    const open = vi.fn(openPortalDatabase);
    const openDatabase = createDatabaseOpener(open);
    expect(await openDatabase()).toBe(await openDatabase());
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('is opened again after a tab with a newer version has closed it', async () => {
    const openDatabase = createDatabaseOpener();
    const first = await openDatabase();
    await new Promise((resolve) => {
      indexedDB.deleteDatabase('portal').onsuccess = resolve;
    });
    const again = await openDatabase();
    expect(again).not.toBe(first);
    expect(await again.count('outbox')).toBe(0);
  });

  it('that does not open in time is done without, until it has opened', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const line = heldBack();
    const openDatabase = createDatabaseOpener(async (onClosed) => {
      await line.free;
      return openPortalDatabase(onClosed);
    });
    const first = openDatabase();
    vi.advanceTimersByTime(3000);
    await expect(first).rejects.toThrow('does not open');
    await expect(openDatabase()).rejects.toThrow('does not open');
    line.letGo();
    await expect.poll(async () => (await openDatabase()).count('outbox')).toBe(0);
  });

  it('that cannot be opened is tried again at the next use', async () => {
    const open = vi.fn(openPortalDatabase).mockRejectedValueOnce(new DOMException('No.', 'InvalidStateError'));
    const openDatabase = createDatabaseOpener(open);
    await expect(openDatabase()).rejects.toThrow('No.');
    expect(await (await openDatabase()).count('outbox')).toBe(0);
  });
});
