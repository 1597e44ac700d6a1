import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EditableImage } from '#site/editing/EditableImage.tsx';
import { EditableText } from '#site/editing/EditableText.tsx';
import { type FakeRoutes, refused } from '../../support/fake-platform.ts';
import { idOf } from '../../support/staff-data.ts';
import { imageContainer, renderPart, textContainer } from './support.tsx';

const warn = vi.spyOn(console, 'warn');
beforeEach(() => warn.mockReset().mockImplementation(() => {}));
afterEach(cleanup);

const TEXT_VERSIONS = 'GET /textcontainers/:id/versions';
const text = <EditableText relativeUrl="/about" place="our-story" fallback="The fallback text." />;
const stored = textContainer({ content: 'The third text.', revision: 3 });
const earlier = {
  current: { at: '2026-11-20T10:00:00.000Z', by: 'Aoife Byrne' },
  versions: [
    { content: 'The second text.', at: '2026-11-19T10:00:00.000Z', by: 'Declan Roche' },
    { content: 'The first text.', at: '2026-11-18T10:00:00.000Z', by: 'Aoife Byrne' },
  ],
};
const textRoutes = (routes: FakeRoutes = {}): FakeRoutes => ({
  'GET /textcontainers/by-tags-and-url': () => stored,
  'PUT /textcontainers/:id': ({ body }) => ({ ...stored, revision: 4, content: (body as { content: string }).content }),
  [TEXT_VERSIONS]: () => earlier,
  ...routes,
});

const openVersions = async (person: ReturnType<typeof renderPart>['person']) => {
  await person.click(await screen.findByRole('button', { name: /^Edit/ }));
  await person.click(await screen.findByRole('button', { name: 'Earlier versions' }));
  return within(await screen.findByRole('dialog'));
};

test('the earlier versions of a text are listed with who and when, and restored in two clicks', async () => {
  const { person, platform } = renderPart(text, textRoutes());
  const dialog = await openVersions(person);
  expect(await dialog.findByText(/What stands there now: 20 November 2026, 10:00, Aoife Byrne/)).toBeDefined();
  await person.click(await dialog.findByRole('button', { name: '18 November 2026, 10:00, Aoife Byrne' }));
  expect(dialog.getByText('The first text.')).toBeDefined();
  await person.click(dialog.getByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByText('The first text.')).toBeDefined();
  expect(platform.made('PUT /textcontainers/:id').map(({ body }) => body)).toEqual([
    { content: 'The first text.', revision: 3 },
  ]);
});

test('a version restored over what a colleague has just saved is stopped, and both texts are shown', async () => {
  let saved = stored;
  const { person } = renderPart(
    text,
    textRoutes({
      'GET /textcontainers/by-tags-and-url': () => saved,
      'PUT /textcontainers/:id': () => {
        saved = { ...stored, revision: 4, content: 'A colleague’s text.' };
        return refused(409, 'conflict', 'Somebody changed it meanwhile.');
      },
    }),
  );
  const dialog = await openVersions(person);
  await person.click(await dialog.findByRole('button', { name: /^19 November/ }));
  await person.click(dialog.getByRole('button', { name: 'Restore this version' }));
  expect(await screen.findByText('A colleague’s text.')).toBeDefined();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'The second text.');
});

test('a list that cannot be loaded says so', async () => {
  const { person } = renderPart(text, textRoutes({ [TEXT_VERSIONS]: () => refused(500, 'internal', 'No.') }));
  const dialog = await openVersions(person);
  await dialog.findByText('The earlier versions could not be loaded. Please try again.');
});

test('a text that was never changed offers no earlier versions', async () => {
  const { person } = renderPart(
    text,
    textRoutes({ 'GET /textcontainers/by-tags-and-url': () => ({ ...stored, revision: 1 }) }),
  );
  await person.click(await screen.findByRole('button', { name: /^Edit/ }));
  expect(screen.queryByRole('button', { name: 'Earlier versions' })).toBeNull();
});

const EARLIER_PICTURE = idOf('earlier');
const image = (
  <EditableImage relativeUrl="/about" place="founder" fallback={<img src="/drawing.svg" alt="A drawing" />} />
);
const earlierUrl = `/api/media/${EARLIER_PICTURE}/640x480.webp`;
const imageRoutes = (routes: FakeRoutes = {}): FakeRoutes => ({
  'GET /imagecontainers/by-tags-and-url': () => imageContainer({ revision: 3 }),
  'GET /imagecontainers/:id/versions': () => ({
    current: earlier.current,
    versions: [
      {
        id: EARLIER_PICTURE,
        url: earlierUrl,
        altText: 'Nora in 1976',
        at: '2026-11-18T10:00:00.000Z',
        by: 'Aoife Byrne',
      },
    ],
  }),
  'GET /media/:id/:size': () => new Blob(['picture']),
  'POST /imagecontainers/:id/restore': () =>
    imageContainer({ revision: 4, altText: 'Nora in 1976', currentImageUrl: earlierUrl }),
  ...routes,
});

test('an earlier picture is seen first and then put back, with its words', async () => {
  const { person, platform } = renderPart(image, imageRoutes());
  await person.click(await screen.findByRole('button', { name: /^Earlier pictures/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('button', { name: /^18 November/ }));
  expect(dialog.getByText('Nora in 1976')).toBeDefined();
  await person.click(dialog.getByRole('button', { name: 'Restore this version' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('img', { name: 'Nora in 1976' }).getAttribute('src')).toBe(earlierUrl);
  expect(platform.made('POST /imagecontainers/:id/restore').map(({ body }) => body)).toEqual([
    { pictureId: EARLIER_PICTURE, revision: 3 },
  ]);
});

test('a refusal stands in the list in the server’s words', async () => {
  const sentence = 'This earlier picture is no longer kept. Please choose another.';
  const { person } = renderPart(
    image,
    imageRoutes({ 'POST /imagecontainers/:id/restore': () => refused(404, 'not_found', sentence) }),
  );
  await person.click(await screen.findByRole('button', { name: /^Earlier pictures/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('button', { name: /^18 November/ }));
  await person.click(dialog.getByRole('button', { name: 'Restore this version' }));
  await dialog.findByText(sentence);
});
