import { describe, expect, it } from 'vitest';
import { holidayOn, nextHoliday, publicHolidays } from '#contract/runs/public-holidays.ts';

describe('public holidays in Ireland', () => {
  it('lists the ten of a year', () => {
    expect([...publicHolidays(2026).keys()]).toEqual([
      '2026-01-01',
      '2026-02-02',
      '2026-03-17',
      '2026-04-06',
      '2026-05-04',
      '2026-06-01',
      '2026-08-03',
      '2026-10-26',
      '2026-12-25',
      '2026-12-26',
    ]);
  });

  it.each([
    ['2023-02-06', 'the first Monday in February'],
    ['2024-02-05', 'the first Monday in February'],
    ['2027-02-01', 'the first of February when that is a Monday'],
    ['2030-02-01', 'the first of February when that is a Friday'],
  ])('keeps St Brigid’s Day on %s, %s', (day) => {
    expect(holidayOn(day)).toBe('St Brigid’s Day');
  });

  it('has no St Brigid’s Day before 2023, nor a second one in a year when it is a Friday', () => {
    expect([...publicHolidays(2022).values()]).not.toContain('St Brigid’s Day');
    expect(holidayOn('2030-02-04')).toBeUndefined();
  });

  it.each(['2024-04-01', '2025-04-21', '2026-04-06', '2027-03-29', '2038-04-26', '2285-03-23'])(
    'keeps Easter Monday on %s',
    (day) => {
      expect(holidayOn(day)).toBe('Easter Monday');
    },
  );

  it('knows the next one, also across the turn of the year', () => {
    expect(nextHoliday('2026-11-21')).toEqual({ day: '2026-12-25', name: 'Christmas Day' });
    expect(nextHoliday('2026-12-27')).toEqual({ day: '2027-01-01', name: 'New Year’s Day' });
    expect(nextHoliday('2027-01-01').day).toBe('2027-01-01');
  });
});
