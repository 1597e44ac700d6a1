import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { view } from '#api/donations/view.ts';
import { readDashboard } from '#contract/dashboard/calls.ts';
import { listDonations } from '#contract/donations/calls.ts';
import type { DonationItem } from '#contract/donations/donation-desk.ts';
import type { DonationStatus } from '#contract/donations/donations.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { User } from '#contract/people/people.ts';
import { createOfflinePlatform } from '#site/client/outbox/offline-platform.ts';
import type { Platform } from '#site/client/platform.ts';
import { send } from '#site/client/send.ts';
import { offersIn } from '../../support/offers.ts';
import { type Device, devices } from '../../support/offline-devices.ts';
import { pausable } from '../../support/pausable.ts';
import { testApi } from '../../support/test-api.ts';

/** A device over the real API that has loaded the list of all offers, one of them pending. */
const atTheDesk = async (make: () => Promise<Device>) => {
  const device = await make();
  const api = testApi();
  const as = await api.staff('Volunteer', 'Declan Roche');
  const colleague = await api.staff('Volunteer', 'Brendan Walsh');
  const { offerOf, review } = offersIn(api, colleague);
  const { id } = await offerOf();
  vi.setSystemTime(api.deps.now());
  onTestFinished(() => void vi.useRealTimers());
  let line: 'up' | 'cut' | 'answers lost' = 'up';
  let held: ReturnType<typeof pausable> | undefined;
  const asked: string[] = [];
  const platform = {
    kind: 'web',
    async fetch(path: string, init: RequestInit = {}) {
      if (line === 'cut') throw new TypeError('Failed to fetch');
      asked.push(path);
      await held?.free;
      const headers = { ...Object.fromEntries(new Headers(init.headers)), ...as };
      const answer = await api.serve(new Request(`http://localhost/api${path}`, { ...init, headers }));
      if (line === 'answers lost') throw new TypeError('Failed to fetch');
      return answer;
    },
    session: { current: () => ({ id: 'declan', name: 'Declan Roche' }) as User, subscribe: () => () => {} },
  } as unknown as Platform;
  const stored = () => api.deps.store.data.donations.get(id);
  const openTab = async () => {
    const { platform: kept, outbox } = createOfflinePlatform(platform, await device.open());
    const shown = async () => (await send(kept, listDonations, {})).items[0] as DonationItem;
    /** Decides about the offer as it is shown, or as a screen shows it that was not loaded again. */
    const decide = async (to: DonationStatus, from: DonationStatus, notes = '') => {
      const seen = { ...loaded, status: from };
      const at = api.deps.now().toISOString();
      return outbox.decide({ kind: 'donation', id, to, notes, seen: { status: from }, at, by: null }, seen);
    };
    const undo = async () => (await outbox.undo('donation', id)) as DonationItem;
    return { kept, outbox, shown, decide, undo, entries: () => outbox.current().entries };
  };
  const loaded = view(api.deps, stored() as StoredDonation);
  const tab = await openTab();
  const statusShown = async (): Promise<string> => (await tab.shown()).status;
  const pendingCount = async (): Promise<number> => (await send(tab.kept, readDashboard, {})).pendingDonations;
  for (const read of [statusShown, pendingCount]) await read();
  const sent = async () => {
    line = 'up';
    await tab.outbox.send();
    await expect.poll(() => tab.entries().filter(({ state }) => state === 'waiting')).toEqual([]);
    return stored()?.history.map(({ to }) => to);
  };
  return {
    ...{ ...tab, id, openTab, statusShown, pendingCount, stored, sent, asked },
    colleagueDecides: (json: object) => review(id, json),
    become: (next: typeof line) => {
      line = next;
    },
    hold: () => {
      held = pausable();
      return held;
    },
  };
};

const cutOff = async (make: () => Promise<Device>) => {
  const desk = await atTheDesk(make);
  desk.become('cut');
  await desk.decide('approved', 'pending');
  return desk;
};

const NO_ROOM = 'No room';
const [[, aBrowser]] = devices;

describe.each(devices)('in %s', (_name, make) => {
  describe('two decisions about a record without a connection', () => {
    it.each([
      ['collected', 'collected', 0],
      ['rejected', 'rejected', 0],
      ['pending', 'pending', 1],
    ] as const)('are both sent, the second one (%s) after the first', async (second, shown, pending) => {
      const { decide, entries, statusShown, pendingCount, sent, stored } = await cutOff(make);
      expect(await pendingCount()).toBe(0);
      expect((await decide(second, 'approved', NO_ROOM)).status).toBe(second);
      expect([await statusShown(), await pendingCount()]).toEqual([shown, pending]);
      expect(entries()).toHaveLength(2);
      expect(await sent()).toEqual(['approved', second]);
      expect(stored()).toMatchObject({ status: second, adminNotes: NO_ROOM });
      expect(entries()).toEqual([]);
    });

    it('both come back where a colleague was faster, and say what stands', async () => {
      const { decide, entries, sent, colleagueDecides, stored } = await cutOff(make);
      await decide('collected', 'approved');
      await colleagueDecides({ status: 'rejected', adminNotes: NO_ROOM });
      expect(await sent()).toEqual(['rejected']);
      const rejected = expect.stringMatching(/^This donation was rejected by Brendan Walsh on /);
      expect(entries()).toMatchObject([
        { what: 'Approved', state: 'overtaken', message: rejected },
        { what: 'Collected', state: 'overtaken', message: rejected },
      ]);
      expect(stored()?.status).toBe('rejected');
    });
  });

  describe('a second decision while the first', () => {
    it('is on its way is sent after it', async () => {
      const { hold, become, outbox, asked, decide, entries, sent } = await cutOff(make);
      const { letGo } = hold();
      become('up');
      const sending = outbox.send();
      await expect.poll(() => asked.at(-1)).toContain('/review');
      expect((await decide('collected', 'approved')).status).toBe('collected');
      letGo();
      await sending;
      expect(await sent()).toEqual(['approved', 'collected']);
      expect(entries()).toEqual([]);
    });

    it('has arrived without an answer is sent after it, and the first one is done once', async () => {
      const { become, outbox, decide, entries, sent } = await cutOff(make);
      become('answers lost');
      await outbox.send();
      become('cut');
      await decide('collected', 'approved');
      expect(await sent()).toEqual(['approved', 'collected']);
      expect(entries()).toEqual([]);
    });
  });

  describe('of two decisions that wait', () => {
    it('Undo takes back the last, and the first is sent', async () => {
      const { undo, decide, statusShown, sent, entries } = await cutOff(make);
      await decide('collected', 'approved');
      expect((await undo()).status).toBe('approved');
      expect(await statusShown()).toBe('approved');
      expect(await sent()).toEqual(['approved']);
      expect(entries()).toEqual([]);
    });

    it('the first takes the second with it, and nothing comes back', async () => {
      const { outbox, decide, statusShown, sent, stored, entries } = await cutOff(make);
      await decide('collected', 'approved');
      for (const first of entries().slice(0, 1)) await outbox.takeBack(first);
      expect(await statusShown()).toBe('pending');
      await sent();
      expect([stored()?.status, entries()]).toEqual(['pending', []]);
    });

    it('another can follow the one that is left', async () => {
      const { undo, decide, sent, entries } = await cutOff(make);
      await decide('collected', 'approved');
      await undo();
      await decide('rejected', 'approved', NO_ROOM);
      expect(await sent()).toEqual(['approved', 'rejected']);
      expect(entries()).toEqual([]);
    });
  });
});

describe('two decisions about a record in two tabs of a browser', () => {
  it('are one where the second was made about the same status, as in a tab that still shows it', async () => {
    const { openTab, decide, entries, sent } = await cutOff(aBrowser);
    await decide('collected', 'approved');
    const other = await openTab();
    await expect.poll(() => other.entries()).toHaveLength(2);
    await other.decide('rejected', 'pending', NO_ROOM);
    expect(other.entries()).toMatchObject([{ what: 'Rejected: No room' }]);
    expect(await sent()).toEqual(['rejected']);
    expect(entries()).toEqual([]);
  });

  it('of two tabs are sent in order', async () => {
    const { openTab, sent } = await cutOff(aBrowser);
    await (await openTab()).decide('collected', 'approved');
    expect(await sent()).toEqual(['approved', 'collected']);
  });
});
