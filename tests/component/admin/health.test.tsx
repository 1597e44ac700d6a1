import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { HealthReport } from '#contract/health/health.ts';
import { problemWords } from '#site/admin/charity/health/problem-words.ts';
import { reportText } from '#site/admin/charity/health/report-text.ts';
import { catchDownloads } from '../../support/downloads.ts';
import { openPortal } from '../../support/portal.tsx';
import { screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  window.scrollTo = vi.fn();
});
const REPORT = ['GET', '/api/health/report'] as const;
const open = async () => {
  const api = screenApi();
  api.deps.log.error('store.write-failed', { kind: 'Error', code: 'ENOSPC', where: 'at write (/srv/main.js:1:2)' });
  api.deps.log.error('request.failed', {
    requestId: 'AbCdEfGhIjKlMnOpQrStUv',
    pattern: '/api/media',
    kind: 'TypeError',
  });
  api.deps.log.error('request.failed', {
    requestId: 'AbCdEfGhIjKlMnOpQrStUw',
    pattern: '/api/media',
    kind: 'TypeError',
  });
  return openPortal('/admin/settings/health', { api });
};
const card = (name: string) => screen.findByRole('region', { name });

test('every part has its state, a figure and what to do', async () => {
  await open();
  expect((await card('Backups')).textContent).toContain('None yet');
  const disk = (await card('Disk')).textContent;
  expect(disk).toContain('Look at it');
  expect(disk).toContain('The system does not tell how full the disk is.');
  expect((await card('Mail')).textContent).toContain('0 sent');
  const store = (await card('Store')).textContent;
  expect(store).toContain('Good');
  expect(store).toContain('0 donations, 0 testimonials, 0 posts, 1 account.');
  expect((await card('Version')).textContent).toContain('Node 24.11.0');
  expect(screen.getByText('How the server is. One part wants a look.')).toBeDefined();
  expect(document.title).toMatch(/^Health · /);
});

test('a Node without security updates wants a look, and says which one to install', async () => {
  const api = screenApi();
  api.deps.monitoring.about.node = '23.11.0';
  await openPortal('/admin/settings/health', { api });
  const version = (await card('Version')).textContent;
  expect(version).toContain('Look at it');
  expect(version).toContain('no security updates since 1 June 2025. Please ask');
});

test('the last errors are told in words, the latest first, with their count and reference', async () => {
  await open();
  const table = await screen.findByRole('region', { name: 'Table of the last errors' });
  expect(table.tabIndex).toBe(0);
  const rows = within(table).getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .slice(1)
        .map((cell) => cell.textContent),
    ),
  ).toEqual([
    [
      'The program made a mistake/api/media · TypeError',
      '2',
      expect.stringMatching(/^Somebody saw an apology\. Tell .+\.$/),
      'AbCdEfGhIjKlMnOpQrStUw',
    ],
    [
      'A change could not be storedError · ENOSPC · main.js:1:2',
      '1',
      expect.stringContaining('Its sender was told.'),
      'store.write-failed',
    ],
  ]);
});

test('without errors it says so', async () => {
  await openPortal('/admin/settings/health');
  expect(await screen.findByText(/^Nothing went wrong since the server was started .+ ago\.$/)).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});

test('whoever helps gets everything as a file', async () => {
  const downloads = catchDownloads();
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'All as a file' }));
  expect(downloads.map(({ name }) => name)).toEqual(['health.txt']);
  expect(await downloads[0]?.content.text()).toContain('request.failed (The program made a mistake)');
});

test('it asks again at a press, and says when that failed, with the figures that are there', async () => {
  const { person, line } = await open();
  await card('Store');
  const asked = () => line.made(...REPORT).length;
  const before = asked();
  await person.click(screen.getByRole('button', { name: 'Check now' }));
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  line.failNext(...REPORT, 500);
  await person.click(await screen.findByRole('button', { name: 'Check now' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The latest check failed.');
  expect((await card('Store')).textContent).toContain('Good');
});

test('settings lead there, and it leads back', async () => {
  const { person, router } = await openPortal('/admin/settings');
  await person.click(await screen.findByRole('link', { name: /^Health/ }));
  await card('Store');
  const crumbs = screen.getByRole('navigation', { name: 'You are here' });
  await person.click(within(crumbs).getByRole('link', { name: 'Settings' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/settings'));
});

/** The events that `api/` logs as warnings and errors. */
const loggedEvents = (): string[] => {
  const found = new Set<string>();
  for (const name of readdirSync('api', { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.ts')) continue;
    const text = readFileSync(join('api', name), 'utf8');
    for (const [, after = ''] of text.matchAll(/(?:log\??\.(?:error|warn)|retryUntilDone)\((?=([\s\S]{0,160}))/g)) {
      const first = after.split(/\bdescribeError|\n\s*\{|\{ /)[0] ?? '';
      for (const [, event = ''] of first.matchAll(/'([a-z-]+\.[a-z-]+)'/g)) found.add(event);
    }
  }
  // What stands in the next statement is logged as information.
  for (const event of ['disk.uploads-accepted', 'uploads.budget-free']) found.delete(event);
  return [...found].sort();
};

test('every event that is logged as a problem has words, and no words are for an event that is gone', () => {
  expect(Object.keys(problemWords).sort()).toEqual(loggedEvents());
});

test('the report as text tells everything, and stays readable where little is known', async () => {
  const { api } = await open();
  const { body } = await api.get('/health/report', await api.staff());
  const text = reportText(body as HealthReport);
  for (const words of ['Charity portal 0.0.0-test', 'Backups: good', 'Disk: look', '2x  request.failed', 'main.js:1:2'])
    expect(text).toContain(words);
  expect(text).not.toMatch(/undefined|NaN|null|\[object/);
});

test('the report as text gives what is known of an error on a line of its own, and no line where nothing is', async () => {
  const { api } = await open();
  api.deps.log.error('disk.uploads-refused', {});
  const { body } = await api.get('/health/report', await api.staff());
  const text = reportText(body as HealthReport);
  expect(text).toMatch(/request\.failed \([^\n]+\)\n {2}\/api\/media · TypeError · /);
  expect(text).toMatch(/disk\.uploads-refused \([^\n]+\)\n\S/);
});
