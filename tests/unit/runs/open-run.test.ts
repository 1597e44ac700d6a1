import { expect, it } from 'vitest';
import { whyNotOpen } from '#contract/runs/open-run.ts';

const declan = { id: 'declan', role: 'Driver' } as const;
const run = { date: '2026-03-05', driverId: 'declan' };
const at = (time: string) => new Date(time);

it.each([
  ['2026-03-04T17:00:00Z', null],
  ['2026-03-06T23:59:59Z', null],
  ['2026-03-04T16:59:59Z', /five o’clock/],
  ['2026-03-07T00:00:00Z', /is over/],
])('a run is open to its driver from the evening before until the day after: %s', (time, why) => {
  const said = whyNotOpen(declan, run, at(time));
  if (why === null) expect(said).toBeNull();
  else expect(said).toMatch(why);
});

it('a run is not open to another driver, and always to whoever plans', () => {
  expect(whyNotOpen({ ...declan, id: 'aoife' }, run, at('2026-03-05T12:00:00Z'))).toMatch(/not one of your runs/);
  expect(whyNotOpen({ id: 'aoife', role: 'Volunteer' }, run, at('2026-04-05T12:00:00Z'))).toBeNull();
});
