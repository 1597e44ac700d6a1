import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addWaitingOffer, addWaitingStory } from '../../support/desk-records.ts';
import { addPerson } from '../../support/people.ts';
import { openPortal } from '../../support/portal.tsx';
import { made } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
test('a colleague is proposed behind an @, named in the comment, and told', async () => {
  const api = screenApi();
  const niamh = await addPerson(api.deps, { name: 'Niamh Furlong', role: 'Volunteer' });
  const id = await addWaitingStory(api, { name: 'Maura Cullen' }, { minutesAgo: 60 });
  const { person } = await openPortal('/admin/testimonials', { api });
  await screen.findByRole('heading', { name: 'Maura Cullen' });
  await person.keyboard('c');
  await person.keyboard('Do you know her, @ni');
  await within(await screen.findByRole('listbox')).findByText('Niamh Furlong');
  await person.keyboard('{Enter}please?{Control>}{Enter}{/Control}');
  const thread = within(await screen.findByRole('region', { name: 'Comments' }));
  expect(await thread.findByText('@Niamh Furlong')).toBeTruthy();
  const [stored] = api.deps.store.data.comments.list('subject', id);
  expect(stored).toMatchObject({ text: 'Do you know her, @Niamh Furlong please?', mentions: [{ personId: niamh.id }] });
});

test('a colleague whose name begins with that of another is named in full', async () => {
  const api = screenApi();
  for (const name of ['Niamh Furlong', 'Niamh Furlong Walsh']) await addPerson(api.deps, { name, role: 'Volunteer' });
  const subjectId = await addWaitingStory(api, { name: 'Maura Cullen' }, { minutesAgo: 60 });
  const text = '@Niamh Furlong, please ask @Niamh Furlong Walsh.';
  made(await api.call('post', '/comments', { as: await api.staff(), json: { kind: 'testimonial', subjectId, text } }));
  const { person } = await openPortal('/admin/testimonials', { api });
  await screen.findByRole('heading', { name: 'Maura Cullen' });
  await person.keyboard('c');
  const thread = within(await screen.findByRole('region', { name: 'Comments' }));
  await thread.findByText('@Niamh Furlong Walsh');
  thread.getByText('@Niamh Furlong');
});

test('a comment whose answer is lost waits in sight, and is stored once', async () => {
  const api = screenApi();
  const id = await addWaitingStory(api, { name: 'Maura Cullen' }, { minutesAgo: 60 });
  const { person, line } = await openPortal('/admin/testimonials', { api });
  await screen.findByRole('heading', { name: 'Maura Cullen' });
  await person.keyboard('c');
  line.loseAnswer('POST', '/api/comments');
  const stillLost = line.failAll('POST', '/api/comments', 503);
  await person.keyboard('I know her.{Control>}{Enter}{/Control}');
  const thread = within(await screen.findByRole('region', { name: 'Comments' }));
  expect(await thread.findByText('Not sent')).toBeTruthy();
  stillLost();
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(thread.queryByText('Not sent')).toBeNull());
  expect(await thread.findByText('I know her.')).toBeTruthy();
  expect(api.deps.store.data.comments.list('subject', id)).toHaveLength(1);
});

test('behind an @ on a post stand those who can open it, as with who looks after it', async () => {
  const api = screenApi();
  await addPerson(api.deps, { name: 'Niamh Furlong', role: 'Volunteer' });
  await addPerson(api.deps, { name: 'Niall Doyle', role: 'Administrator' });
  const as = await api.staff();
  const { id } = made(await api.call('post', '/blogs', { as, json: { title: 'Open day', body: 'Soon.' } }));
  const { person } = await openPortal(`/admin/blogs/${id}`, { api });
  const box = within(await screen.findByRole('region', { name: 'Colleagues' }));
  const assignee = box.getByRole('combobox', { name: 'Assigned to' });
  await within(assignee).findByRole('option', { name: 'Niall Doyle' });
  expect(within(assignee).queryByRole('option', { name: 'Niamh Furlong' })).toBeNull();
  await person.type(box.getByLabelText(/^Add a comment/), 'Ask @ni');
  const proposed = within(await screen.findByRole('listbox', { name: 'Mention a colleague' }));
  expect(proposed.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Niall Doyle'),
  ]);
});

test('who is chosen last looks after a post, however long the call before takes', async () => {
  const api = screenApi();
  const niall = await addPerson(api.deps, { name: 'Niall Doyle', role: 'Administrator' });
  const as = await api.staff();
  const { id } = made(await api.call('post', '/blogs', { as, json: { title: 'Open day', body: 'Soon.' } }));
  const { person, line, me } = await openPortal(`/admin/blogs/${id}`, { api });
  const box = within(await screen.findByRole('region', { name: 'Colleagues' }));
  const assignee = box.getByRole('combobox', { name: 'Assigned to' });
  await within(assignee).findByRole('option', { name: 'Niall Doyle' });
  const held = line.holdNext('POST', '/api/blogs/assign');
  await person.selectOptions(assignee, niall.id);
  await held.sent;
  await person.selectOptions(assignee, me?.id ?? '');
  expect(line.made('POST', '/api/blogs/assign')).toHaveLength(1);
  held.release();
  await waitFor(() => expect(line.made('POST', '/api/blogs/assign')).toHaveLength(2));
  await waitFor(() => expect(api.deps.store.data.posts.get(id)?.assignedTo).toBe(me?.id));
});

/** A press of an arrow key on the closed list: the key, and the change that the browser makes of it. */
const walkTo = (list: HTMLElement, id: string) => {
  fireEvent.keyDown(list, { key: 'ArrowDown' });
  fireEvent.change(list, { target: { value: id } });
};

test('keys go past colleagues without giving them the post; Enter and leaving choose, Escape goes back', async () => {
  const api = screenApi();
  const niall = await addPerson(api.deps, { name: 'Niall Doyle', role: 'Administrator' });
  const orla = await addPerson(api.deps, { name: 'Orla Kinsella', role: 'Administrator' });
  const as = await api.staff();
  const { id } = made(await api.call('post', '/blogs', { as, json: { title: 'Open day', body: 'Soon.' } }));
  const { line, unmount } = await openPortal(`/admin/blogs/${id}`, { api });
  const list = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Assigned to' });
  await within(list).findByRole('option', { name: 'Orla Kinsella' });
  const calls = () => line.made('POST', '/api/blogs/assign').length;
  const assignedTo = () => api.deps.store.data.posts.get(id)?.assignedTo ?? '';
  walkTo(list, niall.id);
  walkTo(list, orla.id);
  expect([list.value, calls()]).toEqual([orla.id, 0]);
  expect(fireEvent.keyDown(list, { key: 'Escape' }), 'a dialog around it stays open').toBe(false);
  expect([list.value, calls()]).toEqual(['', 0]);
  walkTo(list, orla.id);
  fireEvent.keyDown(list, { key: 'Enter' });
  await waitFor(() => expect([assignedTo(), calls()]).toEqual([orla.id, 1]));
  walkTo(list, niall.id);
  fireEvent.blur(list);
  await waitFor(() => expect([assignedTo(), calls()]).toEqual([niall.id, 2]));
  walkTo(list, orla.id);
  unmount();
  await waitFor(() => expect([assignedTo(), calls()]).toEqual([orla.id, 3]));
});

test('a mention is seen when somebody is there, not in a tab that nobody looks at', async () => {
  const api = screenApi();
  const me = await addPerson(api.deps, { name: 'Aoife Byrne' });
  const id = await addWaitingStory(api, { name: 'Maura Cullen' }, { minutesAgo: 60 });
  const as = await api.staff();
  const text = '@Aoife Byrne will you ring her?';
  await api.call('post', '/comments', { as, json: { kind: 'testimonial', subjectId: id, text } });
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const { line } = await openPortal('/admin/testimonials', { api, as: { id: me.id } });
  const seen = () => line.made('POST', '/api/comments/seen').length;
  await within(await screen.findByRole('region', { name: 'Comments' })).findByText(/will you ring her/);
  await waitFor(() => expect(line.made('GET', '/api/concerns').length).toBeGreaterThan(0));
  await act(async () => {});
  expect(seen()).toBe(0);
  visibility.mockReturnValue('visible');
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(seen()).toBe(1));
});

test('what is typed about somebody survives a reload, and belongs to them alone', async () => {
  const api = screenApi();
  await addWaitingStory(api, { name: 'Maura Cullen' }, { minutesAgo: 60 });
  await addWaitingStory(
    api,
    { name: 'Noel Power', content: 'A lorry and a ladder, and nobody ever hurried us.' },
    { minutesAgo: 30 },
  );
  const { id } = await addPerson(api.deps, { name: 'Aoife Byrne' });
  const first = await openPortal('/admin/testimonials', { api, as: { id } });
  await screen.findByRole('heading', { name: 'Maura Cullen' });
  await first.person.keyboard('cShe rang');
  cleanup();
  const { person } = await openPortal('/admin/testimonials', { api, as: { id } });
  const field = () => screen.findByLabelText<HTMLTextAreaElement>(/^Add a comment/);
  await waitFor(async () => expect((await field()).value).toBe('She rang'));
  await person.keyboard('j');
  await waitFor(async () => expect((await field()).value).toBe(''));
});

test('filters are kept as a view under a name, for everybody, and deleted again', async () => {
  const api = screenApi();
  await addWaitingOffer(api, {});
  const { person } = await openPortal('/admin/donations/pending?pickup=yes', { api });
  await person.click(await screen.findByRole('button', { name: 'Keep this view' }));
  await person.type(await screen.findByLabelText('Name'), 'By van');
  await person.click(screen.getByLabelText('For everybody, not only for me'));
  await person.click(screen.getByRole('button', { name: 'Keep' }));
  const link = await screen.findByRole('link', { name: 'By van' });
  expect([link.getAttribute('href'), link.getAttribute('aria-current')]).toEqual([
    '/admin/donations/pending?pickup=yes',
    'true',
  ]);
  await person.click(await screen.findByRole('button', { name: 'Delete this view' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'By van' })).toBeNull());
});
