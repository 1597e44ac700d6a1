import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPortal } from '../../support/admin-app.tsx';
import { refused } from '../../support/fake-platform.ts';
import {
  administrator,
  auditEntry,
  dashboard,
  donation,
  idOf,
  minutesAgo,
  testimonial,
} from '../../support/staff-data.ts';

beforeEach(() => {
  localStorage.clear();
  window.scrollTo = vi.fn();
});
afterEach(cleanup);

const box = (name: string) => within(screen.getByRole('heading', { name }).closest('section') as HTMLElement);

test('it greets, counts and says what waits', async () => {
  const days = 3 * 24 * 60;
  openPortal('/admin', {
    routes: {
      'GET /dashboard': () => dashboard({ testimonials: 8 }),
      'GET /donationitems/status/pending': () => ({ items: [donation({ createdAt: minutesAgo(days) })], total: 12 }),
    },
  });
  await screen.findByText('Twelve donations and eight testimonials are waiting for you.');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Good (morning|afternoon|evening), Aoife$/);
  const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(['Pending donations', 'Blogs', 'Donations', 'Testimonials'].map(figure)).toEqual(['12', '24', '156', '8']);
  expect(await screen.findByText('Oldest: 3 days ago')).toBeDefined();
  expect(screen.getByText('2 drafts')).toBeDefined();
});

test('the shortcuts lead where the specification says', async () => {
  openPortal('/admin');
  await screen.findByRole('heading', { name: 'Shortcuts' });
  const targets = box('Shortcuts')
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  expect(targets).toEqual(
    expect.arrayContaining(['/admin/blogs/new', '/admin/analytics', '/admin/media', '/admin/testimonials']),
  );
});

test('recent activity tells who did what', async () => {
  const recent = [
    auditEntry(),
    auditEntry({
      id: idOf('two'),
      actorId: idOf('declan'),
      actorName: 'Declan Roche',
      subjectKind: 'donation',
      action: 'rejected',
      detail: 'D-ABC123',
    }),
    auditEntry({ id: idOf('three'), subjectKind: 'post', action: 'unfolded', actorId: null, actorName: 'Terminal' }),
  ];
  openPortal('/admin', { routes: { 'GET /dashboard': () => dashboard({ recent }) } });
  await screen.findByRole('heading', { name: 'Recent activity' });
  const lines = box('Recent activity')
    .getAllByRole('listitem')
    .map((line) => line.textContent);
  expect(lines).toEqual([
    'A testimonial was approvedBy you12 minutes ago',
    'Donation D-ABC123 was rejectedBy Declan Roche12 minutes ago',
    'A blog post was unfoldedBy Terminal12 minutes ago',
  ]);
});

test('the testimonial that has waited longest is next', async () => {
  const next = testimonial({ name: 'Michael', content: 'Nobody rushed me. A warm room.', createdAt: minutesAgo(3000) });
  const { platform } = openPortal('/admin', {
    routes: { 'GET /testimonials/pending': () => ({ testimonials: [next], total: 8 }) },
  });
  await screen.findByText('“Nobody rushed me. A warm room.”');
  expect(platform.made('GET /testimonials/pending')[0]?.query).toEqual({ page: '8', pageSize: '1' });
  expect(box('Next for review').getByRole('link', { name: 'Start reviewing' }).getAttribute('href')).toBe(
    '/admin/testimonials',
  );
});

test('with nothing waiting it says so', async () => {
  openPortal('/admin', {
    routes: { 'GET /dashboard': () => dashboard({ pendingDonations: 0, pendingTestimonials: 0 }) },
  });
  expect(await screen.findByText('All clear. Nothing is waiting for review.')).toBeDefined();
  expect(screen.queryByRole('link', { name: 'Start reviewing' })).toBeNull();
});

test('every shop says whether it is open', async () => {
  openPortal('/admin');
  await screen.findByRole('heading', { name: 'Shops today' });
  await screen.findByText('Wexford Town');
  const states = box('Shops today')
    .getAllByRole('listitem')
    .map((line) => line.querySelector('.badge')?.textContent);
  expect(states).toHaveLength(4);
  for (const state of states) expect(state).toMatch(/^(Open|Closing soon|Closed)$/);
});

test('figures that cannot be loaded are said, and Refresh tries again', async () => {
  let broken = true;
  const { person } = openPortal('/admin', {
    user: administrator,
    routes: { 'GET /dashboard': () => (broken ? refused(500, 'internal', 'No.') : dashboard()) },
  });
  await screen.findByText('The figures could not be loaded. Please try refreshing the page.');
  broken = false;
  await person.click(screen.getByRole('button', { name: 'Refresh' }));
  await screen.findByRole('heading', { name: 'Shortcuts' });
});
