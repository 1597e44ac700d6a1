import { expect, it } from 'vitest';
import { monthsBefore } from '#api/core/months-before.ts';
import { formatCounts } from '#api/privacy/format-counts.ts';
import { english } from '#contract/words/message.ts';
import { monthsInWords } from '#site/pages/privacy/RetentionSections.tsx';

it.each([
  ['2026-11-21T10:20:30.400Z', 12, '2025-11-21T10:20:30.400Z'],
  ['2026-03-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
  ['2028-03-30T00:00:00.000Z', 1, '2028-02-29T00:00:00.000Z'],
  ['2028-02-29T00:00:00.000Z', 12, '2027-02-28T00:00:00.000Z'],
  ['2026-01-15T00:00:00.000Z', 2, '2025-11-15T00:00:00.000Z'],
])('from %s, %i months back is %s', (now, months, then) => {
  expect(monthsBefore(new Date(now), months).toISOString()).toBe(then);
});

it('counts are formatted as text', () => {
  expect(formatCounts({ testimonials: 2, donations: 1, audit: 0 })).toBe('2 testimonials, 1 donation');
  expect(formatCounts({})).toBe('nothing');
});

it('periods are formatted as people say them', () => {
  const said = [1, 6, 12, 18, 24].map(monthsInWords).map(({ of, values }) => english(of, values));
  expect(said).toEqual(['one month', '6 months', 'one year', '18 months', '2 years']);
});
