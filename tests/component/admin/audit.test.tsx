import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { AuditEntry } from '#contract/audit/audit.ts';
import { catchDownloads } from '../../support/downloads.ts';
import { addPerson } from '../../support/people.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { addOffer, decideOffer } from '../../support/records.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  window.scrollTo = vi.fn();
});
const AUDIT = ['GET', '/api/audit'] as const;
const log = () => screen.findByRole('region', { name: 'Changes' });

/** Writes entries as the terminal does, which has no account. */
const addEntries = (api: ScreenApi, ...entries: Partial<AuditEntry>[]) =>
  api.deps.store.change((draft) => {
    for (const details of entries) {
      draft.audit.put({
        id: api.deps.newId(),
        at: api.deps.now().toISOString(),
        actorId: null,
        actorName: 'Terminal',
        action: 'changed',
        subjectKind: 'person',
        subjectId: api.deps.newId(),
        detail: '',
        ...details,
      });
    }
  });

/** The log with an approval of the signed-in person's, and with a promotion from the terminal. */
const openLog = async (address = '/admin/audit') => {
  const api = screenApi();
  const me = await addPerson(api.deps);
  const offer = await addOffer(api);
  await decideOffer(api, offer.id, 'approved', { by: me });
  await addEntries(api, {
    before: { role: 'Volunteer', disabled: false },
    after: { role: 'Administrator', disabled: true },
  });
  return { ...(await openPortal(address, { api, as: me })), offer };
};

test('every change says what was done and by whom, and names the donation and leads to it', async () => {
  const { offer } = await openLog();
  const shown = await log();
  expect(shown.textContent).toContain(`You approved donation ${offer.reference}: A solid oak table`);
  expect(shown.textContent).toContain('Terminal changed');
  expect(within(shown).getByRole('link', { name: 'A solid oak table with four chairs' }).getAttribute('href')).toBe(
    `/admin/donations?tab=all&item=${offer.id}`,
  );
});

test('the fields before and after are readable', async () => {
  await openLog('/admin/audit?subjectKind=person');
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

test('kind, action and search narrow the log, stand in the address, and can be taken back', async () => {
  const { person, router, offer } = await openLog();
  await log();
  await person.selectOptions(screen.getByLabelText('About'), 'person');
  await waitFor(() => expect(screen.queryByText(new RegExp(offer.reference))).toBeNull());
  await person.selectOptions(screen.getByLabelText('What was done'), 'changed');
  await person.type(screen.getByLabelText('Search the log'), 'zebra');
  await waitFor(() => expect(router.state.location.search).toBe('?subjectKind=person&action=changed&q=zebra'));
  await screen.findByText('No changes match your criteria.');
  await person.click(screen.getByRole('button', { name: /^“zebra”/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?subjectKind=person&action=changed'));
  expect(screen.getByLabelText('Search the log')).toHaveProperty('value', '');
  await screen.findByText(/^Terminal changed/);
});

test('an address that makes no sense asks for nothing that the server refuses', async () => {
  const { line } = await openLog('/admin/audit?subjectKind=weather&from=yesterday&to=2026-11-21');
  await log();
  expect(line.made(...AUDIT)[0]?.query).toEqual({ page: '1', pageSize: '25', to: '2026-11-21' });
});

test('twenty-five stand on a page', async () => {
  const api = screenApi();
  // Signing in to look is an entry, too.
  await addEntries(api, ...Array.from({ length: 29 }, () => ({})));
  const { person, router } = await openPortal('/admin/audit', { api });
  expect(within(await log()).getAllByRole('listitem')).toHaveLength(25);
  await person.click(screen.getByRole('button', { name: 'Page 2' }));
  await waitFor(async () => expect(within(await log()).getAllByRole('listitem')).toHaveLength(5));
  expect(router.state.location.search).toBe('?page=2');
});

test('the export takes the filters with it', async () => {
  const files = catchDownloads();
  const { person, offer } = await openLog('/admin/audit?subjectKind=donation&from=2026-11-01');
  await log();
  await person.click(screen.getByRole('button', { name: 'Export CSV' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const table = await files[0]?.content.text();
  expect(table).toContain(offer.reference);
  expect(table).not.toContain('Terminal');
});

test('sign-ins, failures, lock-outs and exports are told in words', async () => {
  const api = screenApi();
  await addEntries(
    api,
    { action: 'sign-in failed', detail: 'Declan Roche', after: { times: 37 } },
    { action: 'locked out', subjectId: 'unknown', after: { times: 1 } },
    { action: 'exported', subjectKind: 'donation', detail: 'CSV, by q' },
    { action: 'unlocked' },
  );
  await openPortal('/admin/audit', { api });
  const { textContent } = await log();
  expect(textContent).toContain('You signed in: password, new device');
  expect(textContent).toContain('Terminal failed to sign in as Declan Roche, 37 times');
  expect(textContent).toContain('Terminal was refused after wrong passwords for addresses without an account');
  expect(textContent).toContain('Terminal exported donations as CSV, by q');
  expect(textContent).toContain('Terminal unlocked the account of a colleague');
});

test('nothing found is said', async () => {
  await openPortal('/admin/audit?q=zebra');
  await screen.findByText('No changes match your criteria.');
});

test('the dashboard leads administrators to the whole log', async () => {
  await openPortal('/admin');
  expect((await screen.findByRole('link', { name: 'See everything' })).getAttribute('href')).toBe('/admin/audit');
});

test('the dashboard leads volunteers nowhere that is closed to them', async () => {
  await openPortal('/admin', { as: volunteer });
  await screen.findByRole('heading', { name: 'Recent activity' });
  expect(screen.queryByRole('link', { name: 'See everything' })).toBeNull();
});
