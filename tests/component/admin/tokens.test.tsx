import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { longDate } from '#contract/dublin.ts';
import type { ApiScope } from '#contract/tokens/api-tokens.ts';
import { asToken, createToken, dayIn } from '../../support/api-tokens.ts';
import { personNamed } from '../../support/people.ts';
import { openPortal } from '../../support/portal.tsx';
import { made } from '../../support/records.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';

const SECTION = '/admin/settings?section=tokens';

const findName = (name: string) => screen.findByText(name, { selector: 'b' });

/** A token that a colleague has created. */
const colleagueCreates = async (api: ScreenApi, name: string, scopes: ApiScope[] = ['donations:read'], days = 100) =>
  createToken(api, await api.staff('Administrator', 'Brigid Ryan'), scopes, { name, days });

const openCreation = async (portal: Awaited<ReturnType<typeof openPortal>>) => {
  await portal.person.click(await screen.findByRole('button', { name: 'Create a token' }));
  return within(await screen.findByRole('dialog'));
};
const revoke = async ({ person }: Awaited<ReturnType<typeof openPortal>>, name: string, answer = 'Revoke token') => {
  await person.click(await screen.findByRole('button', { name: `Revoke ${name}` }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: answer }));
};

test('without a token the screen says what one is for', async () => {
  await openPortal(SECTION);
  await screen.findByText(/No token is in use/);
  expect(screen.getByRole('link', { name: 'API tokens' }).getAttribute('aria-current')).toBe('page');
});

test('the list says what each token may do, whether it works, and when it was last used', async () => {
  const api = screenApi();
  const used = await colleagueCreates(api, 'Newsletter', ['testimonials:read', 'analytics:read']);
  made(await api.get('/analytics', used.headers));
  await colleagueCreates(api, 'Screen in New Ross', ['analytics:read'], 10);
  const maker = await api.staff('Administrator', 'Tom Doyle');
  await createToken(api, maker, ['donations:review'], { name: 'Accounting' });
  const tom = personNamed(api.deps, 'Tom Doyle');
  await api.deps.store.change((draft) => draft.people.put({ ...tom, disabled: true }));
  await openPortal(SECTION, { api });
  const row = async (name: string) => within((await findName(name)).closest('li') as HTMLElement);
  const newsletter = await row('Newsletter');
  newsletter.getByText('Read testimonials, read analytics');
  newsletter.getByText(/^Created by Brigid Ryan on /);
  newsletter.getByText('Active');
  newsletter.getByText(/^Works until .* Last used on /);
  const screenInShop = await row('Screen in New Ross');
  screenInShop.getByText('Ends soon');
  screenInShop.getByText(/Not used yet\.$/);
  const accounting = await row('Accounting');
  accounting.getByText('Stopped');
  accounting.getByText(/^Tom Doyle created it and is no longer an administrator\./);
});

test('a token past its last day is said to have expired, and when it ended', async () => {
  const api = screenApi();
  const { token } = await colleagueCreates(api, 'Accounting', ['donations:read'], 3);
  api.deps.clock.advance({ days: 5 });
  await openPortal(SECTION, { api });
  const row = within((await findName('Accounting')).closest('li') as HTMLElement);
  row.getByText('Expired');
  row.getByText(new RegExp(`^Ended on ${longDate(token.expiresOn)}\\. `));
});

test('a new token shows its secret once, with a button that copies it, and works', async () => {
  const portal = await openPortal(SECTION);
  const dialog = await openCreation(portal);
  await portal.person.click(dialog.getByRole('button', { name: 'Create token' }));
  expect(dialog.getAllByText('Name is required')).toHaveLength(1);
  expect(dialog.getAllByText('Please choose at least one thing that the token may do.')).toHaveLength(1);
  await portal.person.type(dialog.getByLabelText('Name'), 'Newsletter');
  await portal.person.click(dialog.getByLabelText(/^Read testimonials/));
  await portal.person.click(dialog.getByLabelText(/^Read analytics/));
  await portal.person.click(dialog.getByLabelText(/^Read analytics/));
  await portal.person.click(dialog.getByRole('button', { name: 'Create token' }));
  const { value: secret } = await dialog.findByLabelText<HTMLInputElement>('Token');
  expect(secret).toMatch(/^cp_[0-9A-Za-z]{49}$/);
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await portal.person.click(dialog.getByRole('button', { name: 'Copy token' }));
  await dialog.findByText('Copied.');
  expect(write).toHaveBeenCalledWith(secret);
  expect((await portal.api.get('/testimonials', asToken(secret))).status).toBe(200);
  expect((await portal.api.get('/analytics', asToken(secret))).status).toBe(403);
  await portal.person.click(dialog.getByRole('button', { name: 'I have stored it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await findName('Newsletter');
  expect(document.body.innerHTML).not.toContain(secret);
});

test('a name that is taken and a day out of range are named at their fields, and nothing typed is lost', async () => {
  const api = screenApi();
  await colleagueCreates(api, 'Newsletter');
  const portal = await openPortal(SECTION, { api });
  const dialog = await openCreation(portal);
  await portal.person.type(dialog.getByLabelText('Name'), 'newsletter');
  await portal.person.click(dialog.getByLabelText(/^Read offers/));
  await portal.person.click(dialog.getByRole('button', { name: 'Create token' }));
  await dialog.findByText('There is already a token with this name.');
  expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'newsletter');
  await portal.person.type(dialog.getByLabelText('Name'), ' 2');
  const day = dialog.getByLabelText('Works until');
  expect(day.getAttribute('max')).toBe(dayIn(api, 365));
  await portal.person.clear(day);
  await portal.person.type(day, dayIn(api, 500));
  await portal.person.click(dialog.getByRole('button', { name: 'Create token' }));
  await dialog.findByText('Please choose a day from today to a year from now.');
  expect([...api.deps.store.data.apiTokens.all()]).toHaveLength(1);
});

test('a token is revoked after a question, at once', async () => {
  const api = screenApi();
  const { headers } = await colleagueCreates(api, 'Newsletter');
  const portal = await openPortal(SECTION, { api });
  await revoke(portal, 'Newsletter', 'Cancel');
  expect((await api.get('/donationitems', headers)).status).toBe(200);
  await revoke(portal, 'Newsletter');
  await screen.findByText('“Newsletter” is revoked: calls with it are refused from now on.');
  expect((await api.get('/donationitems', headers)).status).toBe(401);
  await screen.findByText(/No token is in use/);
});

test('a token that a colleague has just revoked leaves the list, with the server’s sentence', async () => {
  const api = screenApi();
  const { token } = await colleagueCreates(api, 'Newsletter');
  const portal = await openPortal(SECTION, { api });
  await findName('Newsletter');
  await api.call('delete', `/tokens/${token.id}`, { as: await api.staff() });
  await revoke(portal, 'Newsletter');
  await screen.findByText('There is no such token. It may have been revoked already.');
  await waitFor(() => expect(screen.queryByText('Newsletter', { selector: 'b' })).toBeNull());
});
