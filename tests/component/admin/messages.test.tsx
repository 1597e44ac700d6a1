import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { concernPath } from '#contract/comments/concern-notices.ts';
import type { StoredMessage } from '#contract/messages/messages.ts';
import { screenOf } from '#site/admin/charity/privacy/requests/record-labels.ts';
import { addPerson } from '../../support/people.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';

const send = async (api: ScreenApi, changed: object = {}) => {
  const json = {
    about: 'medical-expenses',
    name: 'Colm Furlong',
    phone: '087 000 0188',
    message: 'We have a bill from the hospital and another one for the hotel.',
    ...changed,
  };
  return (await api.call('post', '/messages', { json })).body;
};
const stored = ({ deps }: ScreenApi) => [...deps.store.data.messages.all()];
/** Moments long before now, in order. */
const at2026 = (minute: number) => `2026-01-05T09:${String(minute).padStart(2, '0')}:00.000Z`;
const button = (name: string) => screen.findByRole('button', { name });

test('a message is read, given to a colleague, commented on and answered; the sidebar counts what waits', async () => {
  const api = screenApi();
  await send(api);
  const { person, me } = await openPortal('/admin/messages', { api });
  expect((await screen.findAllByRole('link', { name: /Messages\s*1/ })).length).toBeGreaterThan(0);
  await person.click(await screen.findByRole('link', { name: /Colm Furlong/ }));
  const article = within(await screen.findByRole('article', { name: 'Colm Furlong' }));
  expect(article.getByRole('link', { name: '087 000 0188' }).getAttribute('href')).toBe('tel:+353870000188');
  await waitFor(() => expect(article.getAllByRole('option').length).toBeGreaterThan(1));
  await person.selectOptions(article.getByLabelText('Looked after by'), me?.id ?? '');
  await waitFor(() => expect(stored(api)[0]?.assignedTo).toBe(me?.id));
  await person.type(article.getByLabelText(/Add a comment/), 'Rang him, he comes on Friday.');
  await person.click(await button('Comment'));
  await article.findByText('Rang him, he comes on Friday.');
  await waitFor(async () => expect((await button('Answered')).getAttribute('aria-busy')).toBeNull());
  await person.click(await button('Answered'));
  await waitFor(() => expect(stored(api)[0]?.state).toBe('answered'));
  await screen.findByText('Everybody who wrote has been answered.');
});

test('when the last page empties itself, the page before it is shown', async () => {
  const api = screenApi();
  await send(api, { name: 'Ciara' });
  const [first] = stored(api);
  await api.deps.store.change((draft) => {
    for (let at = 1; at <= 20; at += 1)
      draft.messages.put({
        ...first,
        id: api.deps.newId(),
        name: `Writer ${at}`,
        createdAt: at2026(at),
      } as StoredMessage);
  });
  const { person, router } = await openPortal('/admin/messages?page=2', { api });
  await person.click(await screen.findByRole('link', { name: /^Ciara/ }));
  await person.click(await button('Answered'));
  await screen.findByRole('link', { name: /^Writer 1\b/ });
  expect(screen.getAllByRole('link', { name: /^Writer/ })).toHaveLength(20);
  expect(screen.queryByText('All clear')).toBeNull();
  expect(new URLSearchParams(router.state.location.search).get('page')).toBeNull();
});

test('what may be an emergency is marked, and stands first', async () => {
  const api = screenApi();
  await send(api);
  await send(api, { name: 'Ciara', message: 'I cannot go on like this and I do not know whom to ask.' });
  await openPortal('/admin/messages', { api });
  const [first] = await screen.findAllByRole('link', { name: /Medical costs/ });
  expect(first?.textContent).toMatch(/Ciara.*Read first/);
});

test('who is chosen last looks after a message, however long the call before takes', async () => {
  const api = screenApi();
  const { id } = await send(api);
  const declan = await addPerson(api.deps, volunteer);
  const { person, line, me } = await openPortal(`/admin/messages?message=${id}`, { api });
  const list = await screen.findByLabelText('Looked after by');
  await within(list).findByRole('option', { name: declan.name });
  const held = line.holdNext('PATCH', '/api/messages/:id');
  await person.selectOptions(list, declan.id);
  await held.sent;
  await person.selectOptions(list, me?.id ?? '');
  expect(line.made('PATCH', '/api/messages/:id')).toHaveLength(1);
  held.release();
  await waitFor(() => expect(line.made('PATCH', '/api/messages/:id')).toHaveLength(2));
  await waitFor(() => expect(stored(api)[0]?.assignedTo).toBe(me?.id));
});

test('a message is looked after by the same colleague when the account is gone', async () => {
  const api = screenApi();
  const { id } = await send(api);
  const declan = await addPerson(api.deps, volunteer);
  await api.deps.store.change((draft) => {
    draft.messages.put({ ...stored(api)[0], assignedTo: declan.id } as StoredMessage);
    draft.people.remove(declan.id);
  });
  const { person } = await openPortal(`/admin/messages?message=${id}`, { api });
  const chosen = async () => {
    const list = await screen.findByLabelText<HTMLSelectElement>('Looked after by');
    return list.selectedOptions[0]?.textContent;
  };
  expect(await chosen()).toBe('A former colleague');
  await person.selectOptions(screen.getByLabelText('Looked after by'), 'Nobody yet');
  await waitFor(() => expect(stored(api)[0]?.assignedTo).toBeNull());
  await waitFor(async () => expect(await chosen()).toBe('Nobody yet'));
});

describe('a link to a message', () => {
  const lost = { quarantinedAt: at2026(0), quarantineReason: 'ceiling' } as const;
  const put = async (api: ScreenApi, changed: Partial<StoredMessage>) => {
    await send(api);
    const message = { ...stored(api)[0], ...changed } as StoredMessage;
    await api.deps.store.change((draft) => draft.messages.put(message));
    return message;
  };

  test.each([
    ['is answered', { state: 'answered', answeredAt: at2026(0) }, 'Open again'],
    ['is held back', lost, 'Release'],
  ] as const)('leads there when it %s', async (_how, changed, action) => {
    const api = screenApi();
    const { id } = await put(api, changed);
    for (const address of [concernPath('message', id), screenOf({ screen: 'message', id }, 'Administrator') ?? '']) {
      await openPortal(address, { api });
      await screen.findByRole('article', { name: 'Colm Furlong' });
      expect(await button(action)).not.toBeNull();
      cleanup();
    }
  });

  test('leads there when it is on another page, and it closes when it is answered', async () => {
    const api = screenApi();
    const last = await put(api, { name: 'Ciara', createdAt: at2026(59) });
    await api.deps.store.change((draft) => {
      for (let at = 1; at <= 25; at += 1)
        draft.messages.put({ ...last, id: api.deps.newId(), name: `Writer ${at}`, createdAt: at2026(at) });
    });
    const { person, router } = await openPortal(`/admin/messages?message=${last.id}`, { api });
    await screen.findByRole('article', { name: 'Ciara' });
    await person.click(await button('Answered'));
    await screen.findByText('Choose a message to read it.');
    expect(api.deps.store.data.messages.get(last.id)?.state).toBe('answered');
    expect(router.state.location.search).toBe('');
  });

  test('says when it does not exist any more', async () => {
    await openPortal(`/admin/messages?message=${'A'.repeat(22)}`);
    await screen.findByText('This message does not exist any more.');
    expect(await screen.findByText('Everybody who wrote has been answered.')).not.toBeNull();
  });

  test('that cannot be loaded says so, and it is loaded when asked again', async () => {
    const api = screenApi();
    const { id } = await put(api, { state: 'answered' });
    api.line.failNext('GET', '/api/messages/:id', 500);
    const { person } = await openPortal(`/admin/messages?message=${id}`, { api });
    await person.click(await button('Try again'));
    await screen.findByRole('article', { name: 'Colm Furlong' });
  });
});

test('a message that a colleague answers meanwhile stays open, with the comment that is being typed', async () => {
  const api = screenApi();
  const { id } = await send(api);
  const { person, queryClient } = await openPortal(`/admin/messages?message=${id}`, { api });
  const field = await screen.findByLabelText(/Add a comment/);
  await person.type(field, 'Rang him.');
  const as = await api.staff('Volunteer', 'Niamh Furlong');
  await api.call('patch', `/messages/${id}`, { as, json: { state: 'answered' } });
  await queryClient.invalidateQueries();
  await button('Open again');
  expect(field.isConnected).toBe(true);
  expect(field).toHaveProperty('value', 'Rang him.');
});

test('administrators erase a message after a question, volunteers cannot', async () => {
  const api = screenApi();
  const { id } = await send(api);
  const { person } = await openPortal(`/admin/messages?message=${id}`, { api });
  await person.click(await button('Erase this message now'));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Erase' }));
  await waitFor(() => expect(stored(api)).toEqual([]));
  cleanup();
  const again = await send(api);
  await openPortal(`/admin/messages?message=${again.id}`, { api, as: volunteer });
  await screen.findByRole('article', { name: 'Colm Furlong' });
  expect(screen.queryByRole('button', { name: 'Erase this message now' })).toBeNull();
});

test('a message that could not be erased stays open, and that is said', async () => {
  const api = screenApi();
  const { id } = await send(api);
  api.line.failNext('DELETE', '/api/messages/:id', 'offline');
  const { person } = await openPortal(`/admin/messages?message=${id}`, { api });
  await person.click(await button('Erase this message now'));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Erase' }));
  await screen.findByText('The message could not be erased. Please try again.');
  expect(screen.queryByRole('button', { name: 'Erase' })).toBeNull();
  screen.getByRole('article', { name: 'Colm Furlong', hidden: true });
  expect(stored(api)).toHaveLength(1);
});

test('a reply is previewed, leaves in two minutes, answers the message, and can be taken back', async () => {
  const api = screenApi();
  const { id } = await send(api, { name: 'Tom Byrne', email: 'tom@post.example' });
  const { person } = await openPortal(`/admin/messages?message=${id}`, { api });
  await person.click(await button('Reply'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Write to Tom' }));
  await person.click(await dialog.findByRole('button', { name: 'Ring us' }));
  await person.click(dialog.getByRole('button', { name: 'Preview' }));
  await dialog.findByText('Dear Tom');
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(stored(api)[0]).toMatchObject({ state: 'answered', letters: [{}] }));
  await person.click(await button('Take back'));
  await waitFor(() => expect(stored(api)[0]).toMatchObject({ state: 'open', letters: [] }));
});

test('spam goes to what is held back, with those like it that are chosen', async () => {
  const api = screenApi();
  const spam = { email: 'a@sells.example', phone: '', message: 'Buy our cheap watches today, my dear friend!' };
  const { id } = await send(api, { ...spam, name: 'Best Prices' });
  await send(api, { ...spam, name: 'Cheap Watches' });
  await send(api, { ...spam, name: 'A Real Person', message: 'I only share the address.' });
  const { person } = await openPortal(`/admin/messages?message=${id}`, { api });
  await person.click(await button('It is spam'));
  expect(await screen.findByLabelText(/A Real Person/)).toHaveProperty('checked', false);
  await person.click(await button('Hold 2 back'));
  const quarantined = () => stored(api).flatMap(({ name, quarantinedAt }) => (quarantinedAt ? name : []));
  await waitFor(() => expect(quarantined().sort()).toEqual(['Best Prices', 'Cheap Watches']));
  await screen.findByText('Choose a message to read it.');
});

test('a message becomes an offer with what its writer said', async () => {
  const api = screenApi();
  const { id } = await send(api, {
    name: 'Tom Byrne',
    email: 'tom@post.example',
    message: 'I have a wardrobe for you.',
  });
  const { person } = await openPortal(`/admin/messages?message=${id}`, { api });
  await person.click(await button('It is an offer'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Make an offer of it' }));
  await person.clear(dialog.getByLabelText('Phone'));
  await person.type(dialog.getByLabelText('Phone'), '086 000 0000');
  await person.selectOptions(dialog.getByLabelText('Category'), 'furniture');
  await person.selectOptions(dialog.getByLabelText('Condition'), 'good');
  await person.click(dialog.getByRole('button', { name: 'Make the offer' }));
  await waitFor(() =>
    expect([...api.deps.store.data.donations.all()]).toMatchObject([
      { submitterName: 'Tom Byrne', description: 'I have a wardrobe for you.' },
    ]),
  );
  await screen.findByRole('link', { name: /^Offer D-/ });
});
