import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { everyPlace } from '#contract/places/every-place.ts';
import { placeName } from '#contract/places/place.ts';
import { allOf } from '#site/client/query-keys.ts';
import { openPortal } from '../../support/portal.tsx';
import { addImage, addText } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

beforeEach(() => {
  window.scrollTo = vi.fn();
});
const CONTENT = ['GET', '/api/content'] as const;
const SCREEN = '/admin/content';
const TOO_LONG = `${'It was a cold winter and a long one. '.repeat(20)}Then came the raffle, and after it another winter.`;

// Some two hundred rows: looking them up by their roles would take seconds.
const list = async () => (await screen.findByText('Texts and pictures', { selector: 'h2' })).parentElement;
const rows = async () => [...((await list())?.querySelectorAll<HTMLElement>('li') ?? [])];
const editLink = (row: HTMLElement) => row.querySelector<HTMLAnchorElement>('a.btn');
const editButton = (row: HTMLElement) => row.querySelector<HTMLButtonElement>('button');
const row = async (name: string) => {
  const found = (await rows()).find((one) => (editLink(one) ?? editButton(one))?.textContent === `Edit ${name}`);
  if (!found) throw new Error(`There is no row for ${name}.`);
  return found;
};
const names = async () => (await rows()).map((one) => one.querySelector('b')?.textContent);
const search = () => screen.findByLabelText('Search in all texts');

test('each text and picture of the website has a row with its name, kind and a link to its editor on its page', async () => {
  const api = screenApi();
  await addText(api, '/about', 'our-story', 'One hall, one family, one raffle.');
  await openPortal(SCREEN, { api });
  expect(await names()).toEqual(everyPlace.map(placeName));
  await screen.findByText(`${everyPlace.length} in all.`, { exact: false });
  const story = await row('About us, our story');
  expect(story.textContent).toContain('Paragraphs');
  expect(within(story).getAllByText('One hall, one family, one raffle.')).toHaveLength(1);
  const shown = await rows();
  const links = shown.map(editLink).filter((link) => link !== null);
  const hrefs = links.map((link) => link.getAttribute('href'));
  expect(new Set(hrefs).size).toBe(links.length);
  expect(links.length + shown.filter(editButton).length).toBe(everyPlace.length);
  expect(hrefs).toContain('/about#edit-text-our-story');
  expect(hrefs).toContain('/about#edit-image-founder');
});

test('the rows stand page by page, each page with how many of its texts were changed', async () => {
  const api = screenApi();
  await addText(api, '/about', 'our-story', 'One hall, one family.');
  await openPortal(SCREEN, { api });
  await rows();
  const headings = [...document.querySelectorAll('h3')].map(({ textContent }) => textContent);
  const on = (path: string) => everyPlace.filter(({ relativeUrl }) => relativeUrl === path).length;
  expect(headings.slice(0, 2)).toEqual([`Home ${on('/')}, as they came`, `About us ${on('/about')}, 1 changed by us`]);
  expect(new Set(headings).size).toBe(headings.length);
  const about = (await list())?.querySelector('section[aria-label="About us"]');
  expect(about?.querySelectorAll('li')).toHaveLength(on('/about'));
});

test('a row says who changed it last and when, or what visitors read while nothing is written', async () => {
  const api = screenApi();
  await api.at('2026-10-02T09:00:00Z', () => addText(api, '/about', 'our-story', 'One hall, one family.'));
  await openPortal(SCREEN, { api });
  const story = await row('About us, our story');
  expect(story.querySelector('time')?.textContent).toBe('2 October 2026');
  expect(story.textContent).not.toContain('As it came');
  const [container] = [...api.deps.store.data.textContainers.all()];
  const author = api.deps.store.data.people.get(container?.updatedBy ?? '')?.name;
  expect(author).toBeTruthy();
  expect(story.textContent).toContain(author);
  const unwritten = await row('Counselling, for whom');
  expect(unwritten.querySelector('.textrow__none')?.textContent).toBe(
    'People who are seriously ill. Ask us about families and carers as well.',
  );
  expect(unwritten.textContent).toContain('As it came');
  expect((await row('Donation shop, accepted items')).textContent).toContain(
    'Clothing & Accessories, Household Items, ',
  );
  expect((await row('About us, our founder')).textContent).toContain('No picture yet: visitors see a drawing.');
});

test('the search finds words in any order, without accents, marks them, and stands in the address', async () => {
  const api = screenApi();
  await addText(api, '/about', 'our-story', TOO_LONG);
  await addText(api, '/about/our-shops', 'clane', 'Bríd keeps the shop, and runs the raffle.');
  const { person, router } = await openPortal(SCREEN, { api });
  await person.type(await search(), 'raffle');
  await screen.findByText(`2 of ${everyPlace.length}`);
  expect(await names()).toEqual(['About us, our story', 'Our shops, the shop in Clane']);
  const story = await row('About us, our story');
  expect(story.querySelector('mark')?.textContent).toBe('raffle');
  expect(story.querySelector('p')?.textContent).toMatch(/^….*Then came the raffle, and after it another winter\.$/);
  await person.clear(await search());
  await person.type(await search(), 'raffle brid');
  await screen.findByText(`1 of ${everyPlace.length}`);
  expect(router.state.location.search).toBe('?q=raffle+brid');
});

test('the search finds names of places as well as what stands there', async () => {
  const { person } = await openPortal(SCREEN);
  await person.type(await search(), 'founder');
  await waitFor(async () =>
    expect(await names()).toEqual(['About us, our founder, the line below', 'About us, our founder']),
  );
});

test('page and state narrow the list, and are taken back one by one', async () => {
  const api = screenApi();
  await addText(api, '/about', 'our-story', 'One hall.');
  const { person, router } = await openPortal(SCREEN, { api });
  await person.selectOptions(await screen.findByLabelText('Page'), 'About us');
  const onAbout = everyPlace.filter(({ relativeUrl }) => relativeUrl === '/about').map(placeName);
  expect(await names()).toEqual(onAbout);
  await person.selectOptions(screen.getByLabelText('State'), 'Not written yet');
  expect(await names()).toEqual(onAbout.filter((name) => name !== 'About us, our story'));
  expect(router.state.location.search).toBe('?on=%2Fabout&state=unwritten');
  await person.selectOptions(screen.getByLabelText('State'), 'Changed by us');
  expect(await names()).toEqual(['About us, our story']);
  await person.click(screen.getByRole('button', { name: /^About us/ }));
  expect(await names()).toEqual(['About us, our story']);
  await person.click(screen.getByRole('button', { name: /^Changed by us/ }));
  expect(await names()).toHaveLength(everyPlace.length);
});

test('a text that was made and left as it came counts as not written', async () => {
  const api = screenApi();
  const place = everyPlace.find(({ relativeUrl, key }) => relativeUrl === '/about' && key === 'year-1976');
  if (place?.kind !== 'text' || typeof place.message.english !== 'string') throw new Error('There is no such text.');
  await addText(api, '/about', 'year-1976', place.message.english);
  await openPortal(`${SCREEN}?state=unwritten`, { api });
  const story = await row('About us, the timeline, 1976');
  expect(story.querySelector('.textrow__none')?.textContent).toMatch(/^This is where/);
  expect(story.textContent).toContain('As it came');
});

test('pictures without alternative text are found, with the way to write it', async () => {
  const api = screenApi();
  await addImage(api, '/about', 'founder', '');
  await addImage(api, '/about/our-shops', 'clane', 'The green door of the shop');
  const { person } = await openPortal(SCREEN, { api });
  const clane = await row('Our shops, the front of the shop in Clane');
  expect(clane.textContent).toContain('The green door of the shop');
  await person.selectOptions(screen.getByLabelText('State'), 'Pictures without alternative text');
  expect(await names()).toEqual(['About us, our founder']);
  const founder = await row('About us, our founder');
  expect(within(founder).getAllByText('No alternative text')).toHaveLength(1);
  const way = within(founder).getByRole('link', { name: /^Write it in the media library/ });
  expect(way.getAttribute('href')).toBe('/admin/media?missing=missing');
});

test('a website without places for texts says what will stand here', async () => {
  const api = screenApi();
  api.line.failNext(...CONTENT, Response.json({ places: [] }));
  await openPortal(SCREEN, { api });
  await screen.findByRole('heading', { name: 'No texts yet' });
});

test('while the list is on its way, that is said', async () => {
  const api = screenApi();
  const answer = api.line.holdNext(...CONTENT);
  await openPortal(SCREEN, { api });
  await screen.findByText('Loading the texts');
  answer.release();
  expect(await names()).toHaveLength(everyPlace.length);
  expect(screen.queryByText('Loading the texts')).toBeNull();
});

test('what a colleague writes meanwhile appears without a reload', async () => {
  const { api } = await openPortal(SCREEN);
  await rows();
  await screen.findAllByText('Live');
  await addText(api, '/about', 'our-story', 'One hall, one family, one raffle.');
  await screen.findByText('One hall, one family, one raffle.');
});

test('the menu leads to the texts', async () => {
  await openPortal(SCREEN);
  const menu = within(await screen.findByRole('navigation', { name: 'Admin' }));
  expect(menu.getByRole('link', { name: 'Texts' }).getAttribute('aria-current')).toBe('page');
});

const story = async () => (await rows()).find((one) => one.querySelector('b')?.textContent === 'About us, our story');

test('a text is translated in the list, also while its language is off', async () => {
  const api = screenApi();
  await addText(api, '/about', 'our-story', 'One hall, one raffle.');
  const { person } = await openPortal(SCREEN, { api });
  await person.selectOptions(await screen.findByLabelText('Language'), 'Polish');
  await screen.findByText(/^\d+ texts$/);
  expect((await story())?.textContent).toContain('Nothing written yet: visitors read “One hall, one raffle.”');
  expect((await names()).filter((name) => name?.startsWith('Who runs us'))).toEqual([]);
  const translate = (await story())?.querySelector('button');
  expect(translate?.textContent).toBe('Translate About us, our story');
  await person.click(translate as HTMLElement);
  const area = await screen.findByRole('textbox', { name: 'Text: About us, our story, in Polish' });
  await person.clear(area);
  await person.type(area, 'Jedna sala, jedna loteria.');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('button', { name: 'Edit About us, our story' });
  await waitFor(async () => expect((await story())?.textContent).toContain('Jedna sala, jedna loteria.'));
  const kept = [...api.deps.store.data.textContainers.all()].map(({ content, language }) => [language, content]);
  expect(kept).toContainEqual(['pl', 'Jedna sala, jedna loteria.']);
});

test('a text that its page shows in some state alone is edited in the list, first and again', async () => {
  const api = screenApi();
  const { person } = await openPortal(SCREEN, { api });
  const name = 'Search, when nothing is found';
  for (const words of ['Look again:', 'Or ring us:']) {
    expect(editLink(await row(name))).toBeNull();
    await person.click(editButton(await row(name)) as HTMLElement);
    const area = await screen.findByRole('textbox', { name: `Text: ${name}` });
    await person.clear(area);
    await person.type(area, words);
    await person.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(async () => expect((await row(name)).textContent).toContain(words));
  }
  expect([...api.deps.store.data.textContainers.all()]).toMatchObject([
    { relativeUrl: '/search', content: 'Or ring us:' },
  ]);
});

test('a text whose English has changed since it was translated says so, and is found by that', async () => {
  const api = screenApi();
  await api.at('2026-10-01T09:00:00Z', () => addText(api, '/about', 'our-story', 'Jedna sala.', 'pl'));
  await api.at('2026-10-02T09:00:00Z', () => addText(api, '/about', 'our-story', 'Two halls.'));
  await api.at('2026-10-03T09:00:00Z', () => addText(api, '/donations', 'accept', 'Krzesła', 'pl'));
  await openPortal(`${SCREEN}?language=pl&state=outdated`, { api });
  expect(await names()).toEqual(['About us, our story']);
  expect((await story())?.textContent).toContain('Jedna sala. English changed since');
});

test('a translation that is being written stays when a colleague saves the same one, and is not left without a question', async () => {
  const api = screenApi();
  const { person, queryClient } = await openPortal(`${SCREEN}?language=pl&state=unwritten`, { api });
  await person.click(await screen.findByRole('button', { name: 'Translate About us, our story' }));
  const field = { name: 'Text: About us, our story, in Polish' };
  await person.type(await screen.findByRole('textbox', field), ' Moje słowa.');
  await addText(api, '/about', 'our-story', 'Słowa kolegi.', 'pl');
  await queryClient.invalidateQueries({ queryKey: allOf('content') });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Translate About us, our story' })).toBeNull());
  expect((screen.getByRole('textbox', field) as HTMLTextAreaElement).value).toContain('Moje słowa.');
  await person.selectOptions(screen.getByLabelText('Language'), 'Ukrainian');
  await person.click(await screen.findByRole('button', { name: 'Stay here' }));
  expect((screen.getByRole('textbox', field) as HTMLTextAreaElement).value).toContain('Moje słowa.');
});

test('a translation is removed by one press, and comes back by the next', async () => {
  const api = screenApi();
  await addText(api, '/about', 'our-story', 'One hall.');
  await addText(api, '/about', 'our-story', 'Jedna sala.', 'pl');
  const { person } = await openPortal(`${SCREEN}?language=pl`, { api });
  const kept = () => [...api.deps.store.data.textContainers.all()].map(({ content }) => content);
  await person.click(await screen.findByRole('button', { name: /^Remove this translation ?: About us, our story$/ }));
  await screen.findByText('Removed: About us, our story, in Polish');
  await screen.findByRole('button', { name: 'Translate About us, our story' });
  expect(kept()).toEqual(['One hall.']);
  await person.click(screen.getByRole('button', { name: /^Undo/ }));
  await screen.findByRole('button', { name: 'Edit About us, our story' });
  expect(kept()).toEqual(['One hall.', 'Jedna sala.']);
  expect(screen.queryByText('English changed since', { selector: '.badge *' })).toBeNull();
});

test('a translation that could not be removed stays, and that is said', async () => {
  const api = screenApi();
  const { id } = await addText(api, '/about', 'our-story', 'Jedna sala.', 'pl');
  const { person } = await openPortal(`${SCREEN}?language=pl`, { api });
  api.line.failNext('DELETE', `/api/textcontainers/${id}`, 500);
  await person.click(await screen.findByRole('button', { name: /^Remove this translation ?: About us, our story$/ }));
  await screen.findByRole('alert');
  await screen.findByRole('button', { name: 'Edit About us, our story' });
  expect(screen.queryByText(/^Removed:/)).toBeNull();
});

test('a translation that a colleague has changed meanwhile is not removed unseen', async () => {
  const api = screenApi();
  const { id } = await addText(api, '/about', 'our-story', 'Jedna sala.', 'pl');
  const { person } = await openPortal(`${SCREEN}?language=pl`, { api });
  const remove = { name: /^Remove this translation ?: About us, our story$/ };
  const button = await screen.findByRole('button', remove);
  const json = { content: 'Słowa kolegi.', revision: 1 };
  await api.call('put', `/textcontainers/${id}`, { as: await api.staff(), json });
  await person.click(button);
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('A colleague has changed this text meanwhile, so it was not removed.');
  expect(alert.closest('li')).toBe(await story());
  await waitFor(async () => expect((await story())?.textContent).toContain('Słowa kolegi.'));
  expect(screen.queryByText(/^Removed:/)).toBeNull();
  await person.click(await screen.findByRole('button', remove));
  await screen.findByText('Removed: About us, our story, in Polish');
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a translation is still right although the English has changed: one press says so', async () => {
  const api = screenApi();
  await addText(api, '/about', 'our-story', 'Jedna sala.', 'pl');
  await addText(api, '/about', 'our-story', 'One hall!');
  const { person } = await openPortal(`${SCREEN}?language=pl`, { api });
  await screen.findByText('English changed since', { selector: '.badge *' });
  await person.click(screen.getByRole('button', { name: /^Still right ?: About us, our story$/ }));
  await waitFor(() => expect(screen.queryByText('English changed since', { selector: '.badge *' })).toBeNull());
  expect((await story())?.textContent).toContain('Jedna sala.');
  expect(screen.queryByRole('button', { name: /^Still right/ })).toBeNull();
});
