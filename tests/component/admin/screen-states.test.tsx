import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { addWaitingOffer, addWaitingStory, MAURAS_WORDS } from '../../support/desk-records.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { addImage, addPost } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  window.scrollTo = vi.fn();
});
const text = (words: string | RegExp, selector?: string) => () => screen.findByText(words, { selector });
const region = (name: string) => () => screen.findByRole('region', { name });
const REFRESH = ' Please try refreshing the page.';

interface Asking {
  address: string;
  asks: string;
  failed: string | RegExp;
  /** What stands there once it is answered, with nothing in the portal. */
  shown(): Promise<HTMLElement>;
  as?: typeof volunteer;
}

const asking: readonly Asking[] = [
  {
    ...{ address: '/admin', asks: '/api/dashboard', failed: `The figures could not be loaded.${REFRESH}` },
    shown: () => screen.findByRole('navigation', { name: 'Figures' }),
  },
  {
    ...{ address: '/admin', asks: '/api/today', failed: `What waits could not be loaded.${REFRESH}`, as: volunteer },
    shown: text('All clear.'),
  },
  {
    ...{ address: '/admin/testimonials', asks: '/api/testimonials/pending' },
    ...{ failed: `Error loading testimonials.${REFRESH}`, shown: text('No testimonials are waiting for review.') },
  },
  {
    ...{ address: '/admin/donations/pending', asks: '/api/donationitems/status/:status' },
    ...{ failed: `Error loading donations.${REFRESH}`, shown: text('No pending donations at the moment.') },
  },
  {
    ...{ address: '/admin/donations', asks: '/api/donationitems/status/:status' },
    ...{ failed: `Error loading donations.${REFRESH}`, shown: text('No pending donations at the moment.') },
  },
  {
    ...{ address: '/admin/messages', asks: '/api/messages', shown: text('Everybody who wrote has been answered.') },
    failed: 'The messages could not be loaded. Please try again.',
  },
  {
    ...{ address: '/admin/quarantine', asks: '/api/quarantine/groups', shown: text('Nothing is held back') },
    failed: 'What is held back could not be loaded. Please try again.',
  },
  {
    ...{ address: '/admin/analytics', asks: '/api/analytics', shown: region('By status') },
    failed: `Error loading the figures.${REFRESH}`,
  },
  {
    ...{ address: '/admin/audit', asks: '/api/audit', failed: `Error loading the log.${REFRESH}` },
    shown: region('Changes'),
  },
  { address: '/admin/blogs', asks: '/api/blogs/all', failed: 'Not reachable', shown: text('No posts yet') },
  { address: '/admin/media', asks: '/api/media', failed: 'Not reachable', shown: text('No pictures yet') },
  {
    ...{ address: '/admin/content', asks: '/api/content', shown: text('About us, our story', 'b span') },
    failed: `The texts could not be loaded.${REFRESH}`,
  },
  {
    ...{ address: '/admin/settings/health', asks: '/api/health/report', shown: region('Store') },
    failed: /^The server did not tell how it is\./,
  },
  {
    ...{ address: '/admin/settings?section=tokens', asks: '/api/tokens', shown: text(/^No token is in use\./) },
    failed: `The tokens could not be loaded.${REFRESH}`,
  },
];

describe.each(asking)('what $address asks of $asks', ({ address, asks, failed, shown, as }) => {
  test('says so when it cannot be loaded, and is loaded by a press on Refresh', async () => {
    const api = screenApi();
    const mend = api.line.failAll('GET', asks, 500);
    const { person } = await openPortal(address, { api, as });
    const alert = (await screen.findByText(failed)).closest<HTMLElement>('[role=alert]') ?? document.body;
    mend();
    await person.click(within(alert).getByRole('button', { name: 'Refresh' }));
    await shown();
    expect(screen.queryByText(failed)).toBeNull();
  });
});

const PURPLE = /Two purple armchairs/;

test.each([
  ['/admin/testimonials', '?q=zebra', 'No testimonials match your search.', 'Clear search', MAURAS_WORDS],
  ['/admin/donations/pending', '?q=zebra', 'No donations match your criteria.', 'Clear filters', PURPLE],
  ['/admin/donations', '?q=zebra&category=books', 'No donations match your criteria.', 'Clear filters', PURPLE],
  ['/admin/blogs', '?q=zebra', 'No posts match your criteria.', 'Show all posts', 'Drivers wanted'],
  ['/admin/media', '?q=zebra', 'No pictures match your criteria.', 'Clear filters', /A picture of a ship/],
  ['/admin/content', '?q=zebra&state=unwritten', 'No texts match your criteria.', 'Clear filters', 'Our story'],
])('%s%s finds nothing, says so, and leads back to everything', async (address, narrowed, sentence, back, there) => {
  const api = screenApi();
  await addWaitingStory(api);
  await addWaitingOffer(api);
  await addPost(api, { title: 'Drivers wanted' });
  await addImage(api, '/about', 'founder', 'A picture of a ship');
  const { person, router } = await openPortal(address + narrowed, { api });
  await screen.findByText(sentence);
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'zebra');
  await person.click(screen.getByRole('button', { name: back }));
  await screen.findAllByText(there);
  expect(screen.queryByText(sentence)).toBeNull();
  expect(screen.getByRole('searchbox')).toHaveProperty('value', '');
  expect(router.state.location.search).toBe('');
});

/** What is asked around every screen. */
const ofTheFrame = new Set(
  ['preferences', 'dashboard', 'settings', 'settings/mail-delivery', 'concerns', 'events'].map(
    (path) => `/api/${path}`,
  ),
);
const closed = [
  ...['audit', 'blogs', 'blogs/some', 'media', 'content', 'mail', 'privacy', 'privacy/requests/some'],
  ...['settings', 'settings/mail/some', 'settings/health', 'settings/launch', 'settings?section=tokens'],
];

test.each(closed)('a volunteer is told whom to ask at %s, and nothing is called for it', async (address) => {
  const { line } = await openPortal(`/admin/${address}`, { as: volunteer });
  await screen.findByRole('heading', { name: 'Your role does not allow this' });
  await screen.findByText(/^This screen is for other colleagues\. .* ask an administrator\.$/);
  expect(line.calls.filter(({ path }) => !ofTheFrame.has(path))).toEqual([]);
});
