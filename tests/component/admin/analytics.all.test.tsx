import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { RangePicker } from '#site/admin/charity/analytics/RangePicker.tsx';
import { lastDays, presets } from '#site/admin/charity/analytics/ranges.ts';
import { catchDownloads } from '../../support/downloads.ts';
import { openPortal } from '../../support/portal.tsx';
import { addOffer, addStory, decideOffer, decideStory } from '../../support/records.ts';
import { runsIn } from '../../support/runs.ts';
import { screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  window.scrollTo = vi.fn();
});
const ANALYTICS = ['GET', '/api/analytics'] as const;
const THREE_DAYS = '/admin/analytics?from=2026-11-18&to=2026-11-20';

/** Three days with six offers and three testimonials; of each, two are decided, after 2 and 4 hours. */
const threeDays = async () => {
  const api = screenApi();
  const day = (date: number, hour = 9) => `2026-11-${date}T${String(hour).padStart(2, '0')}:00:00.000Z`;
  const offers: { id: string }[] = [];
  for (const date of [18, 19, 19, 19, 20, 20]) {
    const category = offers.length < 4 ? 'furniture' : 'books';
    offers.push(
      await addOffer(api, { category, pickupRequired: offers.length < 2, pickupAddress: 'Clane' }, day(date)),
    );
  }
  const stories: string[] = [];
  for (const date of [19, 19, 20]) stories.push(await addStory(api, {}, day(date)));
  await decideOffer(api, offers[0]?.id ?? '', 'approved', { when: day(18, 11) });
  await decideOffer(api, offers[1]?.id ?? '', 'rejected', { when: day(19, 13) });
  for (const [at, hour] of [11, 13].entries()) {
    await decideStory(api, stories[at] ?? '', 'approve', { when: day(19, hour) });
  }
  return api;
};
const presetOf = (wanted: string) => presets.find(({ label }) => label === wanted)?.range(new Date());
const chart = (name: string) => screen.findByRole('region', { name });
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('the last thirty days are shown first', async () => {
  const { line } = await openPortal('/admin/analytics');
  await chart('Submissions over time');
  expect(line.made(...ANALYTICS)[0]?.query).toEqual(lastDays(30, new Date()));
  expect(screen.getByRole('button', { name: '30 days' }).getAttribute('aria-pressed')).toBe('true');
});

test('of two presets with the same days the one that was pressed is lit', () => {
  const range = { from: '2026-11-01', to: '2026-11-30' };
  render(<RangePicker range={range} now={new Date('2026-11-30T12:00:00Z')} onChoose={() => {}} />);
  const lit = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
  expect(lit()).toEqual(['30 days']);
  fireEvent.click(screen.getByRole('button', { name: 'This month' }));
  expect(lit()).toEqual(['This month']);
});

test('presets and two dates choose the range, which stands in the address', async () => {
  const { person, line, router } = await openPortal('/admin/analytics?from=2026-01-01&to=2026-02-01');
  await chart('Submissions over time');
  expect(line.made(...ANALYTICS)[0]?.query).toEqual({ from: '2026-01-01', to: '2026-02-01' });
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-03-01' } });
  await waitFor(() => expect(router.state.location.search).toBe('?from=2026-03-01&to=2026-03-01'));
  await person.click(screen.getByRole('button', { name: 'Last year' }));
  await waitFor(() => expect(line.made(...ANALYTICS).at(-1)?.query).toEqual(presetOf('Last year')));
});

test('the donations of the range are one press away, with their table; not for who may not see them', async () => {
  const files = catchDownloads();
  const { person, line, router } = await openPortal(THREE_DAYS, { api: await threeDays() });
  await person.click(await screen.findByRole('link', { name: 'Donations in this range' }));
  await screen.findAllByRole('article');
  expect(router.state.location.search).toBe('?tab=all&from=2026-11-18&to=2026-11-20');
  await person.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const query = { from: '2026-11-18', to: '2026-11-20' };
  expect(line.made('GET', '/api/donationitems.csv')[0]?.query).toMatchObject(query);
  cleanup();
  await openPortal(THREE_DAYS, { as: { role: 'Editor' } });
  await chart('By shop');
  expect(screen.queryByRole('link', { name: 'Donations in this range' })).toBeNull();
});

test('the key figures sum the range up', async () => {
  await openPortal(THREE_DAYS, { api: await threeDays() });
  await chart('Submissions over time');
  const kpis = [...document.querySelectorAll('.kpi')].map((kpi) => kpi.textContent);
  expect(kpis).toEqual([
    'Item donations62 reviewed so farLast year: 0',
    'Collected00 brought by their donorsLast year: 0',
    'Declined10 withdrawn by their donorsLast year: 0',
    'Approval rate50%Donations. Testimonials: 100%Last year: None',
    'Time to first review3 hoursNine in ten within 4 hours. Donations, median. Testimonials: 3 hoursLast year: None',
    'Time to collectionNone yetFrom the offer to the van, medianLast year: None',
    'Estimated value€0Of what was collected. Offered: €723Last year: €0',
    'Messages answered0Of 0. Median: None yetLast year: 0',
    'Testimonials32 reviewed so farLast year: 0',
  ]);
  const table = screen.getByRole('table', { name: 'Key figures', hidden: true });
  expect(cells(table)).toContainEqual(['Time to first review: nine in ten within', '4 hours', 'None', '']);
});

test('each figure stands beside that of the same days a year before', async () => {
  const api = screenApi();
  for (const day of ['2025-11-19', '2026-11-18', '2026-11-19', '2026-11-20'])
    await addOffer(api, { category: 'books', pickupAddress: 'Clane' }, `${day}T09:00:00.000Z`);
  await openPortal(THREE_DAYS, { api });
  const shown = await chart('By shop');
  expect(document.querySelector('.kpi')?.textContent).toContain('Last year: 1 +200%');
  expect(screen.getByText('Last year: 18 November 2025 to 20 November 2025')).toBeDefined();
  expect(cells(within(shown).getByRole('table', { hidden: true })).slice(0, 2)).toEqual([
    ['Shop', 'Offered', 'Offered last year', 'Collected', 'Collected last year', 'Declined'],
    ['Clane', '3', '1', '0', '0', '0'],
  ]);
});

test('a year is chosen, and printed with the figures of its days', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const api = screenApi();
  const year = new Date().getFullYear() - 1;
  for (const at of [year, year, year - 1])
    await addOffer(api, { category: 'books', pickupAddress: 'Clane' }, `${at}-03-04T09:00:00.000Z`);
  const { person, line } = await openPortal('/admin/analytics/year', { api });
  await person.selectOptions(await screen.findByLabelText('Year'), String(year));
  await screen.findByRole('heading', { name: `${year} in figures` });
  expect(line.made(...ANALYTICS).at(-1)?.query).toEqual({ from: `${year}-01-01`, to: `${year}-12-31` });
  expect(cells(screen.getByRole('table', { name: 'Key figures' }))).toContainEqual([
    ...['Item donations', '2', '1', '+100%'],
  ]);
  expect(cells(screen.getByRole('table', { name: 'By county' }))).toContainEqual(['Kildare', '2', '1', '0', '0']);
  await person.click(screen.getByRole('button', { name: 'Print the year' }));
  expect(print).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

test('the van has its figures as soon as it was on the road', async () => {
  const api = screenApi();
  const runs = runsIn(api, await api.staff());
  const run = await runs.runOf({ date: '2026-11-26', from: '10:00', to: '14:00' });
  const stops = [await runs.pickupOf(), await runs.pickupOf()].map(({ id }) => id);
  await runs.assign(run, stops);
  const at = new Date().toISOString();
  await runs.outcome(run.id, stops[0] ?? '', { outcome: 'collected', at });
  await runs.outcome(run.id, stops[1] ?? '', { outcome: 'not-there', at });
  await openPortal('/admin/analytics?from=2026-11-20&to=2026-11-30', { api });
  await chart('Submissions over time');
  const kpis = [...document.querySelectorAll('.kpi')].map((kpi) => kpi.textContent).slice(9);
  expect(kpis).toEqual([
    'Collected by van1One run on the roadLast year: 0',
    'Not there1Nobody opened the doorLast year: 0',
    'Refused at the door0Not taken along by the driverLast year: 0',
    expect.stringMatching(/^Kilometres[\d.]+ kmStraight lines between the areasLast year: 0 km/),
    'Places used2Stops on the runs, of the 2 that the vans had room forLast year: 0',
    'Stops an hour0.5In the hours that were plannedLast year: None',
  ]);
});

test('every chart has a legend, and a table with the same figures behind it', async () => {
  await openPortal(THREE_DAYS, { api: await threeDays() });
  const shown = await chart('Submissions over time');
  expect(
    within(shown)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['Donations', 'Testimonials']);
  expect(cells(within(shown).getByRole('table', { hidden: true }))).toEqual([
    ['Day', 'Donations', 'Testimonials'],
    ['18 Nov', '1', '0'],
    ['19 Nov', '3', '2'],
    ['20 Nov', '2', '1'],
  ]);
  const tableOf = async (name: string) => cells(within(await chart(name)).getByRole('table', { hidden: true }));
  expect(await tableOf('Donations by category')).toEqual(
    expect.arrayContaining([
      ['Furniture', '4', '0', '0', '0', '1'],
      ['Books & Media', '2', '0', '0', '0', '0'],
    ]),
  );
  expect((await tableOf('Pickup or drop-off')).map(([, ...counts]) => counts.join())).toEqual(
    expect.arrayContaining(['2', '4']),
  );
  for (const name of ['Donations by category', 'By status', 'Pickup or drop-off', 'Decisions']) {
    const legend = within(await chart(name)).getAllByRole('listitem');
    expect(legend.map((item) => item.textContent?.trim()).filter((text) => !text)).toEqual([]);
  }
});

test('a chart is drawn in SVG, with fillings of its own for every series', async () => {
  const measure = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  measure.mockReturnValue(new DOMRect(0, 0, 640, 260));
  await openPortal(THREE_DAYS, { api: await threeDays() });
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
  const files = catchDownloads();
  const { person, line } = await openPortal(THREE_DAYS, { api: await threeDays() });
  await chart('By status');
  for (const button of screen.getAllByRole('button', { name: /^CSV/ })) await person.click(button);
  await waitFor(() => expect(files).toHaveLength(10));
  expect(line.made('GET', '/api/analytics.csv').map(({ query }) => query)).toEqual(
    [
      ...['figures', 'submissions', 'categories', 'shops', 'counties', 'areas'],
      ...['statuses', 'handover', 'review', 'rules'],
    ].map((table) => ({
      from: '2026-11-18',
      to: '2026-11-20',
      table,
    })),
  );
  const tables = await Promise.all(files.map(({ content }) => content.text()));
  expect(tables.filter((table) => table.includes('Furniture,'))).toHaveLength(1);
});

test('a range without anything says so', async () => {
  await openPortal(THREE_DAYS);
  const shown = await chart('Submissions over time');
  expect(shown.textContent).toContain('Nothing in these days.');
  expect(document.querySelectorAll('.kpi')[3]?.textContent).toContain('None yet');
});

test('which rules of the automatic review staff overrule is shown once one has spoken', async () => {
  const api = screenApi();
  const day = (hour: number) => `2026-11-19T${hour}:00:00.000Z`;
  await openPortal(THREE_DAYS, { api });
  await chart('Decisions');
  expect(screen.queryByRole('region', { name: 'The automatic review' })).toBeNull();
  cleanup();
  const id = await addStory(api, { content: 'Nurse Mary Kehoe was kind to my sister every day.' }, day(10));
  await decideStory(api, id, 'approve', { when: day(11) });
  await openPortal(THREE_DAYS, { api });
  const shown = await chart('The automatic review');
  const table = within(shown).getByRole('table', { hidden: true });
  expect(cells(table)).toEqual([
    ['Rule', 'Followed', 'Overruled'],
    ['Named people', '0', '1'],
  ]);
});
