import { expect, test } from 'vitest';
import { itemTitle } from '#contract/text/excerpt.ts';
import { readTheme, shownTheme } from '#site/admin/account/theme/theme.ts';
import { itemRest } from '#site/admin/review/donations/item-title.ts';
import { counted, greeting, todaySentence } from '#site/admin/shell/today/greeting.ts';
import { picturePath } from '#site/ui/picture-copy.ts';

const entry = {
  kind: 'message',
  id: '1',
  title: '',
  detail: '',
  since: null,
  urgent: true,
  url: '',
  count: 1,
} as const;

test.each([
  ['2026-07-01T10:59:00Z', 'Good morning, Aoife'],
  ['2026-07-01T11:00:00Z', 'Good afternoon, Aoife'],
  ['2026-07-01T16:59:00Z', 'Good afternoon, Aoife'],
  ['2026-07-01T17:00:00Z', 'Good evening, Aoife'],
  ['2026-12-01T11:59:00Z', 'Good morning, Aoife'],
])('at %s the clocks in Dublin decide: %s', (now, sentence) => {
  expect(greeting('Aoife Byrne', new Date(now))).toBe(sentence);
});

test('what waits is said as people say it, and who is in danger comes before everything', () => {
  const said = (total: number, pendingDonations = 0, pendingTestimonials = 0, urgent = 0) =>
    todaySentence(
      { total, entries: Array.from({ length: urgent }, () => entry) },
      { pendingDonations, pendingTestimonials },
    );
  expect(said(20, 12, 8)).toBe('Twelve donations and eight testimonials are waiting for you.');
  expect(said(1, 1)).toBe('One donation is waiting for you.');
  expect(said(2, 1, 1)).toBe('One donation and one testimonial are waiting for you.');
  expect(said(1024, 0, 1024)).toBe('1,024 testimonials are waiting for you.');
  expect(said(1)).toBe('One thing is waiting for you.');
  expect(said(6)).toBe('Six things are waiting for you.');
  expect(said(0)).toBe('All clear. Nothing is waiting for you.');
  expect(said(9, 3, 3, 1)).toBe('One person needs you first.');
  expect(said(9, 3, 3, 2)).toBe('Two people need you first.');
  expect(counted(0, 'offer')).toBe('no offers');
});

test.each([
  ['Two armchairs. Wool covers.', 'Two armchairs', 'Wool covers.'],
  ['A kettle', 'A kettle', ''],
  ['Books\nin four boxes', 'Books', 'in four boxes'],
  ['...', 'Item', '...'],
])('an offer described as %j is titled %j', (description, title, rest) => {
  expect(itemTitle(description)).toBe(title);
  if (title !== 'Item') expect(itemRest(description)).toBe(rest);
});

test('a long first sentence is cut, and then the whole description follows', () => {
  const description = `${'very '.repeat(30)}large table. With chairs.`;
  expect(itemTitle(description).length).toBeLessThanOrEqual(61);
  expect(itemRest(description).startsWith('very very')).toBe(true);
});

test('the copy of a picture that is just wide enough is asked for', () => {
  const url = `/api/media/${'a'.repeat(22)}/1600x1200.webp`;
  expect(picturePath(url, 200)).toBe(`/media/${'a'.repeat(22)}/400x300.webp`);
  expect(picturePath(url, 800)).toBe(`/media/${'a'.repeat(22)}/800x600.webp`);
  expect(picturePath(url, 5000)).toBe(`/media/${'a'.repeat(22)}/1600x1200.webp`);
  expect(picturePath('/api/other.png', 200)).toBe('/other.png');
});

test('a theme that is unknown or cannot be read is the system’s', () => {
  expect(readTheme(() => ({ getItem: () => 'dark' }))).toBe('dark');
  expect(readTheme(() => ({ getItem: () => 'pink' }))).toBe('system');
  expect(
    readTheme(() => {
      throw new Error('forbidden');
    }),
  ).toBe('system');
  expect(shownTheme('system', true)).toBe('dark');
  expect(shownTheme('light', true)).toBe('light');
});
