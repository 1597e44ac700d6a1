import { expect, it } from 'vitest';
import { createDiskSpace } from '#api/core/disk-space.ts';
import { createReadiness } from '#api/monitoring/readiness.ts';
import { createMemoryStore } from '#api/store/memory-store.ts';
import { createClock, testDeps } from '../support/deps.ts';
import { testApi } from '../support/test-api.ts';

const MB = 1024 * 1024;
const silent = { info: () => {}, warn: () => {}, error: () => {} };

/** The API on a disk with so much free space, which can be made to refuse writes. */
const apiOn = (freeMb = 10_000) => {
  const clock = createClock();
  const disk = { freeMb, isReadOnly: false, probes: 0 };
  const memory = createMemoryStore();
  const watch = {
    ...memory.watch,
    async probe() {
      disk.probes += 1;
      if (disk.isReadOnly) throw Object.assign(new Error('/srv/portal/data is read-only'), { code: 'EROFS' });
    },
  };
  const read = async () => ({ total: 20_000 * MB, free: disk.freeMb * MB });
  const space = createDiskSpace({ read, reserveMb: 100, now: clock.now, log: silent });
  const stopping = new AbortController();
  const readiness = createReadiness({ store: { watch }, space, stopping: stopping.signal, now: clock.now });
  const { monitoring } = testDeps();
  const api = testApi({ clock, space, monitoring: { ...monitoring, readiness } });
  return { api, disk, clock, stopping };
};

it('the readiness check is 200 while something can be written, and never cached', async () => {
  const { api } = apiOn();
  const { status, body, headers } = await api.get('/ready');
  expect([status, body, headers.get('cache-control')]).toEqual([200, { status: 'ready' }, 'no-store']);
});

it('the readiness check costs the disk one write, whoever asks how often', async () => {
  const { api, disk } = apiOn();
  for (let time = 0; time < 100; time += 1) await api.get(`/ready?${time}`);
  expect(disk.probes).toBe(1);
});

it.each([
  ['a read-only disk', (on: ReturnType<typeof apiOn>) => Object.assign(on.disk, { isReadOnly: true })],
  [
    'a disk with less than half of the reserve',
    (on: ReturnType<typeof apiOn>) => Object.assign(on.disk, { freeMb: 49 }),
  ],
  ['a server that stops', (on: ReturnType<typeof apiOn>) => on.stopping.abort()],
])('is 503 on %s, and says nothing of it, while the process lives', async (_, act) => {
  const on = apiOn();
  act(on);
  const { status, body, headers } = await on.api.get('/ready');
  expect([status, body]).toEqual([503, { code: 'unavailable', message: expect.stringMatching(/^[A-Z][^/]+\.$/) }]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(JSON.stringify([body, [...headers]])).not.toMatch(/srv|EROFS|free|MB/);
  expect((await on.api.get('/health')).status).toBe(200);
});

it('the readiness check is 200 on a disk that refuses only uploads', async () => {
  const { api } = apiOn(60);
  expect((await api.get('/ready')).status).toBe(200);
});

it('the readiness check is 200 again when the fault has ended, though nobody has written', async () => {
  const { api, disk, clock } = apiOn();
  disk.isReadOnly = true;
  for (const _ of [1, 2]) expect((await api.get('/ready')).status).toBe(503);
  disk.isReadOnly = false;
  clock.advance({ seconds: 3 });
  expect((await api.get('/ready')).status).toBe(200);
});
