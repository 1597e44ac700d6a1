import { expect, it } from 'vitest';
import { seedDonations } from '#api/demo/seed-donations.ts';
import { seedRuns } from '#api/demo/seed-runs.ts';
import { viewRun } from '#api/runs/view.ts';
import { listWaiting } from '#api/runs/waiting.ts';
import { EVERY } from '#api/store/collections.ts';
import { createClock, testDeps } from '../../support/deps.ts';

it.each(['2026-11-22T12:00:00.000Z', '2026-12-24T12:00:00.000Z'])('the demo of %s has two runs ahead', async (time) => {
  const deps = testDeps({ clock: createClock(time) });
  await seedDonations(deps);
  await seedRuns(deps);
  const [first, second, ...more] = deps.store.data.runs.list('date', EVERY).map((run) => viewRun(deps, run));
  expect(more).toEqual([]);
  expect(first?.stops.map(({ state }) => state)).toEqual(['agreed', 'agreed', 'not-asked']);
  expect([second?.stops, second?.offered]).toEqual([[], 2]);
  expect([first?.date, second?.date]).toEqual(
    time.startsWith('2026-11') ? ['2026-11-23', '2026-11-24'] : ['2026-12-28', '2026-12-29'],
  );
  expect(listWaiting(deps, { area: '', q: '', page: 1, pageSize: 10 }).total).toBeGreaterThanOrEqual(2);
});
