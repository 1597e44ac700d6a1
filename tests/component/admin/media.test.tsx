import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { MediaItem } from '#contract/media.ts';
import { IMAGE_SIZE_MESSAGE, IMAGE_TYPE_MESSAGE } from '#contract/testimonials.ts';
import { openPortal } from '../../support/admin-app.tsx';
import { createFakePlatform, type FakeRoutes, refused } from '../../support/fake-platform.ts';
import { heldBack } from '../../support/held-back.ts';
import { administrator, idOf, minutesAgo, shellRoutes } from '../../support/staff-data.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const picture = (name: string, details: Partial<MediaItem> = {}): MediaItem => ({
  id: idOf(name),
  url: `/api/media/${idOf(name)}/960x640.webp`,
  width: 960,
  height: 640,
  altText: `A picture of a ${name}`,
  missingAlt: false,
  inLibrary: true,
  usedIn: [],
  updatedAt: minutesAgo(90),
  ...details,
});

const withoutWords = (name: string) => picture(name, { altText: '', missingAlt: true });

/** A small server of pictures. */
const mediaRoutes = (items: MediaItem[]): FakeRoutes => {
  const at = (id: string | undefined) => items.findIndex((item) => item.id === id);
  return {
    'GET /media': ({ query }) => {
      const found = items.filter(
        ({ altText, missingAlt }) =>
          (query.missingAlt !== 'true' || missingAlt) && altText.toLowerCase().includes(query.q?.toLowerCase() ?? ''),
      );
      const first = (Number(query.page) - 1) * Number(query.pageSize);
      return { items: found.slice(first, first + Number(query.pageSize)), total: found.length };
    },
    'GET /media/:id/:size': () => new Blob(['picture']),
    'POST /media': ({ body }) => {
      const file = (body as FormData).get('image') as File;
      const made = withoutWords(file.name.replace(/\..*/, ''));
      items.unshift(made);
      return Response.json(made, { status: 201 });
    },
    'PATCH /media/:id': ({ params, body }) => {
      const { altText } = body as { altText: string };
      const after = { ...picture('none'), ...items[at(params.id)], altText, missingAlt: altText === '' };
      items[at(params.id)] = after;
      return after;
    },
    'POST /media/:id/image': ({ params }) => {
      const after = { ...picture('replaced'), altText: items[at(params.id)]?.altText ?? '' };
      items[at(params.id)] = after;
      return after;
    },
    'DELETE /media/:id': ({ params }) => void items.splice(at(params.id), 1),
  };
};

const open = (items: MediaItem[], address = '/admin/media', routes: FakeRoutes = {}) =>
  openPortal(address, { routes: { ...mediaRoutes(items), ...routes } });
const tile = (name: string | RegExp) => screen.findByRole('button', { name });
const png = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' });
const uploadField = () => screen.findByLabelText<HTMLInputElement>(/^Upload pictures/);

test('every picture stands there with its size and in how many places it is used, and the missing words are counted', async () => {
  open([picture('ship', { usedIn: [{ kind: 'page', label: 'Pin on /about', href: '/about' }] }), withoutWords('door')]);
  expect((await tile(/A picture of a ship/)).textContent).toContain('960 × 6401 place');
  expect((await tile(/without a description/)).textContent).toContain('No alt text');
  await screen.findByText('2 pictures. One has no alternative text.');
});

test('the filter and the search narrow the pictures', async () => {
  const { person } = open([picture('ship'), picture('van'), withoutWords('door')]);
  await person.selectOptions(await screen.findByLabelText('Which pictures'), 'Without alternative text');
  await waitFor(() => expect(screen.queryByRole('button', { name: /ship/ })).toBeNull());
  expect(screen.getByRole('button', { name: /without a description/ })).toBeDefined();
  await person.selectOptions(screen.getByLabelText('Which pictures'), 'All pictures');
  await person.type(screen.getByRole('searchbox'), 'van');
  await waitFor(() => expect(screen.queryByRole('button', { name: /ship/ })).toBeNull());
  await person.clear(screen.getByRole('searchbox'));
  await person.type(screen.getByRole('searchbox'), 'zebra');
  await screen.findByText('No pictures match your criteria.');
});

test('a picture is described, and where it is used is linked', async () => {
  const items = [
    {
      ...withoutWords('door'),
      usedIn: [
        { kind: 'page' as const, label: 'Founder on /about', href: '/about' },
        { kind: 'post' as const, label: 'Post “Tea at ten”', href: '/admin/blogs/tea' },
      ],
    },
  ];
  const { person, router } = open(items);
  await person.click(await tile(/without a description/));
  expect(router.state.location.search).toBe(`?picture=${idOf('door')}`);
  expect((await screen.findByRole('link', { name: 'Founder on /about' })).getAttribute('href')).toBe('/about');
  expect(screen.getByRole('link', { name: 'Post “Tea at ten”' }).getAttribute('href')).toBe('/admin/blogs/tea');
  await person.type(screen.getByLabelText('Alternative text'), 'A red half-door');
  expect(screen.getByText('Not saved yet.')).toBeDefined();
  await person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(items[0]?.altText).toBe('A red half-door');
  await tile(/A red half-door/);
});

test('a picture is replaced, and the new one stays open', async () => {
  const items = [picture('ship')];
  const { person, router } = open(items, `/admin/media?picture=${idOf('ship')}`);
  await person.upload(await screen.findByLabelText('New picture'), png('new.png'));
  await waitFor(() => expect(router.state.location.search).toBe(`?picture=${idOf('replaced')}`));
  expect(await screen.findByLabelText('Alternative text')).toHaveProperty('value', 'A picture of a ship');
});

test('a picture in use is not deleted, and the server says where it is', async () => {
  const sentence = 'This picture is in use: Founder on /about. Please take it out there first.';
  const items = [picture('ship')];
  const { person } = open(items, `/admin/media?picture=${idOf('ship')}`, {
    'DELETE /media/:id': () => refused(409, 'conflict', sentence),
  });
  await person.click(await screen.findByRole('button', { name: 'Delete picture' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete for good' }));
  await screen.findByText(sentence);
  expect(items).toHaveLength(1);
});

test('a picture that is not in use is deleted after a question', async () => {
  const items = [picture('ship'), picture('van')];
  const { person } = open(items, `/admin/media?picture=${idOf('ship')}`);
  await person.click(await screen.findByRole('button', { name: 'Delete picture' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete for good' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: /A picture of a ship/ })).toBeNull());
  expect(items.map(({ id }) => id)).toEqual([idOf('van')]);
});

test('several pictures are uploaded one after the other; what is none is refused before it is sent', async () => {
  const items: MediaItem[] = [];
  const { person, platform } = open(items);
  const field = await uploadField();
  await person.upload(field, [
    png('quay.png'),
    new File(['x'], 'story.pdf', { type: 'application/pdf' }),
    png('huge.png', 5 * 1024 * 1024),
    png('boat.png'),
  ]);
  const list = within(await screen.findByRole('region', { name: 'Uploads' }));
  await waitFor(() => expect(list.getAllByText('Uploaded')).toHaveLength(2));
  expect(list.getByText(IMAGE_SIZE_MESSAGE)).toBeDefined();
  expect(platform.made('POST /media')).toHaveLength(2);
  await waitFor(() => expect(screen.getAllByRole('button', { name: /without a description/ })).toHaveLength(2));
  await person.click(list.getByRole('button', { name: 'Close this list' }));
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
});

test('an upload that fails is tried again; the picture that came alone is opened, to be described', async () => {
  const items: MediaItem[] = [];
  let broken = true;
  const { person, router } = open(items, '/admin/media', {
    'POST /media': (call) =>
      broken ? refused(400, 'invalid', IMAGE_TYPE_MESSAGE) : mediaRoutes(items)['POST /media']?.(call),
  });
  await person.upload(await uploadField(), png('quay.png'));
  await screen.findByText(IMAGE_TYPE_MESSAGE);
  broken = false;
  await person.click(screen.getByRole('button', { name: 'Try again with quay.png' }));
  await waitFor(() => expect(router.state.location.search).toBe(`?picture=${idOf('quay')}`));
  expect(await screen.findByLabelText('Alternative text')).toHaveProperty('value', '');
});

test('an upload says how far it is, until the server has it', async () => {
  const routes = { ...shellRoutes(), ...mediaRoutes([]) };
  const platform = createFakePlatform({ user: administrator, routes });
  const sent: { progress?: (share: number) => void } = {};
  const arriving = heldBack();
  platform.upload = async (path, form, onProgress) => {
    sent.progress = onProgress;
    await arriving.free;
    return platform.fetch(path, { method: 'POST', body: form });
  };
  const { person } = openPortal('/admin/media', { platform });
  await person.upload(await uploadField(), png('quay.png'));
  const list = within(await screen.findByRole('region', { name: 'Uploads' }));
  await list.findByText('Uploading, 0%');
  act(() => sent.progress?.(0.456));
  await list.findByText('Uploading, 45%');
  act(() => sent.progress?.(1));
  await list.findByText('Making its sizes…');
  arriving.letGo();
  await list.findByText('Uploaded');
});

test('no picture at all, and pictures that cannot be loaded, are said apart', async () => {
  const empty = open([]);
  await screen.findByText('No pictures yet');
  empty.unmount();
  openPortal('/admin/media', { routes: { 'GET /media': () => refused(500, 'internal', 'No.') } });
  await screen.findByText('Not reachable');
});
