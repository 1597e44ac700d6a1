import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aboutPlaces } from '#contract/places/about.ts';
import { EditableImage } from '#site/editing/EditableImage.tsx';
import { EditableText } from '#site/editing/EditableText.tsx';
import { addImage, addText } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';
import { colleagueSaves, colleagueUploads, imagesIn, renderPart, textsIn } from './support.tsx';

beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn();
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
const text = <EditableText of={aboutPlaces.texts['our-story']} fallback="The fallback text." />;
const image = <EditableImage of={aboutPlaces.images.founder} fallback={<img src="/drawing.svg" alt="A drawing" />} />;
const day = (date: number) => `2026-11-${date}T10:00:00.000Z`;

/** A text that was written on 18 November, and changed on the 19th and the 20th. */
const withVersions = async () => {
  const api = screenApi();
  await api.at(day(18), () => addText(api, '/about', 'our-story', 'The first text.'));
  await api.at(day(19), () => colleagueSaves(api, 'The second text.', 'Declan Roche'));
  await api.at(day(20), () => colleagueSaves(api, 'The third text.'));
  return api;
};
type Rendered = Awaited<ReturnType<typeof renderPart>>;

const openVersions = async ({ person }: Rendered) => {
  await person.click(await screen.findByRole('button', { name: /^Edit/ }));
  await person.click(await screen.findByRole('button', { name: 'Earlier versions' }));
  return within(await screen.findByRole('dialog'));
};
const kept = ({ api }: Rendered) => textsIn(api).map(({ content }) => content);

test('the earlier versions of a text are listed with who and when, and restored in two clicks', async () => {
  const rendered = await renderPart(text, { api: await withVersions() });
  const dialog = await openVersions(rendered);
  await dialog.findByText(/What stands there now: 20 November 2026, 10:00, Nuala Kehoe/);
  await dialog.findByRole('button', { name: '19 November 2026, 10:00, Declan Roche' });
  await rendered.person.click(dialog.getByRole('button', { name: '18 November 2026, 10:00, Nuala Kehoe' }));
  expect(dialog.getAllByText('The first text.')).toHaveLength(1);
  expect(kept(rendered)).toEqual(['The third text.']);
  await rendered.person.click(dialog.getByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByText('The first text.');
  expect(kept(rendered)).toEqual(['The first text.']);
});

test('a version restored over what a colleague has just saved is stopped, and both texts are shown', async () => {
  const rendered = await renderPart(text, { api: await withVersions() });
  const dialog = await openVersions(rendered);
  await rendered.person.click(await dialog.findByRole('button', { name: /^19 November/ }));
  await colleagueSaves(rendered.api, 'A colleague’s text.');
  await rendered.person.click(dialog.getByRole('button', { name: 'Restore this version' }));
  await screen.findByText('A colleague’s text.');
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'The second text.');
  expect(kept(rendered)).toEqual(['A colleague’s text.']);
});

test('a list that cannot be loaded says so', async () => {
  const rendered = await renderPart(text, { api: await withVersions() });
  rendered.line.failAll('GET', '/api/textcontainers/:id/versions', 500);
  const dialog = await openVersions(rendered);
  await dialog.findByText('The earlier versions could not be loaded. Please try again.');
});

test('a text that was never changed offers no earlier versions', async () => {
  const api = screenApi();
  await addText(api, '/about', 'our-story', 'The first text.');
  const { person } = await renderPart(text, { api });
  await person.click(await screen.findByRole('button', { name: /^Edit/ }));
  expect(screen.queryByRole('button', { name: 'Earlier versions' })).toBeNull();
});

/** A picture of 18 November, replaced on the 19th, and its list of earlier pictures. */
const openPictures = async () => {
  const api = screenApi();
  await api.at(day(18), () => addImage(api, '/about', 'founder', 'Nora in 1976'));
  const earlier = imagesIn(api)[0]?.picture?.id ?? '';
  await api.at(day(19), () => colleagueUploads(api, 'Nora today'));
  const rendered = await renderPart(image, { api });
  await rendered.person.click(await screen.findByRole('button', { name: /^Edit picture/ }));
  await rendered.person.click(await screen.findByRole('button', { name: 'Earlier pictures' }));
  return { ...rendered, earlier, dialog: within(await screen.findByRole('dialog', { name: 'Earlier pictures' })) };
};

test('an earlier picture is seen first and then put back, with its words', async () => {
  const { person, dialog, api, earlier } = await openPictures();
  await person.click(await dialog.findByRole('button', { name: /^18 November/ }));
  expect(dialog.getAllByText('Nora in 1976')).toHaveLength(1);
  await person.click(dialog.getByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const shown = await screen.findByRole('img', { name: 'Nora in 1976' });
  expect(shown.getAttribute('src')).toBe(`/api/media/${earlier}/800x600.webp`);
  expect(imagesIn(api)).toMatchObject([{ altText: 'Nora in 1976', picture: { id: earlier } }]);
});

test('a refusal stands in the list in the server’s words', async () => {
  const { person, dialog, line, api } = await openPictures();
  await person.click(await dialog.findByRole('button', { name: /^18 November/ }));
  line.failNext('POST', '/api/imagecontainers/:id/restore', 503);
  await person.click(dialog.getByRole('button', { name: 'Restore this version' }));
  await dialog.findByText(/The server cannot read or store files at the moment/);
  expect(imagesIn(api)).toMatchObject([{ altText: 'Nora today' }]);
});
