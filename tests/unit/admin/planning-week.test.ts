import { expect, it } from 'vitest';
import { daysOfWeek } from '#site/admin/collect/runs/planning-week.ts';

it('a week is planned from Monday to Saturday, and shows a Sunday on which a run is planned all the same', () => {
  expect(daysOfWeek('2026-11-23', false).at(-1)).toBe('2026-11-28');
  expect(daysOfWeek('2026-11-23', true)).toEqual([
    '2026-11-23',
    '2026-11-24',
    '2026-11-25',
    '2026-11-26',
    '2026-11-27',
    '2026-11-28',
    '2026-11-29',
  ]);
});
