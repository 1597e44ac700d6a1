import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
import { screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  window.scrollTo = vi.fn();
});
afterEach(cleanup);

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
  const figure = (label: string) =>
    screen.getByText(label, { selector: 'dt, dt *' }).closest('dt')?.nextElementSibling?.textContent;
  expect(['Pending donations', 'Blogs', 'Donations', 'Testimonials'].map(figure)).toEqual(['2', '3', '3', '4']);
  await screen.findByText('Oldest: 3 days ago');
  await screen.findByText('2 drafts');
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
        action: 'unfolded',
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
    'A testimonial was approved: AnonymousBy you12 minutes ago',
    `Donation ${offer.reference} was rejected: A solid oak table with four chairsBy Declan Roche13 minutes ago`,
    'A blog post was unfoldedBy Terminal14 minutes ago',
  ]);
});

test('the testimonial that has waited longest is next', async () => {
  const api = screenApi();
  const oldest = await addStory(api, { content: 'Nobody rushed me. A warm room.' }, { minutesAgo: 3000 });
  await addStory(api, { content: 'They came a day later, and waited.' }, { minutesAgo: 1500 });
  await openPortal('/admin', { api });
  await screen.findByText('“Nobody rushed me. A warm room.”');
  expect(box('Next for review').getByRole('link', { name: 'Start reviewing' }).getAttribute('href')).toBe(
    `/admin/testimonials?item=${oldest}`,
  );
  expect(box('Next for review').queryByText(/They came a day later/)).toBeNull();
});

test('with nothing waiting it says so', async () => {
  await openPortal('/admin');
  await screen.findByText('All clear. Nothing is waiting for review.');
  expect(screen.queryByRole('link', { name: 'Start reviewing' })).toBeNull();
});

test('every shop says whether it is open', async () => {
  await openPortal('/admin');
  await screen.findByRole('heading', { name: 'Shops today' });
  await screen.findByText('Wexford Town');
  const states = box('Shops today')
    .getAllByRole('listitem')
    .map((line) => line.querySelector('.badge')?.textContent);
  expect(states).toEqual(['Open', 'Open', 'Open', 'Open']);
});

test('figures that cannot be loaded are said, and Refresh tries again', async () => {
  const api = screenApi();
  const repair = api.line.failAll('GET', '/api/dashboard', 500);
  const { person } = await openPortal('/admin', { api });
  await screen.findByText('The figures could not be loaded. Please try refreshing the page.');
  repair();
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByRole('heading', { name: 'Shortcuts' });
  expect(screen.queryByText('The figures could not be loaded. Please try refreshing the page.')).toBeNull();
});

test('every line of what waits longest names the item and opens it', async () => {
  const api = screenApi();
  const story = await addStory(api, { name: 'Maura Cullen' }, { minutesAgo: 3000 });
  const offer = await api.at({ minutesAgo: 1500 }, () => addOffer(api));
  await openPortal('/admin', { api });
  await screen.findByRole('heading', { name: 'Waiting longest' });
  const links = box('Waiting longest').getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Maura Cullen', `/admin/testimonials?item=${story}`],
    ['A solid oak table with four chairs', `/admin/donations/pending?item=${offer.id}`],
  ]);
});

test('recent activity opens what it is about', async () => {
  const api = screenApi();
  const me = await addPerson(api.deps);
  const story = await addStory(api, { name: 'Maura Cullen' });
  await decideStory(api, story, 'approve', { by: me });
  const { person } = await openPortal('/admin', { api, as: me });
  await screen.findByRole('heading', { name: 'Recent activity' });
  await person.click(box('Recent activity').getByRole('link', { name: 'Maura Cullen' }));
  await screen.findByRole('article', { name: 'Maura Cullen' });
});
