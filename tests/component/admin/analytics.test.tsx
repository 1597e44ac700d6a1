import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lastDays } from '#site/admin/analytics/ranges.ts';
import { openPortal } from '../../support/admin-app.tsx';
import { type FakeRoutes, refused } from '../../support/fake-platform.ts';
import { figures } from '../../support/staff-figures.ts';

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = vi.fn();
});
afterEach(cleanup);

const open = (at = '/admin/analytics', routes: FakeRoutes = {}) =>
  openPortal(at, {
    routes: {
      'GET /analytics': ({ query }) => figures({ from: query.from ?? '', to: query.to ?? '' }),
      ...routes,
    },
  });
const chart = (name: string) => screen.findByRole('region', { name });
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('the last thirty days are shown first', async () => {
  const { platform } = open();
  await chart('Submissions over time');
  expect(platform.made('GET /analytics')[0]?.query).toEqual(lastDays(30, new Date()));
  expect(screen.getByRole('button', { name: '30 days' }).getAttribute('aria-pressed')).toBe('true');
});

test('presets and two dates choose the range, which stands in the address', async () => {
  const { person, platform, router } = open('/admin/analytics?from=2026-01-01&to=2026-02-01');
  await chart('Submissions over time');
  expect(platform.made('GET /analytics')[0]?.query).toEqual({ from: '2026-01-01', to: '2026-02-01' });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01' } });
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-03-01&to=2026-03-01'));
  await person.click(screen.getByRole('button', { name: '12 months' }));
  await waitFor(() => expect(platform.made('GET /analytics').at(-1)?.query).toEqual(lastDays(365, new Date())));
});

test('the key figures sum the range up', async () => {
  open();
  await chart('Submissions over time');
  const kpis = [...document.querySelectorAll('.kpi')].map((kpi) => kpi.textContent);
  expect(kpis).toEqual([
    'Item donations64 reviewed so far',
    'Testimonials32 reviewed so far',
    'Time to first review43.2 hoursDonations, median. Testimonials: 5 hours',
    'Approval rate75%Donations. Testimonials: 100%',
  ]);
});

test('every chart has a legend, and a table with the same figures behind it', async () => {
  open();
  const shown = await chart('Submissions over time');
  expect(
    within(shown)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Donations', 'Testimonials']);
  expect(cells(within(shown).getByRole('table', { hidden: true }))).toEqual([
    ['Day', 'Donations', 'Testimonials'],
    ['19 Nov', '1', '0'],
    ['20 Nov', '3', '2'],
    ['21 Nov', '2', '1'],
  ]);
  for (const name of ['Donations by category', 'By status', 'Pickup or drop-off', 'Decisions']) {
    const other = await chart(name);
    expect(within(other).getAllByRole('listitem').length).toBeGreaterThan(0);
    expect(within(other).getByRole('table', { hidden: true })).toBeDefined();
  }
});

test('a chart is drawn in SVG, with fillings of its own for every series', async () => {
  const measure = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  measure.mockReturnValue(new DOMRect(0, 0, 640, 260));
  open();
  const shown = await chart('Decisions');
  const fills = [...shown.querySelectorAll('pattern')].map((pattern) => pattern.id);
  expect(fills).toHaveLength(2);
  await waitFor(() => expect(shown.querySelector('.chart__plot svg')).not.toBeNull());
  const drawn = [...shown.querySelectorAll('.chart__plot [fill^="url(#"]')].map((bar) => bar.getAttribute('fill'));
  expect(new Set(drawn)).toEqual(new Set(fills.map((id) => `url(#${id})`)));
  expect(shown.querySelector('canvas')).toBeNull();
  measure.mockRestore();
});

test('each table can be exported for the range', async () => {
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:table');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { person, platform } = open('/admin/analytics?from=2026-01-01&to=2026-02-01', {
    'GET /analytics.csv': () => new Blob(['Category'], { type: 'text/csv' }),
  });
  await chart('By status');
  for (const button of screen.getAllByRole('button', { name: /^CSV/ })) await person.click(button);
  await waitFor(() => expect(click).toHaveBeenCalledTimes(5));
  expect(platform.made('GET /analytics.csv').map(({ query }) => query)).toEqual(
    ['submissions', 'categories', 'statuses', 'handover', 'review'].map((table) => ({
      from: '2026-01-01',
      to: '2026-02-01',
      table,
    })),
  );
  create.mockRestore();
  click.mockRestore();
});

test('a range without anything says so', async () => {
  const none = { reviewed: 0, medianHours: null, approved: 0, rejected: 0, approvalRate: null };
  open('/admin/analytics', {
    'GET /analytics': () => figures({ submissions: [], review: { donations: none, testimonials: none } }),
  });
  expect((await chart('Submissions over time')).textContent).toContain('Nothing in these days.');
  expect(screen.getAllByText(/None yet/).length).toBeGreaterThan(0);
});

test('figures that cannot be loaded are said, and can be asked for again', async () => {
  const answers = { failing: true };
  const { person } = open('/admin/analytics', {
    'GET /analytics': () => (answers.failing ? refused(500, 'internal', 'No.') : figures()),
  });
  await screen.findByText('Error loading the figures. Please try refreshing the page.');
  answers.failing = false;
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  await chart('By status');
});
