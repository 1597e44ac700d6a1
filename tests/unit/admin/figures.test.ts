import { expect, test } from 'vitest';
import {
  changeLabel,
  figureLabel,
  hoursLabel,
  itemsData,
  rateLabel,
  statusesData,
  submissionsData,
  sumOf,
} from '#site/admin/charity/analytics/chart-data.ts';
import { lastDays, presetOf, presets, rangeFrom, yearRange } from '#site/admin/charity/analytics/ranges.ts';
import { changesOf, fieldLabel, valueLabel } from '#site/admin/charity/audit/audit-labels.ts';
import { figures } from '../../support/staff-figures.ts';

const now = new Date('2026-11-21T12:00:00Z');

test('the last days end today in Ireland, today included', () => {
  expect(lastDays(30, now)).toEqual({ from: '2026-10-23', to: '2026-11-21' });
  expect(lastDays(1, new Date('2026-06-30T23:30:00Z'))).toEqual({ from: '2026-07-01', to: '2026-07-01' });
});

const rangeAt = (wanted: string, moment: string) =>
  presets.find(({ label }) => label === wanted)?.range(new Date(moment));

test.each([
  ['This month', '2026-11-01', '2026-11-21'],
  ['Last month', '2026-10-01', '2026-10-31'],
  ['This quarter', '2026-10-01', '2026-11-21'],
  ['Last quarter', '2026-07-01', '2026-09-30'],
  ['This year', '2026-01-01', '2026-11-21'],
  ['Last year', '2025-01-01', '2025-12-31'],
  ['Last 12 months', '2025-11-22', '2026-11-21'],
])('%s is of the calendar, and ends today if it is not over', (label, from, to) => {
  expect(rangeAt(label, now.toISOString())).toEqual({ from, to });
});

test('spans of the calendar begin with the day in Ireland', () => {
  expect(rangeAt('This month', '2026-06-30T23:30:00Z')).toEqual({ from: '2026-07-01', to: '2026-07-01' });
  expect(rangeAt('Last quarter', '2026-01-15T12:00:00Z')).toEqual({ from: '2025-10-01', to: '2025-12-31' });
});

test('one preset is lit where several are the same days: the one that was pressed, else the first', () => {
  const last = new Date('2026-11-30T12:00:00Z');
  const month = { from: '2026-11-01', to: '2026-11-30' };
  expect(presetOf(month, last)).toBe('30 days');
  expect(presetOf(month, last, 'This month')).toBe('This month');
  expect(presetOf(month, last, 'Last year')).toBe('30 days');
  expect(presetOf({ ...month, to: '2026-11-29' }, last, 'This month')).toBeUndefined();
});

test('a year ends with its last day, this one with today', () => {
  expect(yearRange(2025, now)).toEqual({ from: '2025-01-01', to: '2025-12-31' });
  expect(yearRange(2026, now)).toEqual({ from: '2026-01-01', to: '2026-11-21' });
});

test('figures read with their unit, and their change with its sign', () => {
  expect([figureLabel(1234.5, 'euro'), figureLabel(118.4, 'km'), figureLabel(null, 'hours')]).toEqual([
    '€1,234.50',
    '118.4 km',
    'None yet',
  ]);
  expect([changeLabel(6, 4, 'number'), changeLabel(3, 4, 'hours'), changeLabel(4, 4, 'km')]).toEqual([
    '+50%',
    '−25%',
    'No change',
  ]);
  expect([changeLabel(0.75, 0.8, 'share'), changeLabel(0.81, 0.8, 'share')]).toEqual(['−5 points', '+1 point']);
  expect([changeLabel(4, 0, 'number'), changeLabel(null, 4, 'hours')]).toEqual(['', '']);
});

test.each([
  ['2026-01-01', '2026-02-01', { from: '2026-01-01', to: '2026-02-01' }],
  ['2026-02-01', '2026-01-01', lastDays(30, now)],
  ['yesterday', '2026-02-01', lastDays(30, now)],
  ['2026-02-31', '', lastDays(30, now)],
  ['', '', lastDays(30, now)],
])('an address with %j to %j asks for a range that makes sense', (from, to, range) => {
  expect(rangeFrom(from, to, now)).toEqual(range);
});

test('hours are formatted as people say them', () => {
  expect(hoursLabel(null)).toBe('None yet');
  expect(hoursLabel(0)).toBe('1 minute');
  expect(hoursLabel(0.5)).toBe('30 minutes');
  expect(hoursLabel(1)).toBe('1 hour');
  expect(hoursLabel(5.25)).toBe('5.3 hours');
  expect(hoursLabel(60)).toBe('2.5 days');
});

test('rates are whole per cents', () => {
  expect(rateLabel(0.867)).toBe('87%');
  expect(rateLabel(null)).toBe('None yet');
});

test('the charts hold the figures', () => {
  const shown = figures();
  expect(sumOf(submissionsData(shown))).toBe(9);
  expect(sumOf(submissionsData(shown), 'testimonials')).toBe(3);
  expect(itemsData(shown, 'categories').rows).toContainEqual({
    label: 'Furniture',
    values: expect.objectContaining({ donations: 4, donationsBefore: 4 }),
  });
  expect(statusesData(shown).rows).toContainEqual({ label: 'Collected', values: { donations: 1, testimonials: 0 } });
});

test('series differ by pattern as well as by colour', () => {
  const { series } = submissionsData(figures());
  expect(new Set(series.map(({ pattern }) => pattern)).size).toBe(series.length);
  expect(new Set(series.map(({ colour }) => colour)).size).toBe(series.length);
});

test('fields and values of the log read as words', () => {
  expect(fieldLabel('contact.supportPhone')).toBe('Contact, support phone');
  expect(fieldLabel('shops.0.name')).toBe('Shops, 1, name');
  expect(valueLabel(true)).toBe('Yes');
  expect(valueLabel(null)).toBe('Nothing');
  expect(valueLabel('')).toBe('Nothing');
  expect(valueLabel(12500)).toBe('12,500');
  expect(valueLabel('2026-11-21T09:30:00.000Z')).toBe('21 November 2026, 09:30');
  expect(valueLabel('Volunteer')).toBe('Volunteer');
});

test('what only one side has is shown against nothing', () => {
  expect(changesOf({ before: { role: 'Volunteer' }, after: { role: 'Administrator', disabled: false } })).toEqual([
    { path: 'role', field: 'Role', before: 'Volunteer', after: 'Administrator' },
    { path: 'disabled', field: 'Disabled', before: 'Nothing', after: 'No' },
  ]);
  expect(changesOf({})).toEqual([]);
});
