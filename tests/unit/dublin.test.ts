import { describe, expect, it } from 'vitest';
import { addDays, dublinDay, rangeOf, startOfDay } from '#contract/dublin.ts';

describe('days in Ireland', () => {
  it.each([
    ['2026-01-15', '2026-01-15T00:00:00.000Z'],
    ['2026-07-15', '2026-07-14T23:00:00.000Z'],
    // The nights on which the clocks change.
    ['2026-03-29', '2026-03-29T00:00:00.000Z'],
    ['2026-03-30', '2026-03-29T23:00:00.000Z'],
    ['2026-10-25', '2026-10-24T23:00:00.000Z'],
    ['2026-10-26', '2026-10-26T00:00:00.000Z'],
  ])('%s begins at %s', (day, moment) => {
    expect(startOfDay(day).toISOString()).toBe(moment);
    expect(dublinDay(new Date(moment))).toBe(day);
    expect(dublinDay(new Date(Date.parse(moment) - 1))).toBe(addDays(day, -1));
  });

  it('are counted over months, years and leap days', () => {
    expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect(addDays('2026-03-01', -1)).toBe('2026-02-28');
  });

  it('make a range that holds both days whole and is open where a day is missing', () => {
    expect(rangeOf({ from: '2026-07-01', to: '2026-07-02' })).toEqual({
      since: '2026-06-30T23:00:00.000Z',
      before: '2026-07-02T23:00:00.000Z',
    });
    expect(rangeOf({ to: '9999-12-31' }).before > '9999').toBe(true);
    const open = rangeOf({});
    expect(open.since <= '1970' && open.before > '9999').toBe(true);
  });
});
