import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addPerson } from '../../support/people.ts';
import { openPortal } from '../../support/portal.tsx';
import { addPost, addPublishedPost, made } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

const VAN = { title: 'The van', slug: 'the-van' };

/** The editor of a post that Declan changed after it was begun. */
const openChanged = async (add: typeof addPost | typeof addPublishedPost = addPost) => {
  const api = screenApi();
  const { id } = await add(api, { title: 'The van', body: 'It is green and old.' });
  const declan = await api.staff('Administrator', 'Declan Roche');
  made(await api.call('put', `/blogs/${id}`, { as: declan, json: { ...VAN, body: 'It is blue and old.' } }));
  const me = await addPerson(api.deps, {});
  await api.deps.store.change((draft) => draft.preferences.put({ id: me.id, writesMarkdown: true }));
  const portal = await openPortal(`/admin/blogs/${id}`, { api, as: me });
  const box = await screen.findByRole('region', { name: 'Earlier versions' });
  const body = () => screen.getByLabelText<HTMLTextAreaElement>('Text, in Markdown');
  const compare = async () => {
    await portal.person.click((await within(box).findAllByRole('button'))[0] as HTMLElement);
    return screen.findByRole('dialog', { name: 'What changed' });
  };
  return { ...portal, api, id, declan, box, body, compare, stored: () => api.deps.store.data.posts.get(id) };
};

const marked = (dialog: HTMLElement, tag: 'ins' | 'del') =>
  [...dialog.querySelectorAll(`.changes ${tag}`)].map(({ textContent }) => textContent);

test('a post without earlier versions says so', async () => {
  const api = screenApi();
  const { id } = await addPost(api, VAN);
  await openPortal(`/admin/blogs/${id}`, { api });
  const box = await screen.findByRole('region', { name: 'Earlier versions' });
  await within(box).findByText(/There is none yet/);
});

test('an earlier version says who wrote it, how long it is, and what came and went since then', async () => {
  const { box, compare, person } = await openChanged();
  await within(box).findByText(/5 words/);
  const dialog = await compare();
  await within(dialog).findByText('Text');
  expect([marked(dialog, 'del'), marked(dialog, 'ins')]).toEqual([['green'], ['blue']]);
  await person.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('restoring brings the text back into the editor, and what stood there becomes a version', async () => {
  const { box, body, compare, person, stored } = await openChanged();
  const dialog = await compare();
  await within(dialog).findByText('Text');
  await person.click(within(dialog).getByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(body().value).toBe('It is green and old.');
  expect(stored()?.body).toBe('It is green and old.');
  await within(box).findByText(/Declan Roche/);
});

test('words that wait for "Update" are not published by restoring', async () => {
  const { body, compare, person, stored } = await openChanged(addPublishedPost);
  await person.type(body(), ' Not yet.');
  const dialog = await compare();
  await within(dialog).findByText('Text');
  await person.click(within(dialog).getByRole('button', { name: 'Restore this version' }));
  await within(dialog).findByText(/is not saved yet/);
  expect(stored()?.body).toBe('It is blue and old.');
});

test('restoring after a colleague has saved changes nothing and names the colleague', async () => {
  const { api, id, declan, compare, person, stored } = await openChanged();
  const dialog = await compare();
  await within(dialog).findByText('Text');
  made(await api.call('put', `/blogs/${id}`, { as: declan, json: { ...VAN, body: 'It is red.' } }));
  await person.click(within(dialog).getByRole('button', { name: 'Restore this version' }));
  await within(dialog).findByText(/Declan Roche/);
  expect(stored()?.body).toBe('It is red.');
});

test('topics that changed since an earlier version are compared, and come back with it', async () => {
  const api = screenApi();
  const { id } = await addPost(api, { ...VAN, topics: ['Our shops'] });
  const declan = await api.staff('Administrator', 'Declan Roche');
  made(await api.call('put', `/blogs/${id}`, { as: declan, json: { ...VAN, body: 'Words.', topics: ['Drivers'] } }));
  const { person } = await openPortal(`/admin/blogs/${id}`, { api });
  const box = await screen.findByRole('region', { name: 'Earlier versions' });
  await person.click((await within(box).findAllByRole('button'))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'What changed' });
  expect((await within(dialog).findAllByRole('heading', { level: 3 })).map(({ textContent }) => textContent)).toEqual([
    'Topics',
  ]);
  expect([marked(dialog, 'del').join(''), marked(dialog, 'ins').join('')]).toEqual(['Our shops', 'Drivers']);
  await person.click(within(dialog).getByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(api.deps.store.data.posts.get(id)?.topics).toEqual(['Our shops']));
  expect(screen.getByLabelText<HTMLInputElement>(/^Topics/).value).toBe('Our shops');
});
