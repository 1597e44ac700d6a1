import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { addStory, changeSettings } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
const missing = async () => within(await screen.findByRole('region', { name: 'Missing' }));
test('each missing thing says what visitors see meanwhile, leads to its own field, and there is a way back', async () => {
  const { person, router } = await openPortal('/admin/settings/launch');
  const list = await missing();
  expect(list.getByText(/Visitors see meanwhile: nothing in its place/)).toBeTruthy();
  await person.click(list.getByRole('link', { name: /Registered charity number/ }));
  const form = within(await screen.findByRole('form', { name: 'Organisation' }));
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText(/^Registered charity number/)));
  await person.click(await screen.findByRole('link', { name: 'Back to what is still to do' }));
  expect(router.state.location.pathname).toBe('/admin/settings/launch');
});

test('a point with several made-up things leads to the first that is left, in the form of a shop, too', async () => {
  const { person } = await openPortal('/admin/settings/launch');
  await person.click((await missing()).getByRole('link', { name: /Phones and addresses of the shops/ }));
  const form = within(await screen.findByRole('form', { name: 'Clane' }));
  await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Phone')));
});

test('an administrator begins with the list until she puts it aside, and finds it again', async () => {
  const { person, router } = await openPortal('/admin');
  await missing();
  expect(screen.queryByRole('heading', { name: 'All clear.' })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Put this list aside' }));
  await screen.findByRole('heading', { name: 'All clear.' });
  await router.navigate('/admin/settings/launch');
  await missing();
  await person.click(screen.getByRole('button', { name: 'Show this list on Today again' }));
  await screen.findByRole('button', { name: 'Put this list aside' });
  await router.navigate('/admin');
  await missing();
});

test('who is in danger stands before the list', async () => {
  const api = screenApi();
  await addStory(api, { content: 'I can’t cope any more and I want to die. Please someone ring me.' });
  await openPortal('/admin', { api });
  const waiting = await screen.findByRole('heading', { name: 'Waiting for you' });
  const first = await screen.findByRole('heading', { name: 'Missing' });
  expect(waiting.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('whoever may not change the settings is not led through the first day', async () => {
  await openPortal('/admin', { as: volunteer });
  await screen.findByRole('heading', { name: 'All clear.' });
  expect(screen.queryByRole('region', { name: 'Missing' })).toBeNull();
});

test('what is made up is written over where it is listed, all with one press, and is gone from the list', async () => {
  const api = screenApi();
  const { person } = await openPortal('/admin', { api });
  const form = within(await screen.findByRole('form', { name: 'Made up, and on the website now' }));
  await person.click(form.getByLabelText('Phone'));
  await person.keyboard('051 400 100');
  await person.click(form.getByLabelText('Email for visitors'));
  await person.keyboard('hello@fund');
  await person.click(form.getByRole('checkbox', { name: 'The figures are true' }));
  await person.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(form.getByLabelText('Email for visitors').getAttribute('aria-invalid')).toBe('true'));
  await person.clear(form.getByLabelText('Email for visitors'));
  await person.type(form.getByLabelText('Email for visitors'), 'hello@fund.ie');
  await person.click(form.getByRole('button', { name: 'Save changes' }));
  await form.findByText(/^Saved\./);
  await waitFor(() => expect(form.queryByLabelText('Phone')).toBeNull());
  const { contact, figures, shops } = (await api.get('/settings')).body;
  expect([contact.phone, contact.email]).toEqual(['051 400 100', 'hello@fund.ie']);
  expect([figures.years, shops[0].phone]).toEqual(['50+', '020 915 1977']);
  const list = await missing();
  await waitFor(() => expect(list.queryByText('Your telephone number')).toBeNull());
  expect(list.queryByText('What you say about yourselves')).toBeNull();
  expect(form.getByLabelText('Clane, phone')).toBeTruthy();
});

test('what a colleague has mended meanwhile is not written back', async () => {
  const api = screenApi();
  const { person } = await openPortal('/admin', { api });
  const form = within(await screen.findByRole('form', { name: 'Made up, and on the website now' }));
  await person.click(form.getByLabelText('Email for visitors'));
  await person.keyboard('hello@fund.ie');
  await changeSettings(api, ({ contact }) => ({
    contact: { ...contact, phone: '051 400 100' },
    figures: { years: '49', raised: '€2m', families: '300' },
  }));
  await waitFor(() => expect(form.queryByLabelText('Phone')).toBeNull());
  const stored = async () => (await api.get('/settings')).body;
  await person.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(form.queryByText(/^Saved\.|Save again/)).not.toBeNull());
  if (form.queryByText(/Save again/)) await person.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(async () => expect((await stored()).contact.email).toBe('hello@fund.ie'));
  const { contact, figures } = await stored();
  expect([contact.phone, figures.years]).toEqual(['051 400 100', '49']);
});

test('the vans that came with the portal are kept with one press', async () => {
  const { person } = await openPortal('/admin');
  await person.click(await screen.findByRole('button', { name: 'These are our vans' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'These are our vans' })).toBeNull());
});

test('figures are confirmed or changed in the settings', async () => {
  const api = screenApi();
  const { person } = await openPortal('/admin/settings?section=charity', { api });
  const form = within(await screen.findByRole('form', { name: 'Figures' }));
  await person.click(form.getByRole('button', { name: 'They are true' }));
  await form.findByText(/^Saved\./);
  expect((await api.get('/settings')).body.figures).toEqual({ years: '50+', raised: '€100k+', families: '1000s' });
  await person.clear(form.getByLabelText('Raised'));
  await person.type(form.getByLabelText('Raised'), '€40,000');
  await person.click(form.getByRole('button', { name: 'Save changes' }));
  await waitFor(async () => expect((await api.get('/settings')).body.figures.raised).toBe('€40,000'));
});

test('somebody says that backups are copied elsewhere, which is done then', async () => {
  const api = screenApi();
  const { person } = await openPortal('/admin/settings/launch', { api });
  await person.click(await screen.findByRole('checkbox', { name: /copied to another machine/ }));
  const done = within(await screen.findByRole('region', { name: 'Done' }));
  await done.findByText(/said so on/);
  expect(screen.getByRole('progressbar').getAttribute('aria-valuetext')).toMatch(/^4 of 26/);
});

test('trustees and accounts are written in the settings', async () => {
  const api = screenApi();
  const { person } = await openPortal('/admin/settings?section=governance', { api });
  const form = within(await screen.findByRole('form', { name: 'Who we are' }));
  await person.click(form.getByRole('button', { name: 'Add a trustee' }));
  await person.type(form.getByLabelText('Name'), 'Una Byrne');
  await person.type(form.getByLabelText(/^Where your yearly accounts/), 'https://fund.example.org/accounts');
  await person.click(form.getByRole('button', { name: 'Save changes' }));
  await form.findByText(/^Saved\./);
  expect((await api.get('/settings')).body.governance).toEqual({
    trustees: [{ name: 'Una Byrne', role: '' }],
    accountsUrl: 'https://fund.example.org/accounts',
  });
});
