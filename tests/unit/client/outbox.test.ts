import { describe, expect, it } from 'vitest';
import { addComment } from '#contract/comments/calls.ts';
import type { User } from '#contract/people/people.ts';
import { addStopPhoto, reportOutcome, setOffRun } from '#contract/runs/calls.ts';
import { mayTakeBack } from '#site/client/outbox/entry-order.ts';
import type { OfflineStorage } from '#site/client/outbox/offline-storage.ts';
import { createOutbox } from '#site/client/outbox/outbox.ts';
import type { NewEntry } from '#site/client/outbox/outbox-entry.ts';
import { type Device, devices } from '../../support/offline-devices.ts';
import { pausable } from '../../support/pausable.ts';

const aoife = { id: 'aoife', name: 'Aoife' } as User;
const declan = { id: 'declan', name: 'Declan' } as User;

/** A device, and a server that answers as a test says. */
const startOn = async (make: () => Promise<Device>) => {
  const device = await make();
  const listeners = new Set<() => void>();
  let person: User | null = aoife;
  const calls: { path: string; key: string; body: unknown }[] = [];
  let answer: (path: string) => Promise<Response> | Response = () => Response.json({});
  const platform = {
    async fetch(path: string, init: RequestInit = {}) {
      const response = await answer(path);
      calls.push({ path, key: new Headers(init.headers).get('idempotency-key') ?? '', body: init.body });
      return response;
    },
    session: {
      current: () => person,
      subscribe(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  } as unknown as Parameters<typeof createOutbox>[0]['platform'];
  const outboxOver = (storage: OfflineStorage) => createOutbox({ platform, storage });
  return {
    calls,
    device,
    open: async () => outboxOver(await device.open()),
    answer: (next: typeof answer) => {
      answer = next;
    },
    signIn(next: User | null) {
      person = next;
      for (const listener of listeners) listener();
    },
  };
};
const offline = () => {
  throw new TypeError('Failed to fetch');
};
const outcome = (donationId: string, said: 'collected' | 'refused' = 'collected'): NewEntry => ({
  subject: { kind: 'stop-outcome', runId: 'run', donationId },
  title: donationId,
  what: said,
  at: '2026-11-23T11:04:00.000Z',
  call: reportOutcome,
  input: { id: 'run', donationId, body: { outcome: said, note: '', at: '2026-11-23T11:04:00.000Z' } },
});
const setOff: NewEntry = {
  subject: { kind: 'set-off', runId: 'run' },
  title: 'Green van',
  what: 'Set off 11:00',
  at: '2026-11-23T11:00:00.000Z',
  call: setOffRun,
  input: { id: 'run', body: { at: '2026-11-23T11:00:00.000Z', date: '2026-11-23', driverId: null } },
};
const titles = (outbox: ReturnType<typeof createOutbox>) => outbox.current().entries.map(({ title }) => title);

describe.each(devices)('the outbox of %s', (_name, make) => {
  const device = () => startOn(make);

  it('sends in the order of adding, each once, also when it is opened anew', async () => {
    const { answer, calls, open } = await device();
    answer(offline);
    const before = await open();
    for (const id of ['one', 'two', 'three']) await before.add(outcome(id));
    await before.send();
    expect(before.current()).toMatchObject({ isReachable: false, isDurable: true });
    answer(() => Response.json({}));
    const after = await open();
    await after.send();
    expect(calls.map(({ path }) => path)).toEqual(['one', 'two', 'three'].map((id) => `/runs/run/stops/${id}/outcome`));
    expect(new Set(calls.map(({ key }) => key)).size).toBe(3);
    expect(after.current()).toMatchObject({ entries: [], isReachable: true });
  });

  it('sends a call again with the same key when its answer is lost', async () => {
    const { answer, calls, open } = await device();
    let isFirst = true;
    answer(() => {
      if (!isFirst) return Response.json({});
      isFirst = false;
      const broken = new ReadableStream({ start: (controller) => controller.error(new TypeError('network error')) });
      return new Response(broken);
    });
    const outbox = await open();
    await outbox.add(outcome('one'));
    await outbox.send();
    await outbox.send();
    expect(calls).toHaveLength(2);
    expect(calls[0]?.key).toBe(calls[1]?.key);
    expect(outbox.current().entries).toEqual([]);
  });

  it('asks whether a silent server answers again, where nothing waits that would show it', async () => {
    const { answer, calls, open } = await device();
    const outbox = await open();
    outbox.heard(false);
    answer(offline);
    await outbox.askAgain();
    await expect.poll(() => outbox.current().isReachable).toBe(false);
    answer(() => Response.json({}));
    await outbox.askAgain();
    await outbox.askAgain();
    expect(outbox.current().isReachable).toBe(true);
    expect(calls.map(({ path }) => path)).toEqual(['/health']);
  });

  it.each([401, 408, 429, 500, 503])('keeps the order and waits after an answer of %i', async (status) => {
    const { answer, calls, open } = await device();
    answer(() => Response.json({}, { status }));
    const outbox = await open();
    await outbox.add(outcome('one'));
    await outbox.add(outcome('two'));
    await outbox.send();
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(['/runs/run/stops/one/outcome']));
    expect(titles(outbox)).toEqual(['one', 'two']);
  });

  it.each([
    [409, 'overtaken'],
    [404, 'overtaken'],
    [400, 'refused'],
  ])('puts an answer of %i aside as %s, with the server’s words, and goes on', async (status, state) => {
    const { answer, open } = await device();
    const message = 'This stop was moved to another run.';
    answer((path) =>
      path.includes('/one/') ? Response.json({ code: 'conflict', message }, { status }) : Response.json({}),
    );
    const outbox = await open();
    await outbox.add(outcome('one'));
    await outbox.add(outcome('two'));
    await outbox.send();
    expect(outbox.current().entries).toMatchObject([{ title: 'one', state, message }]);
    for (const entry of outbox.current().entries) await outbox.remove(entry);
    expect(outbox.current().entries).toEqual([]);
  });

  it('sends setting off before what was said on the road, which goes also where that is overtaken', async () => {
    const { answer, calls, open } = await device();
    answer(offline);
    const outbox = await open();
    for (const entry of [setOff, outcome('one'), outcome('two')]) await outbox.add(entry);
    answer((path) =>
      path.endsWith('/set-off')
        ? Response.json({ code: 'conflict', message: 'This run was cancelled.' }, { status: 409 })
        : Response.json({}),
    );
    await outbox.send();
    expect(calls.map(({ path }) => path.split('/').at(-1))).toEqual(['set-off', 'outcome', 'outcome']);
    expect(outbox.current().entries).toMatchObject([{ what: 'Set off 11:00', state: 'overtaken' }]);
  });

  it('lets setting off be taken back until something waits that was said on the road', async () => {
    const { answer, open } = await device();
    answer(offline);
    const outbox = await open();
    const kinds = () => {
      const { entries } = outbox.current();
      return entries.filter((entry) => mayTakeBack(entries, entry)).map(({ subject }) => subject.kind);
    };
    await outbox.add({
      ...outcome('other'),
      subject: { kind: 'stop-outcome', runId: 'another run', donationId: 'one' },
    });
    await outbox.add(setOff);
    expect(kinds()).toEqual(['stop-outcome', 'set-off']);
    await outbox.add(outcome('one'));
    expect(kinds()).toEqual(['stop-outcome', 'stop-outcome']);
  });

  it('sends only the last of what was said about the same', async () => {
    const { answer, calls, open } = await device();
    answer(offline);
    const outbox = await open();
    await outbox.add(outcome('one', 'collected'));
    await outbox.add(outcome('two'));
    await outbox.add(outcome('one', 'refused'));
    expect(titles(outbox)).toEqual(['two', 'one']);
    answer(() => Response.json({}));
    await outbox.send();
    expect(calls.map(({ body }) => JSON.parse(String(body)).outcome)).toEqual(['collected', 'refused']);
  });

  it('sends what was said anew while the old was on its way', async () => {
    const { answer, calls, open } = await device();
    const line = pausable();
    answer(() => line.free.then(() => Response.json({})));
    const outbox = await open();
    await outbox.add(outcome('one', 'collected'));
    await expect.poll(() => outbox.current().entries).toHaveLength(1);
    await outbox.add(outcome('one', 'refused'));
    line.letGo();
    await expect.poll(() => outbox.current().entries).toEqual([]);
    expect(JSON.parse(String(calls.at(-1)?.body)).outcome).toBe('refused');
  });

  it('keeps what one person said until that person is signed in again', async () => {
    const { answer, calls, open, signIn } = await device();
    answer(offline);
    const outbox = await open();
    await outbox.add(outcome('one'));
    await outbox.send();
    signIn(null);
    answer(() => Response.json({}));
    signIn(declan);
    await outbox.send();
    await outbox.wipe();
    expect(calls).toEqual([]);
    signIn(aoife);
    await outbox.send();
    expect(calls).toHaveLength(1);
  });

  it('has in memory what there is no room for, says so, and stores it with the next entry once there is', async () => {
    const { answer, calls, device: full, open } = await device();
    answer(offline);
    full.fill();
    const outbox = await open();
    await outbox.add(outcome('one'));
    await expect.poll(() => outbox.current()).toMatchObject({ isDurable: false, entries: [{ title: 'one' }] });
    full.makeRoom();
    await outbox.add(outcome('two'));
    await outbox.send();
    expect(outbox.current().isDurable).toBe(true);
    answer(() => Response.json({}));
    const after = await open();
    await after.send();
    expect(calls.map(({ path }) => path)).toEqual(['one', 'two'].map((id) => `/runs/run/stops/${id}/outcome`));
    expect(after.current()).toMatchObject({ isDurable: true, entries: [] });
  });

  it('stores what there was no room for before it sends', async () => {
    const { answer, device: full, open } = await device();
    answer(offline);
    full.fill();
    const outbox = await open();
    await outbox.add(outcome('one'));
    full.makeRoom();
    await outbox.send();
    const after = await open();
    await expect.poll(() => titles(after)).toEqual(['one']);
  });

  it('sends nothing before what waits about the same record', async () => {
    const { answer, calls, open } = await device();
    answer(offline);
    const outbox = await open();
    const comment = (text: string) => {
      const body = { kind: 'donation', subjectId: 'one', text } as const;
      const subject = { kind: 'comment', on: 'donation', subjectId: 'one', key: text } as const;
      return { call: addComment, input: { body }, subject, title: 'A comment', what: text, at: setOff.at };
    };
    await outbox.attempt<typeof addComment>(comment('First'));
    answer(() => Response.json({}));
    expect(await outbox.attempt<typeof addComment>(comment('Second'))).toBeNull();
    await expect.poll(() => titles(outbox)).toEqual([]);
    expect(calls.map(({ body }) => JSON.parse(String(body)).text)).toEqual(['First', 'Second']);
  });

  it('lets a comment be taken back only while it cannot have arrived', async () => {
    const { answer, open, signIn } = await device();
    answer(offline);
    const outbox = await open();
    const body = { kind: 'donation', subjectId: 'one', text: 'A word' } as const;
    const subject = { kind: 'comment', on: 'donation', subjectId: 'one', key: 'one' } as const;
    await outbox.add({ call: addComment, input: { body }, subject, title: 'A comment', what: 'A word', at: setOff.at });
    const mayBe = () => outbox.current().entries.map((entry) => mayTakeBack(outbox.current().entries, entry));
    expect(mayBe()).toEqual([true]);
    await outbox.send();
    signIn(aoife);
    await expect.poll(mayBe).toEqual([false]);
  });

  it('leaves what a newer version has stored for that one, and sends the rest', async () => {
    const { answer, calls, device: one, open } = await device();
    answer(offline);
    const before = await open();
    for (const id of ['one', 'two']) await before.add(outcome(id));
    await before.send();
    const { entries } = await one.open();
    await entries.write(([first, ...rest]) => [{ ...first, call: 'laterCall' } as never, ...rest]);
    answer(() => Response.json({}));
    const after = await open();
    await after.send();
    expect(calls.map(({ path }) => path)).toEqual(['/runs/run/stops/two/outcome']);
    expect(titles(after)).toEqual(['one']);
  });

  it('sends nothing a second time that could not be removed for want of room', async () => {
    const { answer, calls, device: full, open } = await device();
    answer(offline);
    const outbox = await open();
    await outbox.add(outcome('one'));
    full.fill();
    answer(() => Response.json({}));
    await outbox.send();
    await outbox.send();
    expect(calls).toHaveLength(1);
    expect(outbox.current()).toMatchObject({ isDurable: true, entries: [] });
  });

  it('has the order in which things were said, also where the clock went back between them', async () => {
    const { answer, calls, open } = await device();
    answer(offline);
    const before = await open();
    for (const [id, at] of [
      ['one', '2030-01-01T00:00:00.000Z'],
      ['two', '2026-11-23T11:04:00.000Z'],
    ] as const)
      await before.add({ ...outcome(id), at });
    await before.send();
    answer(() => Response.json({}));
    await (await open()).send();
    expect(calls.map(({ path }) => path)).toEqual(['one', 'two'].map((id) => `/runs/run/stops/${id}/outcome`));
  });

  it('hands the server’s answer on before the entry goes', async () => {
    const { answer, open } = await device();
    answer(() => Response.json({ id: 'run' }));
    const outbox = await open();
    const heard: unknown[] = [];
    outbox.onSent((entry, content) => heard.push([entry.title, content, titles(outbox)]));
    await outbox.add(outcome('one'));
    await expect.poll(() => heard).toEqual([['one', { id: 'run' }, ['one']]]);
  });

  it('sends a file as a form', async () => {
    const { calls, open } = await device();
    const outbox = await open();
    const bytes = new TextEncoder().encode('a photo').buffer;
    const file = { field: 'photo', name: 'photo.jpg', type: 'image/jpeg', bytes };
    const input = { id: 'run', donationId: 'one' };
    const subject = { kind: 'stop-photo', runId: 'run', donationId: 'one' } as const;
    await outbox.add({ ...outcome('one'), subject, call: addStopPhoto, input, file });
    await expect.poll(() => calls).toHaveLength(1);
    const sent = (calls[0]?.body as FormData | undefined)?.get('photo') as File;
    expect([sent.name, sent.type, await sent.text()]).toEqual(['photo.jpg', 'image/jpeg', 'a photo']);
  });
});
