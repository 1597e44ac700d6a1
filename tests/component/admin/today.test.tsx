import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addPerson } from '../../support/people.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import {
  addApprovedStory,
  addOffer,
  addPost,
  addPublishedPost,
  addStory,
  decideOffer,
  decideStory,
} from '../../support/records.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  window.scrollTo = vi.fn();
});
const box = (name: string) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);

test('it greets, counts and says what waits', async () => {
  const api = screenApi();
  const threeDays = { minutesAgo: 3 * 24 * 60 };
  await addOffer(api, {}, threeDays);
  await addOffer(api);
  await decideOffer(api, (await addOffer(api)).id, 'approved');
  for (const name of ['Maura', 'Michael', 'Nuala']) await addStory(api, { name });
  await addApprovedStory(api);
  for (const title of ['One', 'Two']) await addPost(api, { title });
  await addPublishedPost(api, { title: 'Three' });
  await openPortal('/admin', { api });
  await screen.findByText('Two donations and three testimonials are waiting for you.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Good (morning|afternoon|evening), Aoife$/);
  const figures = within(screen.getByRole('navigation', { name: 'Figures' }));
  await figures.findByText('Oldest: 3 days ago');
  expect(figures.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['2Pending donationsOldest: 3 days ago', '/admin/donations/pending'],
    ['3Donations3 this month', '/admin/donations'],
    ['4Testimonials3 waiting for review', '/admin/testimonials'],
    ['3Blogs2 drafts', '/admin/blogs'],
  ]);
});

test('the shortcuts lead where the specification says', async () => {
  await openPortal('/admin');
  await screen.findByRole('heading', { name: 'Shortcuts' });
  const targets = box('Shortcuts')
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(targets).toEqual(
    expect.arrayContaining(['/admin/blogs/new', '/admin/analytics', '/admin/media', '/admin/testimonials']),
  );
});

test('recent activity tells who did what', async () => {
  const api = screenApi();
  const me = await addPerson(api.deps);
  const declan = await addPerson(api.deps, volunteer);
  const [story, offer] = [await addStory(api), await addOffer(api)];
  await api.at({ minutesAgo: 14 }, () =>
    api.deps.store.change((draft) =>
      draft.audit.put({
        id: api.deps.newId(),
        at: api.deps.now().toISOString(),
        actorId: null,
        actorName: 'Terminal',
        action: 'published',
        subjectKind: 'post',
        subjectId: api.deps.newId(),
        detail: '',
      }),
    ),
  );
  await decideOffer(api, offer.id, 'rejected', { by: declan, when: { minutesAgo: 13 } });
  await decideStory(api, story, 'approve', { by: me, when: { minutesAgo: 12 } });
  await openPortal('/admin', { api, as: me });
  await screen.findByRole('heading', { name: 'Recent activity' });
  const lines = box('Recent activity')
    .getAllByRole('listitem')
    .map((line) => line.textContent);
  expect(lines).toEqual([
    'You approved an anonymous testimonial12 minutes ago',
    `Declan Roche rejected donation ${offer.reference}: A solid oak table with four chairs13 minutes ago`,
    'Terminal published a blog post14 minutes ago',
  ]);
});

const DESPAIR = 'I can’t cope any more, I want to die. Please ring me tonight.';
const write = (api: ScreenApi, name: string, message: string) =>
  api.call('post', '/messages', { json: { about: 'counselling', name, phone: '087 000 0143', email: '', message } });

test('what waits stands in one list, most urgent and longest first, and each line leads to it', async () => {
  const api = screenApi();
  await addStory(api, { name: 'Maura Cullen', content: 'Nobody rushed me. A warm room.' }, { minutesAgo: 3000 });
  await api.at({ minutesAgo: 1500 }, () => addOffer(api));
  await write(api, 'Colm Furlong', 'What do you need from us?');
  await write(api, 'Nora Walsh', DESPAIR);
  await openPortal('/admin', { api });
  const list = within(
    (await screen.findByRole('heading', { name: 'Waiting for you' })).closest('section') as HTMLElement,
  );
  expect(list.getByText('4 things, the most pressing first')).toBeTruthy();
  const [danger, ...rows] = list.getAllByRole('listitem').filter((line) => line.parentElement?.className === 'todo');
  expect(danger?.textContent).toContain(`“${DESPAIR}”`);
  expect(danger?.textContent).toContain('112 or 999');
  expect(rows.map((row) => row.querySelector('a')?.textContent)).toEqual([
    'Colm Furlong: Counselling',
    '1 offer to look at',
    '1 testimonial to read',
  ]);
  expect(list.getByText(/^A solid oak table with four chairs, from /)).toBeTruthy();
  expect(list.getByRole('link', { name: 'Read: 1 testimonial to read' }).getAttribute('href')).toBe(
    '/admin/testimonials',
  );
  expect(screen.getByText('One person needs you first.')).toBeTruthy();
});

test('whoever takes over a person in danger says so to colleagues, and then that they are looked after', async () => {
  const api = screenApi();
  await write(api, 'Nora Walsh', DESPAIR);
  const { person } = await openPortal('/admin', { api });
  const panel = () => within(screen.getByRole('region', { name: 'Somebody may be in danger' }));
  await screen.findByText('Nobody is on duty, so nobody was mailed. Nobody has opened it yet.');
  await person.click(panel().getByRole('button', { name: 'I am ringing now' }));
  await screen.findByText('You are looking after this person.');
  await person.click(panel().getByRole('button', { name: 'This person is looked after' }));
  // The message itself still wants an answer.
  await screen.findByRole('link', { name: 'Nora Walsh: Counselling' });
  expect(screen.queryByRole('region', { name: 'Somebody may be in danger' })).toBeNull();
});

test('with nothing waiting it says so', async () => {
  await openPortal('/admin', { as: volunteer });
  await screen.findByText('All clear. Nothing is waiting for you.');
  await screen.findByRole('heading', { name: 'All clear.' });
  expect(screen.queryByRole('heading', { name: 'Waiting for you' })).toBeNull();
});

test('every shop says whether it is open, and until when', async () => {
  await openPortal('/admin');
  await screen.findByRole('heading', { name: 'Shops today' });
  await screen.findByText('Wexford Town');
  const states = box('Shops today')
    .getAllByRole('listitem')
    .map((line) => ['.badge', 'small'].map((part) => line.querySelector(part)?.textContent));
  expect(states).toEqual(Array(4).fill(['Open', 'Closes at 5:00']));
});

test('recent activity opens what it is about', async () => {
  const api = screenApi();
  const me = await addPerson(api.deps);
  const story = await addStory(api, { name: 'Maura Cullen' });
  await decideStory(api, story, 'approve', { by: me });
  const { person } = await openPortal('/admin', { api, as: me });
  await screen.findByRole('heading', { name: 'Recent activity' });
  await person.click(box('Recent activity').getByRole('link', { name: 'Maura Cullen’s testimonial' }));
  await screen.findByRole('article', { name: 'Maura Cullen' });
});

test('nothing but the figures stands above somebody who may be in danger, for a new volunteer neither', async () => {
  const api = screenApi();
  await addStory(api, { content: DESPAIR });
  await openPortal('/admin', { api, as: volunteer });
  const danger = await screen.findByText('Somebody may be in danger');
  const tour = await screen.findByRole('button', { name: 'Show me around' });
  expect(danger.compareDocumentPosition(tour) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});
