import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addWaitingOffer, addWaitingStory } from '../../support/desk-records.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  window.scrollTo = vi.fn();
});
const palette = () => screen.findByRole('dialog', { name: 'Find anything' });
const field = () => screen.findByRole('combobox', { name: 'Find anything' });
const options = async () =>
  within(await palette())
    .getAllByRole('option')
    .map((one) => one.textContent);
const selected = async () => within(await palette()).getByRole('option', { selected: true }).textContent;

const open = async (as: typeof volunteer | Record<string, never> = {}) => {
  const api = screenApi();
  const offer = await addWaitingOffer(api);
  const story = await addWaitingStory(api, { name: 'Tom Kinsella' });
  const portal = await openPortal('/admin', { api, as });
  await screen.findByRole('heading', { name: 'Shortcuts' });
  return { ...portal, offer, story };
};

test.each(['/', '{Control>}k{/Control}', '{Meta>}k{/Meta}'])(
  'opens by %s, with the focus in its field',
  async (keys) => {
    const { person } = await open();
    await person.keyboard(keys);
    expect(document.activeElement).toBe(await field());
  },
);

test('the palette finds records by a name, marks what was typed, and opens the one that Enter is pressed on', async () => {
  const { person, router, offer, story } = await open();
  await person.keyboard('/');
  await person.keyboard('kinsella');
  await waitFor(async () =>
    expect(await options()).toEqual([
      `Two purple armchairsDeirdre Kinsella · ${offer.reference}Pending`,
      expect.stringMatching(/^Tom Kinsella“The driver waited.*Pending$/),
    ]),
  );
  expect((await palette()).querySelector('mark')?.textContent).toBe('Kinsella');
  await person.keyboard('{ArrowDown}');
  expect(await selected()).toMatch(/^Tom Kinsella/);
  expect((await field()).getAttribute('aria-activedescendant')).toBe(
    within(await palette()).getByRole('option', { selected: true }).id,
  );
  await person.keyboard('{Enter}');
  await screen.findByRole('article', { name: 'Tom Kinsella' });
  expect(router.state.location).toMatchObject({ pathname: '/admin/testimonials', search: `?tab=all&item=${story}` });
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the palette finds an offer by its reference and opens its details', async () => {
  const { person, offer } = await open();
  await person.keyboard('/');
  await person.keyboard(offer.reference);
  await screen.findByRole('option', { name: /^Two purple armchairs/ });
  await person.keyboard('{Enter}');
  await screen.findByRole('dialog', { name: 'Two purple armchairs' });
});

test('the palette goes to screens and actions by the beginning of a word', async () => {
  const { person, router } = await open();
  await person.keyboard('/');
  await person.keyboard('ollection');
  await waitFor(() => expect(screen.getAllByText('Nothing found for “ollection”.').length).toBeGreaterThan(0));
  await person.clear(await field());
  await person.keyboard('coll');
  await waitFor(async () => expect(await options()).toEqual(['Print the collection sheet']));
  await person.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/donations/collection-sheet'));
});

test('the palette offers a volunteer nothing that only administrators may open', async () => {
  const { person } = await open(volunteer);
  await person.keyboard('/');
  const shown = await options();
  expect(shown).toContain('Testimonials');
  for (const closed of ['Settings', 'Blogs', 'Write a blog post', 'Reasons for rejections'])
    expect(shown).not.toContain(closed);
});

test('the palette says when nothing is found, and when the search does not answer', async () => {
  const { person, line } = await open();
  await person.keyboard('/');
  await person.keyboard('mahogany');
  await waitFor(() => expect(screen.getAllByText('Nothing found for “mahogany”.').length).toBeGreaterThan(0));
  line.failNext('GET', '/api/find', 503);
  await person.clear(await field());
  await person.type(await field(), 'walnut');
  await screen.findByText('The search did not answer. Please try again.');
});

test('the palette does not open while somebody types, nor over a dialog, and returns the focus when it closes', async () => {
  const { person } = await open();
  const trigger = screen.getAllByRole('button', { name: /^Find anything/ })[0];
  if (!trigger) throw new Error('There is no button.');
  await person.click(trigger);
  await palette();
  await person.click(screen.getByRole('button', { name: 'Close' }));
  expect(document.activeElement).toBe(trigger);
  await person.click(screen.getByRole('button', { name: 'More' }));
  await person.keyboard('{Control>}k{/Control}');
  expect(screen.queryByRole('dialog', { name: 'Find anything' })).toBeNull();
});

test('Enter that is pressed at once opens what the typed words find, not what was listed before', async () => {
  const { person, router } = await open();
  await person.keyboard('/');
  await field();
  await person.keyboard('runs{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin/runs'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
