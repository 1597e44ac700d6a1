import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeFirstContainers } from '#api/containers/first-containers.ts';
import { ALT_TEXT_REQUIRED } from '#contract/containers/containers.ts';
import { IMAGE_SIZE_MESSAGE, IMAGE_TYPE_MESSAGE } from '#contract/images/one-image.ts';
import { PICTURE_COST_MESSAGE } from '#contract/images/pictures.ts';
import { aboutPlaces } from '#contract/places/about.ts';
import { editAddress } from '#contract/places/edit-address.ts';
import { EditableImage } from '#site/editing/EditableImage.tsx';
import { setUpPerson } from '../../support/person.ts';
import { addImage, made } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';
import { formOf, photo, pngFile } from '../../support/submissions.ts';
import { imagesIn, renderPart } from './support.tsx';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  Element.prototype.scrollIntoView = vi.fn();
});
afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const UPLOAD = ['POST', '/api/imagecontainers/:id/image'] as const;
const part = <EditableImage of={aboutPlaces.images.founder} fallback={<img src="/drawing.svg" alt="A drawing" />} />;
const founder = (bytes = 2048) => photo('founder.png', { type: 'image/png', bytes });

/** An API with a picture of staff at the place. */
const withImage = async () => {
  const api = screenApi();
  await addImage(api, '/about', 'founder', 'Our founder');
  return api;
};
const open = async (as: null | object = {}) => renderPart(part, { api: await withImage(), as });
const kept = ({ api }: Awaited<ReturnType<typeof open>>) => imagesIn(api).map(({ altText }) => altText);

const picture = () => screen.findByRole('img', { name: 'Our founder' });
type Rendered = Awaited<ReturnType<typeof renderPart>>;
/** Opens the dialog of the place. */
const edit = async ({ person }: Rendered) => {
  await person.click(await screen.findByRole('button', { name: /^Edit picture/ }));
  return within(await screen.findByRole('dialog', { name: 'Edit picture' }));
};
const picker = () => screen.findByLabelText<HTMLInputElement>(/^Upload a picture/);
const words = () => screen.findByLabelText<HTMLInputElement>('Alternative text');
/** Chooses a file and says what it shows. */
const choose = async ({ person }: Rendered, file: File, altText: string) => {
  await person.upload(await picker(), file);
  await person.type(await words(), altText);
};
const save = ({ person }: Rendered) => person.click(screen.getByRole('button', { name: 'Save' }));
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('a visitor sees the picture and no controls', async () => {
  await open(null);
  await picture();
  expect(screen.queryByRole('button')).toBeNull();
});

test('without a container one is made first, and then the file picker opens', async () => {
  const { person, api } = await renderPart(part);
  const picked = vi.spyOn(HTMLInputElement.prototype, 'click').mockImplementation(() => {});
  await person.click(await screen.findByRole('button', { name: /^Create Container/ }));
  await waitFor(() => expect(picked.mock.contexts).toEqual([screen.getByLabelText(/^Upload a picture/)]));
  picked.mockRestore();
  expect(imagesIn(api)).toMatchObject([
    { tags: ['managed-image', 'about', 'founder'], relativeUrl: '/about', picture: null },
  ]);
  expect(screen.getByRole('img', { name: 'A drawing' }).getAttribute('src')).toBe('/drawing.svg');
});

test('a container in which nobody has put a picture yet takes a file at once', async () => {
  const api = screenApi();
  await makeFirstContainers(api.deps);
  const rendered = await renderPart(part, { api });
  await edit(rendered);
  await choose(rendered, founder(), 'Our founder');
  await save(rendered);
  await closed();
  await picture();
  expect(imagesIn(api).filter((one) => one.picture)).toMatchObject([{ altText: 'Our founder', revision: 2 }]);
});

test('the words for the picture are required; then it is uploaded and takes the old one’s place', async () => {
  const rendered = await open();
  const old = (await picture()).getAttribute('src');
  await edit(rendered);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await rendered.person.upload(await picker(), founder());
  await save(rendered);
  expect(screen.getAllByText(ALT_TEXT_REQUIRED)).toHaveLength(1);
  expect(document.activeElement).toBe(await words());
  expect(rendered.line.made(...UPLOAD)).toHaveLength(0);
  await rendered.person.type(await words(), 'Nora at her desk');
  await save(rendered);
  await closed();
  const shown = await screen.findByRole('img', { name: 'Nora at her desk' });
  const [container] = imagesIn(rendered.api);
  expect(shown.getAttribute('src')).toBe(`/api/media/${container?.picture?.id}/640x480.webp`);
  expect(shown.getAttribute('src')).not.toBe(old);
  expect(screen.queryByRole('img', { name: 'Our founder' })).toBeNull();
});

test('a picture of the media library is found and put in, with its words', async () => {
  const api = await withImage();
  const as = await api.staff('Administrator', 'Nuala Kehoe');
  const upload = async (altText: string) =>
    made(await api.call('post', '/media', { as, form: formOf({ image: pngFile(), altText }) }));
  const lamp = await upload('A lamp in the window');
  await upload('A green van');
  const rendered = await renderPart(part, { api });
  const dialog = await edit(rendered);
  await dialog.findByRole('button', { name: /^A green van/ });
  await rendered.person.type(dialog.getByRole('searchbox'), 'lamp');
  await waitFor(() => expect(dialog.queryByRole('button', { name: /^A green van/ })).toBeNull());
  await rendered.person.click(dialog.getByRole('button', { name: /^A lamp in the window/ }));
  expect(await words()).toHaveProperty('value', 'A lamp in the window');
  await save(rendered);
  await closed();
  await screen.findByRole('img', { name: 'A lamp in the window' });
  expect(imagesIn(api)).toMatchObject([
    { altText: 'A lamp in the window', picture: { id: lamp.id }, versions: [{ altText: 'Our founder' }] },
  ]);
});

test('a media library that cannot be loaded says so, and is asked again', async () => {
  const rendered = await open();
  rendered.line.failNext('GET', '/api/media', 500);
  const dialog = await edit(rendered);
  await dialog.findByText('The media library could not be loaded.');
  await rendered.person.click(dialog.getByRole('button', { name: 'Try again' }));
  await dialog.findByRole('button', { name: /^Our founder/ });
  expect(dialog.queryByText('The media library could not be loaded.')).toBeNull();
});

test('the words of a picture that stays are changed alone', async () => {
  const rendered = await open();
  const [before] = imagesIn(rendered.api);
  await edit(rendered);
  await rendered.person.type(await words(), ' in 1976');
  await save(rendered);
  await closed();
  await screen.findByRole('img', { name: 'Our founder in 1976' });
  expect(imagesIn(rendered.api)).toMatchObject([{ altText: 'Our founder in 1976', picture: before?.picture }]);
});

test('while it uploads, that is said, the dialog stays and so does the old picture', async () => {
  const rendered = await open();
  const held = rendered.line.holdNext(...UPLOAD);
  await edit(rendered);
  await choose(rendered, founder(), 'New');
  await save(rendered);
  await screen.findByRole('button', { name: /^Uploading/ });
  expect(screen.getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true);
  expect(imagesIn(rendered.api)).toMatchObject([{ altText: 'Our founder' }]);
  held.release();
  await closed();
  await screen.findByRole('img', { name: 'New' });
});

test.each([
  ['a refusal by the server', 503 as const, 'Failed to upload image', 'The server cannot read or store files'],
  ['a broken connection', 'offline' as const, 'Upload failed', 'The server cannot be reached.'],
])('%s is said, and the old picture stays', async (_, trouble, title, detail) => {
  const rendered = await open();
  rendered.line.failNext(...UPLOAD, trouble);
  await edit(rendered);
  await choose(rendered, founder(), 'New');
  await save(rendered);
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain(title);
  expect(notice.textContent).toContain(detail);
  expect(notice.textContent).toContain('The old picture is still in place.');
  expect(kept(rendered)).toEqual(['Our founder']);
  await save(rendered);
  await closed();
  expect(kept(rendered)).toEqual(['New']);
});

test('what the server will never take is refused in its words, with no way to send it again', async () => {
  const rendered = await open();
  await edit(rendered);
  await choose(rendered, new File([pngFile(100_000, 10)], 'wide.png', { type: 'image/png' }), 'Our founder');
  await save(rendered);
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Failed to upload image');
  expect(notice.textContent).toContain(PICTURE_COST_MESSAGE);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  expect(kept(rendered)).toEqual(['Our founder']);
});

test.each([
  ['another kind of file', photo('story.gif', { type: 'image/gif' }), IMAGE_TYPE_MESSAGE],
  ['what only claims to be a picture', new File(['no picture'], 'a.png', { type: 'image/png' }), IMAGE_TYPE_MESSAGE],
  ['a file of 5MB', photo('big.png', { type: 'image/png', bytes: 5 * 1024 * 1024 }), IMAGE_SIZE_MESSAGE],
])('%s is refused before it is sent', async (_, file, sentence) => {
  const rendered = await open();
  await edit(rendered);
  await setUpPerson({ applyAccept: false }).upload(await picker(), file);
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
});

test('after the session has ended on the server it says that there is no token', async () => {
  const rendered = await open();
  await edit(rendered);
  await choose(rendered, founder(), 'New');
  const as = await rendered.api.staff('Administrator', 'Nuala Kehoe');
  await rendered.api.call('delete', `/people/${rendered.me?.id}/sessions`, { as });
  await save(rendered);
  await screen.findByText('No authentication token available.');
  expect(kept(rendered)).toEqual(['Our founder']);
});

test('a container that cannot be created is logged, with a quiet sentence', async () => {
  const { person, line } = await renderPart(part);
  line.failNext('POST', '/api/imagecontainers', 500);
  await person.click(await screen.findByRole('button', { name: /^Create Container/ }));
  await screen.findByText('The container could not be created. Please try again.');
  expect(console.warn).toHaveBeenCalledOnce();
});

test('an address that asks for the picture opens its dialog, and closing it leads to its button', async () => {
  window.history.replaceState(null, '', editAddress(aboutPlaces.images.founder));
  const { person } = await open();
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit picture' }));
  await person.click(dialog.getByRole('button', { name: 'Cancel' }));
  await closed();
  const button = screen.getByRole('button', { name: /^Edit picture/ });
  await waitFor(() => expect(document.activeElement).toBe(button));
});
