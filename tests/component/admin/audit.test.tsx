import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { AuditEntry } from '#contract/audit.ts';
import { openPortal } from '../../support/admin-app.tsx';
import { type FakeRoutes, refused } from '../../support/fake-platform.ts';
import { auditEntry, idOf, volunteer } from '../../support/staff-data.ts';

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = vi.fn();
});
afterEach(cleanup);

const promoted = auditEntry({
  id: idOf('promoted'),
  actorId: null,
  actorName: 'Terminal',
  action: 'changed',
  subjectKind: 'person',
  before: { role: 'Volunteer', disabled: false },
  after: { role: 'Administrator', disabled: true },
});
const approved = auditEntry({
  id: idOf('approved'),
  subjectKind: 'donation',
  subjectId: idOf('chairs'),
  detail: 'D-ABC123',
});

const logOf = (entries: AuditEntry[]): FakeRoutes => ({
  'GET /audit': ({ query }) => {
    const found = entries.filter(({ subjectKind }) => !query.subjectKind || subjectKind === query.subjectKind);
    const size = Number(query.pageSize);
    const first = (Number(query.page) - 1) * size;
    return { entries: found.slice(first, first + size), total: found.length, actions: ['approved', 'changed'] };
  },
});
const open = (entries: AuditEntry[], at = '/admin/audit', routes: FakeRoutes = {}) =>
  openPortal(at, { routes: { ...logOf(entries), ...routes } });
const log = () => screen.findByRole('region', { name: 'Changes' });

test('every change says what was done and by whom, and leads to the donation', async () => {
  open([approved, promoted]);
  const shown = await log();
  expect(shown.textContent).toContain('Donation D-ABC123 was approved');
  expect(shown.textContent).toContain('By you');
  expect(shown.textContent).toContain('By Terminal');
  expect(within(shown).getByRole('link', { name: 'Show the donation' }).getAttribute('href')).toBe(
    `/admin/donations?tab=all&item=${approved.subjectId}`,
  );
});

test('the fields before and after are readable', async () => {
  open([promoted]);
  const table = within(await log()).getByRole('table', { hidden: true });
  const rows = within(table)
    .getAllByRole('row', { hidden: true })
    .map((row) => [...row.children].map((cell) => cell.textContent));
  expect(rows).toEqual([
    ['Field', 'Before', 'After'],
    ['Role', 'Volunteer', 'Administrator'],
    ['Disabled', 'No', 'Yes'],
  ]);
});

test('kind, action, days and search go to the server and stand in the address', async () => {
  const { person, platform, router } = open([approved, promoted]);
  await log();
  await person.selectOptions(screen.getByLabelText('About'), 'person');
  await waitFor(() => expect(screen.queryByText(/D-ABC123/)).toBeNull());
  await person.selectOptions(screen.getByLabelText('What was done'), 'changed');
  await person.type(screen.getByLabelText('Search the log'), 'volunteer');
  await waitFor(() => expect(router.state.location.search).toBe('?subjectKind=person&action=changed&q=volunteer'));
  await waitFor(() =>
    expect(platform.made('GET /audit').at(-1)?.query).toEqual({
      page: '1',
      pageSize: '25',
      q: 'volunteer',
      action: 'changed',
      subjectKind: 'person',
    }),
  );
  await person.click(screen.getByRole('button', { name: /^“volunteer”/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?subjectKind=person&action=changed'));
  expect(screen.getByLabelText('Search the log')).toHaveProperty('value', '');
});

test('an address that makes no sense asks for nothing that the server refuses', async () => {
  const { platform } = open([approved], '/admin/audit?subjectKind=weather&from=yesterday&to=2026-11-21');
  await log();
  expect(platform.made('GET /audit')[0]?.query).toEqual({ page: '1', pageSize: '25', to: '2026-11-21' });
});

test('twenty-five stand on a page', async () => {
  const many = Array.from({ length: 30 }, (_, index) => auditEntry({ id: idOf(`entry-${100 + index}`) }));
  const { person, router } = open(many);
  expect(within(await log()).getAllByRole('listitem')).toHaveLength(25);
  await person.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(async () => expect(within(await log()).getAllByRole('listitem')).toHaveLength(5));
  expect(router.state.location.search).toBe('?page=2');
});

test('the export takes the filters with it', async () => {
  const create = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:table');
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { person, platform } = open([approved], '/admin/audit?subjectKind=donation&from=2026-11-01', {
    'GET /audit.csv': () => new Blob(['When'], { type: 'text/csv' }),
  });
  await log();
  await person.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(platform.made('GET /audit.csv')[0]?.query).toEqual({ subjectKind: 'donation', from: '2026-11-01' });
  create.mockRestore();
  click.mockRestore();
});

test('nothing found and a log that cannot be loaded are said', async () => {
  const { unmount } = open([]);
  await screen.findByText('No changes match your criteria.');
  unmount();
  open([], '/admin/audit', { 'GET /audit': () => refused(500, 'internal', 'No.') });
  await screen.findByText('Error loading the log. Please try refreshing the page.');
});

test('a volunteer is told whom to ask, and nothing is called', async () => {
  const { platform } = openPortal('/admin/audit', { user: volunteer, routes: logOf([approved]) });
  await screen.findByText(/This screen is for administrators/);
  expect(platform.made('GET /audit')).toHaveLength(0);
});

test('the dashboard leads administrators to the whole log, volunteers not', async () => {
  const { unmount } = openPortal('/admin');
  expect((await screen.findByRole('link', { name: 'See everything' })).getAttribute('href')).toBe('/admin/audit');
  unmount();
  openPortal('/admin', { user: volunteer });
  await screen.findByRole('heading', { name: 'Recent activity' });
  expect(screen.queryByRole('link', { name: 'See everything' })).toBeNull();
});
