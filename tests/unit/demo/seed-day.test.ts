import { expect, it } from 'vitest';
import { readAnalytics } from '#api/analytics/analytics.ts';
import { seedDemo } from '#api/demo/seed.ts';
import { seedDay } from '#api/demo/seed-day.ts';
import { ensureFirstAdministrator } from '#api/people/first-administrator.ts';
import { viewRun } from '#api/runs/view.ts';
import { EVERY } from '#api/store/collections.ts';
import { readToday } from '#api/today/today.ts';
import { clockTime, dublinDay } from '#contract/dublin.ts';
import { shownEircode } from '#contract/personal-data/eircode.ts';
import { countyOfEircode } from '#contract/places/counties.ts';
import { createClock, testDeps } from '../../support/deps.ts';

const demoAt = async (time: string) => {
  const deps = testDeps({ clock: createClock(time) });
  await ensureFirstAdministrator(deps, { email: 'demo@southeastcarefund.example' });
  await seedDemo(deps);
  return { deps, ...(await seedDay(deps)) };
};

it('the demo has a day at work, and the numbers of the specification are as they were', async () => {
  const { deps, signIns, manageUrl } = await demoAt('2026-11-30T11:00:00.000Z');
  const { data } = deps.store;
  const offers = data.donations.list('newest', EVERY);
  expect([offers.length, data.donations.count('status', 'pending')]).toEqual([156, 12]);
  const pickups = offers.filter(({ pickupRequired }) => pickupRequired);
  const withEircode = pickups.filter(({ pickupEircode }) => pickupEircode);
  expect(withEircode.length).toBeGreaterThan(pickups.length / 2);
  for (const { pickupEircode = '', pickupCounty } of withEircode)
    expect([shownEircode(pickupEircode), countyOfEircode(pickupEircode)]).toEqual([pickupEircode, pickupCounty]);
  expect(offers.flatMap(({ otherThings }) => otherThings ?? [])).toHaveLength(2);
  expect(new Set(offers.map(({ description }) => description)).size).toBe(156);
  expect(data.testimonials.list('newest', EVERY)).toHaveLength(8);
  const posts = [...data.posts.all()];
  expect(posts).toHaveLength(24);
  expect(posts.map(({ status, publishedAt }) => [status, publishedAt])).toEqual(
    expect.arrayContaining([
      ['draft', null],
      ['published', '2026-12-03T09:00:00.000Z'],
    ]),
  );
  expect(signIns.map(({ role }) => role)).toEqual(['Manager', 'Editor', 'Volunteer', 'Driver']);
  expect(manageUrl).toContain('/donations/yours#');
  const out = data.runs.list('date', EVERY).find(({ state }) => state === 'out');
  const stops = out && viewRun(deps, out).stops;
  expect(stops?.map(({ outcome }) => outcome)).toEqual(['collected', 'not-there', null, null]);
  expect(out?.driverId).toBe(data.people.list('email', 'declan@southeastcarefund.example')[0]?.id);
  const states = new Set([...data.mails.all()].map(({ state }) => state));
  expect(states).toEqual(new Set(['waiting', 'sent', 'failed']));
  // Newest first: a story came, and after it a flood.
  const heldBack = data.testimonials.list('quarantined', EVERY).map(({ name }) => name);
  expect([heldBack.length, ...heldBack.slice(-2)]).toEqual([15, 'Best Loan 1', 'Nóra Kehoe']);
  expect(data.dataRequests.count('open', EVERY)).toBe(1);
  const [administrator] = data.people.list('oldest', EVERY);
  if (!administrator) throw new Error('Nobody is there.');
  const [first] = readToday(deps, { ...administrator, sessionId: '' }).entries;
  expect(first).toMatchObject({ kind: 'message', urgent: true, danger: { name: 'Máire Furlong' } });
});

it.each([
  ['before dawn', '2026-12-01T00:30:00.000Z'],
  ['late in the evening, two months into the year', '2027-03-01T23:40:00.000Z'],
  ['on a Sunday in summer time', '2026-07-05T21:30:00.000Z'],
  ['on Christmas Day', '2026-12-25T07:00:00.000Z'],
])('the demo lives %s: a van is out, and last year has figures to compare with', async (_, time) => {
  const { deps } = await demoAt(time);
  const out = deps.store.data.runs.list('date', EVERY).filter(({ state }) => state === 'out');
  expect(out.map(({ date, stops }) => [date, stops.map(({ outcome }) => outcome)])).toEqual([
    [dublinDay(deps.now()), ['collected', 'not-there', null, null]],
  ]);
  const [{ from = '', to = '' } = {}] = out;
  const now = clockTime(deps.now());
  expect([from <= now, now < to]).toEqual([true, true]);
  const year = dublinDay(deps.now()).slice(0, 4);
  const { items, runs, lastYear } = readAnalytics(deps, { from: `${year}-01-01`, to: dublinDay(deps.now()) });
  expect(items.donations).toBeGreaterThan(lastYear.items.donations);
  expect(runs.runs).toBeGreaterThan(0);
  for (const figure of [
    lastYear.items.donations,
    lastYear.items.collected,
    lastYear.runs.runs,
    lastYear.runs.kilometres,
  ])
    expect(figure).toBeGreaterThan(0);
});
