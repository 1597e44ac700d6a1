import { expect, it } from 'vitest';
import { createPictureHost, type Job, type Outcome } from '#api/images/picture-workers.ts';
import { manualWorkers } from '../../support/manual-workers.ts';

const MEGAPIXELS_4 = { width: 2000, height: 2000 };
const job: Job = { source: '', folder: '', stated: MEGAPIXELS_4, upright: [], turned: [], fit: 'fill' };

const makeHost = () => {
  const workers = manualWorkers<Job, Outcome>();
  return { workers, host: createPictureHost({ start: workers.start, timeoutMs: 60_000, idleMs: 1000 }) };
};

it('the picture host lets a thousand pictures wait', async () => {
  const { host } = makeHost();
  const runs = Array.from({ length: 1001 }, () => host.run(job, { sender: 'one' }));
  const ended = Promise.allSettled(runs);
  await expect(host.run(job, { sender: 'two' })).rejects.toMatchObject({ code: 'unavailable', retryAfter: 120 });
  expect(host.queue()).toEqual({ running: 1, waiting: 1000 });
  void host.close();
  await expect(runs[1000]).rejects.toMatchObject({ code: 'unavailable', retryAfter: 60 });
  void ended;
});

it.each([
  ['a second and a tenth for each megapixel', 100, 1400],
  ['three times what an idle core needs', 5000, 15_000],
  ['no more than one of normal priority', 50_000, 60_000],
])('gives a worker of low priority %s', (_, work, ms) => {
  const { host, workers } = makeHost();
  void host.run(job, { sender: 'one', work });
  expect(workers.begun).toMatchObject([{ kind: 'low', ms }]);
});
