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
import { addImage } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';
import { photo, pngFile } from '../../support/submissions.ts';
import { imagesIn, renderPart } from './support.tsx';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
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

const picker = () => screen.findByLabelText<HTMLInputElement>(/^New picture/);
const picture = () => screen.findByRole('img', { name: 'Our founder' });
const upload = ({ person }: Awaited<ReturnType<typeof open>>) =>
  person.click(screen.getByRole('button', { name: 'Upload image' }));

test('a visitor sees the picture and no controls', async () => {
  await open(null);
  await picture();
  expect(screen.queryByRole('button')).toBeNull();
});

test('without a container one is made first, and then the file picker opens', async () => {
  const { person, api } = await renderPart(part);
  const input = await picker();
  const picked = vi.spyOn(input, 'click').mockImplementation(() => {});
  await person.click(screen.getByRole('button', { name: /^Create Container/ }));
  await waitFor(() => expect(picked).toHaveBeenCalledOnce());
  expect(imagesIn(api)).toMatchObject([
    { tags: ['managed-image', 'about', 'founder'], relativeUrl: '/about', picture: null },
  ]);
  expect(screen.getByRole('img', { name: 'A drawing' }).getAttribute('src')).toBe('/drawing.svg');
});

test('a container in which nobody has put a picture yet takes a file at once', async () => {
  const api = screenApi();
  await makeFirstContainers(api.deps);
  const rendered = await renderPart(part, { api });
  await screen.findByRole('button', { name: /^Replace image/ });
  await rendered.person.upload(await picker(), founder());
  await rendered.person.type(screen.getByRole('textbox'), 'Our founder');
  await upload(rendered);
  await picture();
  expect(imagesIn(api).filter((one) => one.picture)).toMatchObject([{ altText: 'Our founder', revision: 2 }]);
});

test('the words for the picture are required; then it is uploaded and takes the old one’s place', async () => {
  const rendered = await open();
  const old = (await picture()).getAttribute('src');
  await rendered.person.upload(await picker(), founder());
  const words = screen.getByLabelText(/What does the picture show/);
  await rendered.person.clear(words);
  await upload(rendered);
  expect(screen.getAllByText(ALT_TEXT_REQUIRED)).toHaveLength(1);
  expect(rendered.line.made(...UPLOAD)).toHaveLength(0);
  await rendered.person.type(words, 'Nora at her desk');
  await upload(rendered);
  const shown = await screen.findByRole('img', { name: 'Nora at her desk' });
  const [container] = imagesIn(rendered.api);
  expect(shown.getAttribute('src')).toBe(`/api/media/${container?.picture?.id}/640x480.webp`);
  expect(shown.getAttribute('src')).not.toBe(old);
  expect(screen.queryByRole('img', { name: 'Our founder' })).toBeNull();
  expect(screen.queryByLabelText(/What does the picture show/)).toBeNull();
});

test('while it uploads, that is said and the old picture stays', async () => {
  const rendered = await open();
  const held = rendered.line.holdNext(...UPLOAD);
  await rendered.person.upload(await picker(), founder());
  const words = screen.getByLabelText(/What does the picture show/);
  await rendered.person.clear(words);
  await rendered.person.type(words, 'New');
  await upload(rendered);
  expect((await screen.findByRole('status')).textContent).toBe('Uploading…founder.png · 2KB');
  await picture();
  held.release();
  await screen.findByRole('img', { name: 'New' });
  expect(screen.queryByText('Uploading…')).toBeNull();
});

test.each([
  ['a refusal by the server', 503 as const, 'Failed to upload image', 'The server cannot read or store files'],
  ['a broken connection', 'offline' as const, 'Upload failed', 'The server cannot be reached.'],
])('%s is said, and the old picture stays', async (_, trouble, title, detail) => {
  const rendered = await open();
  rendered.line.failNext(...UPLOAD, trouble);
  await rendered.person.upload(await picker(), founder());
  await upload(rendered);
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain(title);
  expect(notice.textContent).toContain(detail);
  expect(notice.textContent).toContain('The old picture is still in place.');
  await picture();
  expect(kept(rendered)).toEqual(['Our founder']);
});

test('what the server will never take is refused in its words, with no way to send it again', async () => {
  const rendered = await open();
  await rendered.person.upload(await picker(), new File([pngFile(100_000, 10)], 'wide.png', { type: 'image/png' }));
  await upload(rendered);
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('Failed to upload image');
  expect(notice.textContent).toContain(PICTURE_COST_MESSAGE);
  expect(screen.queryByRole('button', { name: 'Upload image' })).toBeNull();
  expect(within(notice).queryByRole('button', { name: 'Try again' })).toBeNull();
  within(notice).getByRole('button', { name: 'Choose another picture' });
  expect(kept(rendered)).toEqual(['Our founder']);
});

test.each([
  ['another kind of file', photo('story.gif', { type: 'image/gif' }), IMAGE_TYPE_MESSAGE],
  ['what only claims to be a picture', new File(['no picture'], 'a.png', { type: 'image/png' }), IMAGE_TYPE_MESSAGE],
  ['a file of 5MB', photo('big.png', { type: 'image/png', bytes: 5 * 1024 * 1024 }), IMAGE_SIZE_MESSAGE],
])('%s is refused before it is sent', async (_, file, sentence) => {
  const { line } = await open();
  await setUpPerson({ applyAccept: false }).upload(await picker(), file);
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(line.made(...UPLOAD)).toHaveLength(0);
});

test('after the session has ended on the server it says that there is no token', async () => {
  const rendered = await open();
  await rendered.person.upload(await picker(), founder());
  const as = await rendered.api.staff('Administrator', 'Nuala Kehoe');
  await rendered.api.call('delete', `/people/${rendered.me?.id}/sessions`, { as });
  await upload(rendered);
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

test('an address that asks for the picture leads to the button that replaces it', async () => {
  window.history.replaceState(null, '', editAddress(aboutPlaces.images.founder));
  await open();
  const replace = await screen.findByRole('button', { name: /^Replace image/ });
  expect(document.activeElement).toBe(replace);
});
