import { describe, expect, test } from 'vitest';
import { dateAndTime, longDate } from '#contract/dublin.ts';
import { clockTimesText, clockTimeText } from '#site/shops/clock-time-text.ts';
import { initials } from '#site/ui/Avatar.tsx';
import { money } from '#site/ui/money.ts';
import { pageNumbers } from '#site/ui/page-numbers.ts';
import { ago } from '#site/ui/relative-time.ts';

describe('dates', () => {
  test('are written out in Irish time', () => {
    expect(longDate('2025-09-18T10:00:00.000Z')).toBe('18 September 2025');
    expect(longDate('2025-06-30T23:30:00.000Z')).toBe('1 July 2025');
    expect(dateAndTime('2025-06-30T23:30:00.000Z')).toBe('1 July 2025, 00:30');
    expect(longDate('no date')).toBe('');
  });

  test.each([
    ['2025-09-18T11:59:40.000Z', 'just now'],
    ['2025-09-18T11:59:00.000Z', '1 minute ago'],
    ['2025-09-18T11:15:00.000Z', '45 minutes ago'],
    ['2025-09-18T09:00:00.000Z', '3 hours ago'],
    ['2025-09-17T22:30:00.000Z', 'yesterday'],
    ['2025-09-14T12:00:00.000Z', '4 days ago'],
    ['2025-09-11T12:00:00.000Z', '11 September 2025'],
    ['2025-12-24T12:00:00.000Z', '24 December 2025'],
  ])('%s was or is "%s"', (iso, words) => {
    expect(ago(iso, new Date('2025-09-18T12:00:00.000Z'))).toBe(words);
  });

  test('times stand as on a shop door', () => {
    expect([clockTimeText('09:00'), clockTimeText('17:00'), clockTimeText('12:30'), clockTimeText('00:15')]).toEqual([
      '9:00',
      '5:00',
      '12:30',
      '12:15',
    ]);
    expect(clockTimesText('09:00', '17:00')).toBe('9:00–5:00');
  });
});

test('money is euro, with cents only where there are some', () => {
  expect([money(120), money(4.5), money(0), money(12500)]).toEqual(['€120', '€4.50', '€0', '€12,500']);
});

test.each([
  ['Nuala', 'N'],
  ['Caroline and Joe', 'CJ'],
  ['máire ní bhriain', 'MB'],
  ['Šarūnas Žukauskas', 'ŠŽ'],
  ['  ', '?'],
  ['👋 Joe', 'J'],
])('the initials of "%s" are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});

test.each([
  [1, 7, [1, 2, 3, 4, 5, 6, 7]],
  [1, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
  [4, 20, [1, 2, 3, 4, 5, 'gap-after', 20]],
  [5, 20, [1, 'gap-before', 4, 5, 6, 'gap-after', 20]],
  [17, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
  [20, 20, [1, 'gap-before', 16, 17, 18, 19, 20]],
])('page %i of %i shows its surroundings', (page, pages, steps) => {
  expect(pageNumbers(page, pages)).toEqual(steps);
});

test('no page number is doubled or out of order, and the current and last page are always there', () => {
  for (let pages = 1; pages <= 30; pages++) {
    for (let page = 1; page <= pages; page++) {
      const numbers = pageNumbers(page, pages).filter((step) => typeof step === 'number');
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toContain(page);
      expect(numbers.at(-1)).toBe(pages);
    }
  }
});
