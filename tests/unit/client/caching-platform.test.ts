import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listDonations, listDonationsByStatus } from '#contract/donations/calls.ts';
import type { DonationItem } from '#contract/donations/donation-desk.ts';
import type { DonationStatus } from '#contract/donations/donations.ts';
import { type changeMessage, listMessages } from '#contract/messages/calls.ts';
import type { User } from '#contract/people/people.ts';
import { readRun } from '#contract/runs/calls.ts';
import type { Run } from '#contract/runs/runs.ts';
import { cacheStopPhotos, STOP_PHOTO_WIDTH } from '#site/client/outbox/cache-run.ts';
import { createOfflineCache } from '#site/client/outbox/offline-cache.ts';
import { createOfflinePlatform } from '#site/client/outbox/offline-platform.ts';
import type { CachedAnswerKey, OfflineStorage } from '#site/client/outbox/offline-storage.ts';
import { messageEntry, type OutboxEntry } from '#site/client/outbox/outbox-entry.ts';
import type { MadeCall, Platform } from '#site/client/platform.ts';
import { send } from '#site/client/send.ts';
import { picturePath } from '#site/ui/picture-copy.ts';
import { offersIn } from '../../support/offers.ts';
import { type Device, devices } from '../../support/offline-devices.ts';
import { pausable } from '../../support/pausable.ts';
import { personNamed } from '../../support/people.ts';
import { runsIn } from '../../support/runs.ts';
import { formOf, pngFile } from '../../support/submissions.ts';
import { testApi } from '../../support/test-api.ts';

/** The call that reads what a path names; none for a picture. */
const madeOf = (path: string): MadeCall | undefined => {
  const [, subject, ...rest] = path.split(/[/?]/);
  if (subject === 'runs') return { call: readRun, input: { id: rest[0] } };
  if (subject !== 'donationitems') return undefined;
  return rest[0] === 'status'
    ? { call: listDonationsByStatus, input: { status: rest[1] } }
    : { call: listDonations, input: {} };
};

/** Where answers are stored. */
const placesIn = async ({ answers }: OfflineStorage): Promise<readonly CachedAnswerKey[]> => {
  let places: readonly CachedAnswerKey[] = [];
  await answers.clear((all) => {
    places = all.map((place) => ({ ...place, path: place.path.slice(place.path.indexOf(' ') + 1) }));
    return [];
  });
  return places;
};

const declan = { id: 'declan', name: 'Declan Roche', role: 'Volunteer' } as User;

/** A device over the real API, with the day's run of two stops, whose line can be cut. */
const onRoadWith = async (make: () => Promise<Device>) => {
  const storage = await (await make()).open();
  const api = testApi();
  const as = await api.staff('Volunteer', 'Declan Roche');
  const runs = runsIn(api, as);
  vi.setSystemTime(api.deps.now());
  onTestFinished(() => void vi.useRealTimers());
  const run = await runs.runOf({ date: '2026-03-02', force: true });
  /** An approved offer with a photo. */
  const withPhoto = async () => {
    const { id } = await offersIn(api, as).offerOf();
    await api.call('post', `/donationitems/${id}/photos`, { form: formOf({ photos: [pngFile()] }) });
    await runs.review(id, { status: 'approved' });
    return id;
  };
  const one = await withPhoto();
  const two = await runs.pickupOf();
  await runs.assign(run, [one, two.id]);
  let isCut = false;
  let isLost = false;
  let held: ReturnType<typeof pausable> | undefined;
  const line = {
    hold: () => {
      held = pausable();
    },
    letGo: () => held?.letGo(),
  };
  const asked: string[] = [];
  let person: User | null = declan;
  const listeners = new Set<() => void>();
  const change = (next: User | null) => {
    person = next;
    for (const listener of listeners) listener();
  };
  const platform = {
    kind: 'web',
    async fetch(path: string, init: RequestInit = {}) {
      if (isCut) throw new TypeError('Failed to fetch');
      asked.push(path);
      await held?.free;
      const answer = await api.serve(
        new Request(`http://localhost/api${path}`, {
          ...init,
          headers: { ...Object.fromEntries(new Headers(init.headers)), ...as },
        }),
      );
      if (isLost) throw new TypeError('Failed to fetch');
      return answer;
    },
    session: {
      current: () => person,
      signOut: async () => change(null),
      subscribe: (listener: () => void) => listeners.add(listener),
    },
  } as unknown as Platform;
  const shell = createOfflinePlatform(platform, storage);
  const path = `/runs/${run.id}`;
  const read = async (from = path) => {
    const answer = await shell.platform.fetch(from, {}, madeOf(from));
    return { status: answer.status, keptAt: answer.headers.get('x-kept-at'), answer };
  };
  const cut = () => {
    isCut = true;
    isLost = false;
  };
  const mend = () => {
    isCut = false;
  };
  /** Calls arrive, and their answers are lost until the line is cut. */
  const lose = () => {
    isLost = true;
  };
  const isThere = (from: string) =>
    read(from).then(
      () => true,
      () => false,
    );
  return {
    storage,
    runs,
    run,
    path,
    one,
    withPhoto,
    asked,
    line,
    read,
    isThere,
    cut,
    mend,
    lose,
    change,
    shell,
    api,
    as,
  };
};

describe.each(devices)('in %s', (_name, make) => {
  const onTheRoad = () => onRoadWith(make);

  describe('an answer that comes late', () => {
    it('is not kept when its reader has signed out', async () => {
      const { read, cut, change, shell, path, line } = await onTheRoad();
      line.hold();
      const late = read();
      await shell.platform.session.signOut();
      line.letGo();
      await late;
      cut();
      change(declan);
      await expect(read(path)).rejects.toThrow(TypeError);
    });
  });

  describe('what the screens have loaded', () => {
    it('is forgotten from the oldest on, and the photos of the run stay', async () => {
      const { read, isThere, cut, asked } = await onTheRoad();
      const seen = await (await read()).answer.json();
      const small = picturePath(seen.stops[0].photoUrls[0], 448);
      await expect.poll(() => asked).toContain(small);
      for (let page = 1; page <= 125; page += 1) {
        vi.setSystemTime(Date.now() + 1000);
        await read(`/donationitems?page=${page}`);
      }
      cut();
      await expect.poll(() => isThere('/donationitems?page=5')).toBe(false);
      expect(await Promise.all(['/donationitems?page=125', small].map(isThere))).toEqual([true, true]);
    });
  });

  describe('whether the server answers', () => {
    it('is heard from every call, not from those of the outbox alone', async () => {
      const { read, cut, mend, shell } = await onTheRoad();
      const isReachable = () => shell.outbox.current().isReachable;
      await read();
      cut();
      await expect(send(shell.platform, listMessages, {})).rejects.toThrow(TypeError);
      await expect.poll(isReachable).toBe(false);
      mend();
      await send(shell.platform, listMessages, {});
      await expect.poll(isReachable).toBe(true);
    });

    it('is not told by a call that its screen has stopped', async () => {
      const { shell, cut } = await onTheRoad();
      cut();
      await expect(shell.platform.fetch('/messages', { signal: AbortSignal.abort() })).rejects.toThrow();
      await shell.outbox.send();
      expect(shell.outbox.current().isReachable).toBe(true);
    });
  });

  describe('a run that was opened once', () => {
    it('is there without a connection, with the photos of its stops', async () => {
      const { read, cut, path, asked } = await onTheRoad();
      const seen = await (await read()).answer.json();
      const [photo] = seen.stops[0].photoUrls;
      const small = picturePath(photo, 448);
      await expect.poll(() => asked).toContain(small);
      cut();
      const again = await read(path);
      expect(again.keptAt).not.toBeNull();
      expect(await again.answer.json()).toEqual(seen);
      await expect
        .poll(async () => (await read(small).catch(() => null))?.answer.headers.get('content-type'))
        .toBe('image/webp');
    });

    it('is not kept when it is another day’s, or over', async () => {
      const { read, cut, runs, run, path } = await onTheRoad();
      const later = await runs.runOf({ date: '2026-03-05' });
      await read(`/runs/${later.id}`);
      await read(path);
      await runs.change(run.id, { state: 'done' });
      await read(path);
      cut();
      for (const one of [path, `/runs/${later.id}`]) await expect(read(one)).rejects.toThrow(TypeError);
    });

    /** Two runs of the day, both opened with the photo of their first stop, and a list. */
    const twoOpened = async () => {
      const made = await onTheRoad();
      const { runs, read, path, withPhoto } = made;
      const other = await runs.runOf({ date: '2026-03-02', van: 'Blue van', force: true });
      await runs.assign(other, [await withPhoto()]);
      const open = async (from: string) => {
        const { stops } = await (await read(from)).answer.json();
        return stops.map(({ photoUrls }: { photoUrls: string[] }) => picturePath(photoUrls[0] ?? '', 448))[0] as string;
      };
      const otherPath = `/runs/${other.id}`;
      const [small, otherSmall] = [await open(path), await open(otherPath)];
      await read('/donationitems?page=1');
      const cachedPaths = async () => (await placesIn(made.storage)).map(({ path: at }) => at).sort();
      await expect.poll(cachedPaths).toEqual(['/donationitems?page=1', path, otherPath, small, otherSmall].sort());
      return { ...made, other, otherPath, small, otherSmall, cachedPaths };
    };

    it.each(['done', 'cancelled'])(
      'goes with its photos and all lists when it is %s, and the other run stays',
      async (state) => {
        const { runs, run, path, read, isThere, cut, otherPath, otherSmall, cachedPaths } = await twoOpened();
        await runs.change(run.id, { state });
        expect((await read(path)).status).toBe(200);
        expect(await cachedPaths()).toEqual([otherPath, otherSmall].sort());
        cut();
        expect(await Promise.all([path, otherPath, otherSmall].map(isThere))).toEqual([false, true, true]);
      },
    );

    it('leaves the photo of a stop that has moved to the other run with that one', async () => {
      const { storage, runs, run, other, one, path, read, otherPath, small, otherSmall, cachedPaths } =
        await twoOpened();
      await runs.assign(runs.run(run.id), []);
      const { stops, revision } = runs.run(other.id);
      await runs.assign({ id: other.id, revision }, [...stops.map(({ donationId }) => donationId), one]);
      await read(otherPath);
      const groupOf = async (at: string) => (await placesIn(storage)).find((place) => place.path === at)?.group;
      await expect.poll(() => groupOf(small)).toBe(otherPath);
      await runs.change(run.id, { state: 'done' });
      await read(path);
      expect(await cachedPaths()).toEqual([otherPath, small, otherSmall].sort());
    });

    it('keeps no photo that comes after its end', async () => {
      const cache = createOfflineCache(await (await make()).open(), () => 'Driver');
      const [group, personId] = ['/runs/late', 'declan'];
      const at = new Date();
      const photoUrls = ['/media/late.webp', '/media/later.webp'];
      await cache.put({
        personId,
        path: group,
        group,
        type: 'application/json',
        body: new ArrayBuffer(0),
        at: at.toISOString(),
      });
      const platform = {
        async fetch() {
          await cache.forget(group);
          return new Response('A photo');
        },
      } as unknown as Platform;
      const run = { stops: [{ photoUrls }] } as unknown as Run;
      await cacheStopPhotos({ platform, cache, now: () => at }, { group, run, personId });
      for (const url of photoUrls) expect(await cache.find(personId, picturePath(url, STOP_PHOTO_WIDTH))).toBeNull();
    });

    it('is gone after signing out, and for the next person who signs in', async () => {
      const { read, cut, mend, change, shell, path } = await onTheRoad();
      await read(path);
      await shell.platform.session.signOut();
      cut();
      change(declan);
      await expect(read(path)).rejects.toThrow(TypeError);
      mend();
      await read(path);
      change(null);
      change({ id: 'aoife', name: 'Aoife' } as User);
      cut();
      change(declan);
      await expect
        .poll(() =>
          read(path).then(
            () => 'kept',
            () => 'gone',
          ),
        )
        .toBe('gone');
    });

    it('is gone once its reader’s role opens it no more, with the lists', async () => {
      const { read, cut, path, api } = await onTheRoad();
      await read(path);
      await read('/donationitems');
      const person = personNamed(api.deps, 'Declan Roche');
      await api.deps.store.change((draft) => draft.people.put({ ...person, role: 'Editor' }));
      expect((await read(path)).status).toBe(403);
      cut();
      for (const gone of [path, '/donationitems']) await expect(read(gone)).rejects.toThrow(TypeError);
    });

    it('is not shown to its reader in another role, also after a restart of the portal', async () => {
      const { read, cut, path, storage } = await onTheRoad();
      await read(path);
      const platform = { fetch: () => Promise.reject(new TypeError('Failed to fetch')) };
      const opened = (role: string) =>
        createOfflinePlatform(
          {
            ...platform,
            session: { current: () => ({ id: 'declan', role }), subscribe: () => () => {} },
          } as unknown as Platform,
          storage,
        ).platform.fetch(path, {}, madeOf(path));
      cut();
      await expect(opened('Editor')).rejects.toThrow(TypeError);
      expect((await opened('Volunteer')).status).toBe(200);
    });

    it('stays when the session ends without signing out', async () => {
      const { read, cut, change, path } = await onTheRoad();
      await read(path);
      change(null);
      change(declan);
      cut();
      expect((await read(path)).status).toBe(200);
    });
  });

  describe('a decision without a connection', () => {
    const pending = async () => {
      const made = await onTheRoad();
      const { id } = await offersIn(made.api, made.as).offerOf();
      const list = async (): Promise<DonationItem[]> =>
        (await (await made.read('/donationitems/status/pending')).answer.json()).items;
      const seen = (await list()).find((one) => one.id === id) as DonationItem;
      const { outbox } = made.shell;
      const decide = (to: DonationStatus, notes = '', reasonForDonor?: string) => {
        const about = { kind: 'donation', id, seen: { status: 'pending' }, by: null } as const;
        return outbox.decide({ ...about, to, notes, reasonForDonor, at: new Date().toISOString() }, seen);
      };
      const undo = () => outbox.undo('donation', id) as Promise<DonationItem>;
      return { ...made, id, list, decide, undo };
    };
    const waiting = async () => {
      const made = await pending();
      made.cut();
      const answer = await made.decide('approved');
      const entry = () => made.shell.outbox.current().entries[0] as OutboxEntry;
      return { ...made, answer, entry };
    };
    type Waiting = Awaited<ReturnType<typeof waiting>>;

    it('is answered and shown as it will be, and sent when there is one', async () => {
      const { runs, id, list, answer, shell, mend } = await waiting();
      expect(answer.status).toBe('approved');
      expect(await list()).toEqual([]);
      expect(runs.stored(id).status).toBe('pending');
      mend();
      await shell.outbox.send();
      expect(runs.stored(id).status).toBe('approved');
    });

    it('rejects an offer for the donor’s reason alone, which is shown meanwhile and sent', async () => {
      const { runs, id, cut, list, decide, shell, mend } = await pending();
      cut();
      const reasonForDonor = 'We have no room for wardrobes this month.';
      expect(await decide('rejected', '', reasonForDonor)).toMatchObject({ id, status: 'rejected', reasonForDonor });
      expect(await list()).toEqual([]);
      expect(shell.outbox.current().entries).toMatchObject([{ what: `Rejected: ${reasonForDonor}` }]);
      mend();
      await shell.outbox.send();
      expect(runs.stored(id)).toMatchObject({ status: 'rejected', reasonForDonor, adminNotes: null });
    });

    it('is taken back by Undo while it waits', async () => {
      const { runs, id, list, undo, shell, mend } = await waiting();
      expect((await undo()).status).toBe('pending');
      expect((await list()).map((one: { id: string }) => one.id)).toEqual([id]);
      mend();
      await shell.outbox.send();
      expect(runs.stored(id).status).toBe('pending');
    });

    it('is taken back also when what it was about is not kept any more', async () => {
      const { runs, id, change, storage, undo, shell, mend } = await waiting();
      change(declan);
      await storage.answers.clear((all) => all);
      expect(await undo()).toMatchObject({ id, status: 'pending' });
      mend();
      await shell.outbox.send();
      expect(runs.stored(id).status).toBe('pending');
    });

    it.each([
      ['Undo', (made: Waiting) => made.undo()],
      ['the list of what is not sent', (made: Waiting) => made.shell.outbox.takeBack(made.entry())],
    ])('is undone on the server where %s takes it back while it is sent', async (_where, takeBack) => {
      const made = await waiting();
      const { runs, id, line, mend, shell, asked } = made;
      line.hold();
      mend();
      const sending = shell.outbox.send();
      await expect.poll(() => asked.at(-1)).toContain('/review');
      await takeBack(made);
      // The screen says that this has not been sent.
      expect(made.entry()).toMatchObject({ what: 'Taken back: Approved', state: 'waiting' });
      line.letGo();
      await sending;
      await expect.poll(() => shell.outbox.current().entries).toEqual([]);
      expect(runs.stored(id).history.map(({ to }) => to)).toEqual(['approved', 'pending']);
    });

    it('is undone where its answer was lost, and what is decided after it stands', async () => {
      const { runs, id, mend, cut, lose, decide, undo, shell } = await waiting();
      lose();
      mend();
      await shell.outbox.send();
      expect(runs.stored(id).status).toBe('approved');
      cut();
      await undo();
      await decide('rejected', 'No room');
      mend();
      await shell.outbox.send();
      await expect.poll(() => shell.outbox.current().entries).toEqual([]);
      expect(runs.stored(id).history.map(({ to }) => to)).toEqual(['approved', 'pending', 'rejected']);
    });
  });

  it('a message is taken over, answered and opened again without a connection, shown so, and sent in that order', async () => {
    const { api, as, shell, cut, mend } = await onTheRoad();
    const json = { about: 'counselling', name: 'Ciara', phone: '086 000 0000', email: '', message: 'Please ring me.' };
    await api.call('post', '/messages', { json });
    const open = () => send(shell.platform, listMessages, { query: { view: 'open' } });
    const [message] = (await open()).messages;
    if (!message) throw new Error('There is no message.');
    cut();
    const { id, name } = (await api.get('/auth/me', as)).body;
    const me = { id, name };
    for (const change of [{ assignedTo: id }, { state: 'answered' }] as const)
      expect(await shell.outbox.attempt<typeof changeMessage>(messageEntry(message, change, me))).toBeNull();
    expect(await open()).toMatchObject({ messages: [], total: 0 });
    expect(shell.outbox.current().entries.map(({ what }) => what)).toEqual(['Handed over', 'Answered']);
    expect((await open()).counts).toMatchObject({ open: 0, answered: 1 });
    await shell.outbox.attempt<typeof changeMessage>(
      messageEntry({ ...message, state: 'answered' }, { state: 'open' }, me),
    );
    expect(await open()).toMatchObject({ counts: { open: 1, answered: 0 } });
    mend();
    await shell.outbox.send();
    const stored = (await api.get(`/messages/${message.id}`, as)).body;
    expect(stored).toMatchObject({ state: 'open', assignedTo: id });
  });
});
