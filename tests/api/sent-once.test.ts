import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { routes } from '#api/app/routes.ts';
import { newId } from '#api/core/new-id.ts';
import { applyRetention } from '#api/privacy/apply-retention.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { SENT_BEFORE } from '#contract/calls/sent-once.ts';
import { bothStores } from '../support/both-stores.ts';
import { creatingCalls } from '../support/creating-calls.ts';
import { withoutPostgres } from '../support/postgres-binaries.ts';
import { type TestApi, testApi } from '../support/test-api.ts';
import { twoProcesses } from '../support/two-processes.ts';
import { memoryLog } from '../unit/store/records.ts';

const calls = Object.entries(creatingCalls);
const KEY = '0b6a3f0c-3a4e-4f43-9a33-2d5d6f1c7a10';
const pictures = async (api: TestApi) => (await api.deps.images.list()).length;
const mails = (api: TestApi) => api.deps.store.data.mails.size;

it('every public call that creates is listed as one that is done once', () => {
  const creates = routes.filter((one) => one.may === 'anyone' && one.method === 'post' && one.status === 201);
  expect(creates.map(({ name }) => name).toSorted()).toEqual(Object.keys(creatingCalls).toSorted());
});

describe.each(bothStores())('on %s', (_, open) => {
  describe.each(calls)('%s', (_name, { prepare, send, count, kept, hasPicture }) => {
    it('answers a repeated key with the first answer, and does nothing again', async () => {
      const api = await open();
      const there = await prepare(api);
      const first = await send(api, KEY, there);
      const caused = mails(api);
      const again = await send(api, KEY, there);
      expect([first.status, again.status, again.body]).toEqual([201, 201, first.body]);
      expect([count(api), await pictures(api), mails(api)]).toEqual([1, hasPicture ? 1 : 0, caused]);
      expect(JSON.stringify(kept(api))).not.toContain(KEY);
    });

    it('does one of two that arrive at the same moment, and both get the first answer', async () => {
      const api = await open();
      const there = await prepare(api);
      const [one, other] = await Promise.all([send(api, KEY, there), send(api, KEY, there)]);
      expect([one.status, other.status, other.body]).toEqual([201, 201, one.body]);
      expect([count(api), await pictures(api)]).toEqual([1, hasPicture ? 1 : 0]);
    });
  });
});

describe.each(calls)('%s', (_name, { prepare, send, count, kept }) => {
  it('is done each time without a key', async () => {
    const api = testApi();
    const there = await prepare(api);
    const answers = [await send(api, null, there), await send(api, null, there)];
    expect([answers.map(({ status }) => status), count(api), kept(api)]).toEqual([[201, 201], 2, []]);
  });

  it('says that something else was sent with the key, and does not do it', async () => {
    const api = testApi();
    const there = await prepare(api);
    await send(api, KEY, there);
    const other = await send(api, KEY, there, 'And the chairs.');
    expect([other.status, other.body]).toEqual([409, { code: 'conflict', message: SENT_BEFORE }]);
    expect(count(api)).toBe(1);
    expect((await send(api, KEY.replace('0', '1'), there, 'And the chairs.')).status).toBe(201);
  });

  it('forgets the key after a day', async () => {
    const api = testApi();
    const there = await prepare(api);
    await send(api, KEY, there);
    api.deps.clock.advance({ hours: 23, minutes: 50 });
    await applyRetention(api.deps);
    expect(kept(api)).toHaveLength(1);
    api.deps.clock.advance({ minutes: 10 });
    await applyRetention(api.deps);
    expect([count(api), kept(api)]).toEqual([1, []]);
  });

  it.each(['short', 'with a space in it', 'x'.repeat(201)])('refuses the key %j', async (key) => {
    const api = testApi();
    const { status, body } = await send(api, key, await prepare(api));
    expect([status, body.code, count(api)]).toEqual([400, 'invalid', 0]);
  });

  it('knows the key after a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sent-once-'));
    const now = () => new Date('2026-03-02T09:00:00.000Z');
    const options = { log: memoryLog(), now };
    try {
      const earlier = await openStore(folder, options);
      const api = testApi({ store: earlier, newId });
      const there = await prepare(api);
      const first = await send(api, KEY, there);
      await earlier.close();
      const later = await openStore(folder, options);
      const again = await send(testApi({ store: later, newId, images: api.deps.images }), KEY, there);
      await later.close();
      expect([again.status, again.body]).toEqual([201, first.body]);
    } finally {
      await rm(folder, { recursive: true });
    }
  });
});

/** Those whose key is in a header, and whose limit is theirs alone. */
const counted = calls.filter(([name]) => name !== 'addPhotosToManagedDonation');
it.each(counted)('%s is answered again although its sender has used up the limit', async (name, call) => {
  const api = testApi();
  const there = await call.prepare(api);
  const first = await call.send(api, KEY, there);
  const path = routes.find((one) => one.name === name)?.path ?? '';
  let status = 0;
  while (status !== 429) status = (await api.call('post', path, { json: {} })).status;
  const again = await call.send(api, KEY, there);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect((await call.send(api, null, there)).status).toBe(429);
});

it.each(calls)('%s is answered again in quarantine', async (_, { prepare, send, count }) => {
  const { admission } = testApi().deps;
  const api = testApi({ admission: { ...admission, admit: () => ({ reason: 'ceiling', network: undefined }) } });
  const there = await prepare(api);
  const answers = [await send(api, KEY, there), await send(api, KEY, there)];
  expect([answers[1]?.status, answers[1]?.body, count(api)]).toEqual([201, answers[0]?.body, 1]);
});

describe.skipIf(withoutPostgres)(
  `two processes on one database${withoutPostgres ? ` (${withoutPostgres})` : ''}`,
  () => {
    const open = twoProcesses();

    it.each(calls)('do %s once, and answer alike', async (_, { prepare, send, count }) => {
      const [first, second] = await open();
      const there = await prepare(first);
      await second.deps.store.fresh();
      const answers = await Promise.all([first, second].map((api) => send(api, KEY, there)));
      expect(answers.map(({ status }) => status)).toEqual([201, 201]);
      expect(answers[1]?.body).toEqual(answers[0]?.body);
      expect((await send(second, KEY, there)).body).toEqual(answers[0]?.body);
      expect(count(second)).toBe(1);
    });
  },
);
