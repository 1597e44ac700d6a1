import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ALT_TEXT_REQUIRED, type ImageContainer } from '#contract/containers.ts';
import { IMAGE_SIZE_MESSAGE, IMAGE_TYPE_MESSAGE } from '#contract/testimonials.ts';
import { EditableImage } from '#site/editing/EditableImage.tsx';
import { type FakeRoutes, refused } from '../../support/fake-platform.ts';
import { heldBack } from '../../support/held-back.ts';
import { imageContainer, renderPart } from './support.tsx';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => warn.mockReset().mockImplementation(() => {}));
afterEach(cleanup);

const PLACE = 'GET /imagecontainers/by-tags-and-url';
const UPLOAD = 'POST /imagecontainers/:id/image';
const NEW_URL = `/api/media/${'b'.repeat(22)}/800x600.webp`;
const part = (
  <EditableImage relativeUrl="/about" place="founder" fallback={<img src="/drawing.svg" alt="A drawing" />} />
);
const photo = (name = 'founder.png', type = 'image/png', size = 2048) =>
  new File([new Uint8Array(size)], name, { type });

const server = (container: ImageContainer | null, routes: FakeRoutes = {}): FakeRoutes => ({
  [PLACE]: () => container ?? refused(404, 'not_found', 'There is no image here.'),
  [UPLOAD]: ({ body }) =>
    imageContainer({ currentImageUrl: NEW_URL, altText: String((body as FormData).get('altText')), revision: 2 }),
  ...routes,
});

const picker = () => screen.findByLabelText<HTMLInputElement>(/^New picture/);
const picture = () => screen.getByRole('img', { name: 'Our founder' });

test('a visitor sees the picture and no controls', async () => {
  renderPart(part, server(imageContainer()), null);
  await screen.findByRole('img', { name: 'Our founder' });
  expect(screen.queryByRole('button')).toBeNull();
});

test('without a container one is made first, and then the file picker opens', async () => {
  const { person, platform } = renderPart(
    part,
    server(null, { 'POST /imagecontainers': () => imageContainer({ currentImageUrl: null, altText: '' }) }),
  );
  const input = await picker();
  const picked = vi.spyOn(input, 'click').mockImplementation(() => {});
  await person.click(screen.getByRole('button', { name: /^Create Container/ }));
  await waitFor(() => expect(picked).toHaveBeenCalledOnce());
  expect(platform.made('POST /imagecontainers')[0]?.body).toMatchObject({
    tags: ['managed-image', 'about', 'founder'],
    relativeUrl: '/about',
  });
  expect(screen.getByRole('img', { name: 'A drawing' })).toBeDefined();
});

test('the words for the picture are required; then it is uploaded and takes the old one’s place', async () => {
  const { person, platform } = renderPart(part, server(imageContainer()));
  await person.upload(await picker(), photo());
  const words = screen.getByLabelText(/What does the picture show/);
  await person.clear(words);
  await person.click(screen.getByRole('button', { name: 'Upload image' }));
  expect(screen.getByText(ALT_TEXT_REQUIRED)).toBeDefined();
  expect(platform.made(UPLOAD)).toHaveLength(0);
  await person.type(words, 'Nora at her desk');
  await person.click(screen.getByRole('button', { name: 'Upload image' }));
  const shown = await screen.findByRole('img', { name: 'Nora at her desk' });
  expect(shown.getAttribute('src')).toBe(NEW_URL);
  const form = platform.made(UPLOAD)[0]?.body as FormData;
  expect((form.get('image') as File).name).toBe('founder.png');
});

test('while it uploads, that is said and the old picture stays', async () => {
  const answer = heldBack();
  const { person } = renderPart(
    part,
    server(imageContainer(), {
      [UPLOAD]: async () => {
        await answer.free;
        return imageContainer({ currentImageUrl: NEW_URL, altText: 'New' });
      },
    }),
  );
  await person.upload(await picker(), photo());
  await person.click(screen.getByRole('button', { name: 'Upload image' }));
  expect((await screen.findByRole('status')).textContent).toBe('Uploading…founder.png · 2KB');
  expect(picture()).toBeDefined();
  answer.letGo();
  await screen.findByRole('img', { name: 'New' });
  expect(screen.queryByText('Uploading…')).toBeNull();
});

test.each([
  [
    'a refusal by the server',
    () => refused(400, 'invalid', IMAGE_TYPE_MESSAGE),
    'Failed to upload image',
    IMAGE_TYPE_MESSAGE,
  ],
  [
    'a broken connection',
    () => Promise.reject(new TypeError('failed')),
    'Upload failed',
    'The server cannot be reached.',
  ],
])('%s is said, and the old picture stays', async (_, answer, title, detail) => {
  const { person } = renderPart(part, server(imageContainer(), { [UPLOAD]: answer }));
  await person.upload(await picker(), photo());
  await person.click(screen.getByRole('button', { name: 'Upload image' }));
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain(title);
  expect(notice.textContent).toContain(detail);
  expect(notice.textContent).toContain('The old picture is still in place.');
  expect(picture()).toBeDefined();
});

test.each([
  ['another kind of file', photo('story.gif', 'image/gif'), IMAGE_TYPE_MESSAGE],
  ['a file of 5MB', photo('big.png', 'image/png', 5 * 1024 * 1024), IMAGE_SIZE_MESSAGE],
])('%s is refused before it is sent', async (_, file, sentence) => {
  const { platform } = renderPart(part, server(imageContainer()));
  const { default: userEvent } = await import('@testing-library/user-event');
  await userEvent.setup({ applyAccept: false }).upload(await picker(), file);
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(platform.made(UPLOAD)).toHaveLength(0);
});

test('without a session it says that there is no token', async () => {
  const { person } = renderPart(
    part,
    server(imageContainer(), { [UPLOAD]: () => refused(401, 'unauthenticated', 'Please sign in.') }),
  );
  await person.upload(await picker(), photo());
  await person.click(screen.getByRole('button', { name: 'Upload image' }));
  expect(await screen.findByText('No authentication token available.')).toBeDefined();
});

test('a container that cannot be created is logged, with a quiet sentence', async () => {
  const { person } = renderPart(part, server(null, { 'POST /imagecontainers': () => refused(500, 'internal', 'No.') }));
  await person.click(await screen.findByRole('button', { name: /^Create Container/ }));
  expect(await screen.findByText('The container could not be created. Please try again.')).toBeDefined();
  expect(warn).toHaveBeenCalledOnce();
});
