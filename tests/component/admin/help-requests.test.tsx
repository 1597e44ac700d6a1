import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { StoredMessage } from '#contract/messages/messages.ts';
import { openPortal } from '../../support/portal.tsx';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';

const asked = {
  service: 'lift',
  person: 'Nora Doyle',
  from: 'Y21 A1B2',
  hospital: 'University Hospital Waterford',
  day: '2027-02-08',
  time: '10:30',
  repeats: 'weekly',
  needs: ['wheelchair', 'companion'],
  ringAt: ['evenings'],
} as const;

/** A request for help as it is stored. */
const putRequest = async (api: ScreenApi, changed: Partial<StoredMessage> = {}) => {
  const message: StoredMessage = {
    id: api.deps.newId(),
    reference: 'H-2K7F9Q',
    about: 'hospital-transport',
    name: 'Colm Doyle',
    email: 'colm@post.example',
    phone: '087 000 0188',
    message: 'My mother sees the consultant.',
    createdAt: api.deps.now().toISOString(),
    urgent: false,
    held: false,
    state: 'open',
    answeredAt: null,
    assignedTo: null,
    letters: [],
    help: { ...asked, needs: [...asked.needs], ringAt: [...asked.ringAt] },
    ...changed,
  };
  await api.deps.store.change((draft) => draft.messages.put(message));
  return message;
};
const button = (name: string) => screen.findByRole('button', { name });
const factsIn = (article: HTMLElement) =>
  Object.fromEntries(
    [...article.querySelectorAll('dl > div')].map((row) => [...row.children].map((part) => part.textContent ?? '')),
  );

test('a request for help shows what is asked for as facts, with its reference and service in the list', async () => {
  const api = screenApi();
  const { id } = await putRequest(api);
  await openPortal(`/admin/messages?message=${id}`, { api });
  expect(factsIn(await screen.findByRole('article', { name: 'Colm Doyle' }))).toEqual({
    'Where it stands': 'Received',
    'Asks for': 'A lift to hospital',
    For: 'Nora Doyle',
    'From and to': 'Y21 A1B2 → University Hospital Waterford',
    'First day': 'Monday 8 February, 10:30',
    'How often': 'The same day each week',
    Needs: 'A wheelchair, Somebody comes along',
    Ring: 'Evenings',
  });
  expect((await screen.findByRole('link', { name: /^Colm Doyle/ })).textContent).toMatch(
    /Asks for help.*H-2K7F9Q.*A lift to hospital, Y21 A1B2 to University Hospital Waterford, Monday 8 February, 10:30/,
  );
});

test('what is not written is no fact, and a request that was withdrawn can be neither arranged nor closed', async () => {
  const api = screenApi();
  const nothing = {
    person: '',
    from: '',
    hospital: '',
    day: '',
    time: '',
    repeats: '',
    needs: [],
    ringAt: [],
  } as const;
  const help = {
    service: 'other',
    ...nothing,
    needs: [],
    ringAt: [],
    withdrawnAt: '2026-01-05T09:00:00.000Z',
  } as const;
  const { id } = await putRequest(api, { state: 'answered', help: { ...help, needs: [], ringAt: [] } });
  await openPortal(`/admin/messages?view=answered&message=${id}`, { api });
  const article = await screen.findByRole('article', { name: 'Colm Doyle' });
  expect(Object.keys(factsIn(article))).toEqual(['Where it stands', 'Asks for', 'For', 'Withdrawn on']);
  within(article).getByText('Withdrawn');
  expect(within(article).queryByRole('button', { name: 'Arranged' })).toBeNull();
  expect(within(article).queryByRole('button', { name: 'Close' })).toBeNull();
});

test('the list is narrowed to what messages are about, in the address, too', async () => {
  const api = screenApi();
  await putRequest(api);
  await putRequest(api, { name: 'Ciara Byrne', about: 'press', help: undefined });
  const { person, router } = await openPortal('/admin/messages', { api });
  await screen.findByRole('link', { name: /^Ciara Byrne/ });
  await person.selectOptions(screen.getByLabelText('About'), 'A lift to hospital');
  await waitFor(() => expect(screen.queryByRole('link', { name: /^Ciara Byrne/ })).toBeNull());
  await screen.findByRole('link', { name: /^Colm Doyle/ });
  expect(router.state.location.search).toBe('?about=hospital-transport');
});

test('who gave no email is told on their own page, as the question before it says', async () => {
  const api = screenApi();
  const { id } = await putRequest(api, { email: null });
  const { person } = await openPortal(`/admin/messages?message=${id}`, { api });
  await person.click(await button('Arranged'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Say what is arranged' }));
  dialog.getByText(/There is no email address: they read it on their own page/);
});

test('what is told of a request stays in the question when it could not be stored', async () => {
  const api = screenApi();
  const { id } = await putRequest(api);
  const { person, line } = await openPortal(`/admin/messages?message=${id}`, { api });
  await person.click(await button('Close'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Close the request' }));
  await person.type(dialog.getByLabelText(/What we tell them/), 'Wexford Local Link goes there.');
  line.failNext('PATCH', '/api/messages/:id', 500);
  await person.click(dialog.getByRole('button', { name: 'Close the request' }));
  await dialog.findByRole('alert');
  expect(dialog.getByLabelText(/What we tell them/)).toHaveProperty('value', 'Wexford Local Link goes there.');
});

test('a request that was answered before it was arranged is answered still when that is undone', async () => {
  const api = screenApi();
  const { id } = await putRequest(api, { state: 'answered', answeredAt: api.deps.now().toISOString() });
  const { person } = await openPortal(`/admin/messages?view=answered&message=${id}`, { api });
  await person.click(await button('Arranged'));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'It is arranged' }));
  await person.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(api.deps.store.data.messages.get(id)?.help).not.toHaveProperty('outcome'));
  expect(api.deps.store.data.messages.get(id)?.state).toBe('answered');
});

test('what is arranged for one can be undone after the message of another was erased', async () => {
  const api = screenApi();
  const { id } = await putRequest(api);
  await putRequest(api, { reference: 'H-3K7F9Q', name: 'Cheap Pills' });
  const { person } = await openPortal(`/admin/messages?message=${id}`, { api });
  await person.click(await button('Arranged'));
  await person.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'It is arranged' }));
  await screen.findByRole('button', { name: /^Undo/ });
  await person.click(await screen.findByRole('link', { name: /^Cheap Pills/ }));
  const spam = within(await screen.findByRole('article', { name: 'Cheap Pills' }));
  await person.click(spam.getByRole('button', { name: 'Erase this message now' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Erase' }));
  await waitFor(() => expect(api.deps.store.data.messages.size).toBe(1));
  await person.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(api.deps.store.data.messages.get(id)?.help).not.toHaveProperty('outcome'));
});

test('what is arranged stays when words that came after it are answered', async () => {
  const api = screenApi();
  const outcome = { is: 'arranged', says: 'Tom drives you.', at: api.deps.now().toISOString() } as const;
  const { id } = await putRequest(api, { help: { ...asked, needs: [], ringAt: [], outcome } });
  const { person } = await openPortal(`/admin/messages?message=${id}`, { api });
  await button('Not arranged any more');
  await person.click(await button('Answered'));
  await waitFor(() => expect(api.deps.store.data.messages.get(id)?.state).toBe('answered'));
  expect(api.deps.store.data.messages.get(id)?.help?.outcome).toEqual(outcome);
});

test('a lift that was called off says whom to tell, and is settled', async () => {
  const api = screenApi();
  const at = api.deps.now().toISOString();
  const outcome = { is: 'arranged', says: '', at } as const;
  const { id } = await putRequest(api, { help: { ...asked, needs: [], ringAt: [], outcome, withdrawnAt: at } });
  const { person } = await openPortal(`/admin/messages?message=${id}`, { api });
  const article = await screen.findByRole('article', { name: 'Colm Doyle' });
  expect(factsIn(article)['Where it stands']).toBe('Called off: tell the driver');
  expect((await screen.findByRole('link', { name: /^Colm Doyle/ })).textContent).toContain(
    'Called off: tell the driver',
  );
  await person.click(within(article).getByRole('button', { name: 'Settled' }));
  await waitFor(() => expect(api.deps.store.data.messages.get(id)?.state).toBe('answered'));
});

test('a request whose day changes while it is being arranged is not arranged for the day before', async () => {
  const api = screenApi();
  const request = await putRequest(api);
  const { person } = await openPortal(`/admin/messages?message=${request.id}`, { api });
  await person.click(await button('Arranged'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Say what is arranged' }));
  const help = { ...asked, needs: [], ringAt: [], day: '2027-02-09' };
  await api.deps.store.change((draft) => draft.messages.put({ ...request, help }));
  await person.click(dialog.getByRole('button', { name: 'It is arranged' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('has changed. Please read it again.');
  expect(api.deps.store.data.messages.get(request.id)?.help).toEqual(help);
});

test('a request is arranged with words for the person, who is told in two minutes unless it is undone', async () => {
  const api = screenApi();
  const { id } = await putRequest(api);
  const stored = () => api.deps.store.data.messages.get(id);
  const { person } = await openPortal(`/admin/messages?message=${id}`, { api });
  await person.click(await button('Arranged'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Say what is arranged' }));
  const told =
    'One person is told in two minutes that what they asked for is arranged, with your words, unless you undo it.';
  dialog.getByText(told);
  await person.type(dialog.getByLabelText(/What we tell them/), 'Tom drives you.');
  await person.click(dialog.getByRole('button', { name: 'It is arranged' }));
  await screen.findByText('Arranged: Colm Doyle');
  screen.getByText(told);
  expect(stored()).toMatchObject({ state: 'answered', help: { outcome: { is: 'arranged', says: 'Tom drives you.' } } });
  await person.click(await screen.findByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(stored()).toMatchObject({ state: 'open', answeredAt: null }));
  expect(stored()?.help).not.toHaveProperty('outcome');
});
