import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addWaitingOffer, addWaitingStory } from '../../support/desk-records.ts';
import { addPerson } from '../../support/people.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { decideStory } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
const cards = () => screen.queryAllByRole('article').map((card) => card.getAttribute('aria-labelledby') ?? '');
const nameOf = (id: string) => `name-${id}`;
const card = (name: string) => screen.findByRole('article', { name });

const withTwelve = async () => {
  const api = screenApi();
  const ids: string[] = [];
  for (let at = 0; at < 12; at += 1)
    ids.push(await addWaitingStory(api, { name: `Person ${at}` }, { minutesAgo: 100 - at }));
  return { api, ids };
};

test('testimonials that wait stand oldest first, and the order can be changed', async () => {
  const { api, ids } = await withTwelve();
  const { person, router } = await openPortal('/admin/testimonials', { api, as: volunteer });
  await card('Person 0');
  expect(cards()).toEqual(ids.slice(0, 10).map(nameOf));
  await screen.findByText('Showing 1–10 of 12, oldest first. 10 per page.');
  await person.selectOptions(screen.getByLabelText('Order'), 'Newest first');
  await card('Person 11');
  expect(cards()).toEqual(ids.slice(2).reverse().map(nameOf));
  expect(router.state.location.search).toBe('?order=newest');
});

test('the testimonial that an address asks for stands first, is current, and leaves when it is decided', async () => {
  const { api, ids } = await withTwelve();
  const [asked = ''] = ids.slice(-1);
  const { person } = await openPortal(`/admin/testimonials?item=${asked}`, { api, as: volunteer });
  await waitFor(async () => expect(document.activeElement).toBe(await card('Person 11')));
  expect(cards()[0]).toBe(nameOf(asked));
  await person.keyboard('a');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('article', { name: 'Person 11' })).toBeNull());
  await waitFor(() => expect(api.deps.store.data.testimonials.get(asked)?.status).toBe('approved'));
  expect(cards()[0]).toBe(nameOf(ids[0] ?? ''));
});

test('a testimonial of an address that a colleague has decided is shown as it stands', async () => {
  const { api, ids } = await withTwelve();
  const [asked = ''] = ids.slice(-1);
  await decideStory(api, asked, 'approve', { by: await addPerson(api.deps) });
  await openPortal(`/admin/testimonials?item=${asked}`, { api, as: volunteer });
  expect((await card('Person 11')).textContent).toContain('Approved');
});

test('an address whose testimonial is gone leaves the keys with the first card', async () => {
  const { api, ids } = await withTwelve();
  const { person } = await openPortal('/admin/testimonials?item=gone-gone-gone-gone-go', { api, as: volunteer });
  await card('Person 0');
  await waitFor(() => expect(api.line.made('GET', '/api/testimonials/:id').length).toBeGreaterThan(0));
  await person.keyboard('j');
  await person.keyboard('k');
  await person.keyboard('a');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(api.deps.store.data.testimonials.get(ids[0] ?? '')?.status).toBe('approved'));
});

test('offers that wait stand oldest first, those that are collected newest first', async () => {
  const api = screenApi();
  await addWaitingOffer(api, { description: 'The older one.' }, { minutesAgo: 90 });
  await addWaitingOffer(api, { description: 'The newer one.' }, { minutesAgo: 5 });
  const { person } = await openPortal('/admin/donations', { api, as: volunteer });
  await card('The older one');
  const titles = () => screen.getAllByRole('article').map((one) => one.querySelector('h3')?.textContent);
  expect(titles()).toEqual(['The older one', 'The newer one']);
  await person.click(screen.getByRole('tab', { name: /All/ }));
  await waitFor(() => expect(titles()).toEqual(['The newer one', 'The older one']));
});
