import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { IMAGE_SIZE_MESSAGE } from '#contract/images/one-image.ts';
import { openPortal } from '../../support/portal.tsx';
import { addImage, addPost, made } from '../../support/records.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';
import { formOf, photo, pngFile } from '../../support/submissions.ts';
import type { xhrOver } from '../../support/xhr-over.ts';

const UPLOAD = ['POST', '/api/media'] as const;
const NOT_NOW = /The server cannot read or store files at the moment/;

/** Uploads a picture to the library as a colleague does; gives the picture. */
const addPicture = async (api: ScreenApi, altText = '', size = 640) => {
  const form = formOf({ image: pngFile(size, 480), altText });
  return made(await api.call('post', '/media', { as: await api.staff('Administrator', 'Nuala Kehoe'), form }));
};
const open = (api: ScreenApi, address = '/admin/media') => openPortal(address, { api });
type Portal = Awaited<ReturnType<typeof openPortal>>;

const tile = (name: string | RegExp) => screen.findByRole('button', { name });
const uploadField = () => screen.findByLabelText<HTMLInputElement>(/^Upload pictures/);
/** The pictures of the library by their words, in the order in which they came. */
const library = ({ api }: Portal) => [...api.deps.store.data.media.all()].map(({ altText }) => altText);
const removePicture = async ({ person }: Portal, answer: string) => {
  await person.click(await screen.findByRole('button', { name: 'Delete picture' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};

test('every picture stands there with its size and in how many places it is used, and the missing words are counted', async () => {
  const api = screenApi();
  await addImage(api, '/about', 'founder', 'A picture of a ship');
  await addPicture(api);
  await open(api);
  expect((await tile(/A picture of a ship/)).textContent).toContain('800 × 6001 place');
  expect((await tile(/without a description/)).textContent).toContain('No alt text');
  await screen.findByText('2 pictures. One has no alternative text.');
});

test('the filter and the search narrow the pictures', async () => {
  const api = screenApi();
  for (const altText of ['A picture of a ship', 'A picture of a van', '']) await addPicture(api, altText);
  const { person } = await open(api);
  await person.selectOptions(await screen.findByLabelText('Which pictures'), 'Without alternative text');
  await waitFor(() => expect(screen.queryByRole('button', { name: /ship/ })).toBeNull());
  await tile(/without a description/);
  await person.selectOptions(screen.getByLabelText('Which pictures'), 'All pictures');
  await tile(/ship/);
  await person.type(screen.getByRole('searchbox'), 'van');
  await waitFor(() => expect(screen.queryByRole('button', { name: /ship/ })).toBeNull());
  await tile(/van/);
  await person.clear(screen.getByRole('searchbox'));
  await person.type(screen.getByRole('searchbox'), 'zebra');
  await screen.findByText('No pictures match your criteria.');
});

test('a picture is described, and where it is used is linked', async () => {
  const api = screenApi();
  const { id, url } = await addPicture(api);
  const post = await addPost(api, { title: 'Tea at ten', body: `![](${url})` });
  const portal = await open(api);
  await portal.person.click(await tile(/without a description/));
  expect(portal.router.state.location.search).toBe(`?picture=${id}`);
  const link = await screen.findByRole('link', { name: 'Post “Tea at ten”' });
  expect(link.getAttribute('href')).toBe(`/admin/blogs/${post.id}`);
  await portal.person.type(screen.getByLabelText('Alternative text'), 'A red half-door');
  await screen.findByText('Not saved yet.');
  await portal.person.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Saved.');
  expect(screen.queryByText('Not saved yet.')).toBeNull();
  expect(library(portal)).toEqual(['A red half-door']);
  await tile(/A red half-door/);
});

test('a picture is replaced, and the new one stays open', async () => {
  const api = screenApi();
  const { id } = await addPicture(api, 'A picture of a ship', 900);
  const portal = await open(api, `/admin/media?picture=${id}`);
  await portal.person.upload(await screen.findByLabelText('New picture'), photo('new.png', { type: 'image/png' }));
  await waitFor(() => expect(portal.router.state.location.search).not.toBe(`?picture=${id}`));
  const [replaced] = api.deps.store.data.media.all();
  expect(portal.router.state.location.search).toBe(`?picture=${replaced?.picture.id}`);
  expect(replaced?.picture.width).toBe(640);
  expect(await screen.findByLabelText('Alternative text')).toHaveProperty('value', 'A picture of a ship');
});

test('a picture in use is not deleted, and the server says where it is', async () => {
  const api = screenApi();
  const { currentImageUrl } = await addImage(api, '/about', 'founder', 'A picture of a ship');
  const id = String(currentImageUrl).split('/')[3] ?? '';
  const portal = await open(api, `/admin/media?picture=${id}`);
  await removePicture(portal, 'Delete for good');
  await screen.findByText(/^This picture is in use: .* on \/about\. Please take it out there first\.$/);
  expect(await api.deps.images.list()).toEqual([id]);
});

test('a picture that is not in use is deleted after a question', async () => {
  const api = screenApi();
  const { id } = await addPicture(api, 'A picture of a ship');
  await addPicture(api, 'A picture of a van');
  const portal = await open(api, `/admin/media?picture=${id}`);
  await removePicture(portal, 'Keep it');
  expect(library(portal)).toHaveLength(2);
  await removePicture(portal, 'Delete for good');
  await waitFor(() => expect(screen.queryByRole('button', { name: /A picture of a ship/ })).toBeNull());
  expect(library(portal)).toEqual(['A picture of a van']);
});

test('several pictures are uploaded one after the other; what is none is refused before it is sent', async () => {
  const portal = await open(screenApi());
  await portal.person.upload(await uploadField(), [
    photo('quay.png', { type: 'image/png' }),
    new File(['x'], 'story.pdf', { type: 'application/pdf' }),
    photo('huge.png', { type: 'image/png', bytes: 5 * 1024 * 1024 }),
    photo('boat.png', { type: 'image/png' }),
  ]);
  const list = within(await screen.findByRole('region', { name: 'Uploads' }));
  await waitFor(() => expect(list.getAllByText('Uploaded')).toHaveLength(2));
  expect(screen.getAllByText(IMAGE_SIZE_MESSAGE)).toHaveLength(1);
  expect(portal.line.made(...UPLOAD)).toHaveLength(2);
  expect(library(portal)).toEqual(['', '']);
  await waitFor(() => expect(screen.getAllByRole('button', { name: /without a description/ })).toHaveLength(2));
  await portal.person.click(list.getByRole('button', { name: 'Close this list' }));
  expect(screen.queryByRole('region', { name: 'Uploads' })).toBeNull();
});

test('an upload that fails is tried again; the picture that came alone is opened, to be described', async () => {
  const portal = await open(screenApi());
  portal.line.failNext(...UPLOAD, 503);
  await portal.person.upload(await uploadField(), photo('quay.png', { type: 'image/png' }));
  await screen.findByText(NOT_NOW);
  expect(library(portal)).toEqual([]);
  await portal.person.click(screen.getByRole('button', { name: 'Try again with quay.png' }));
  await waitFor(() => expect(library(portal)).toEqual(['']));
  const [taken] = portal.api.deps.store.data.media.all();
  await waitFor(() => expect(portal.router.state.location.search).toBe(`?picture=${taken?.picture.id}`));
  expect(await screen.findByLabelText('Alternative text')).toHaveProperty('value', '');
  expect(screen.queryByText(NOT_NOW)).toBeNull();
});

test('an upload that ends late keeps what was searched for meanwhile, and changes the address of no other screen', async () => {
  const { person, router, line, api } = await open(screenApi());
  const first = line.holdNext(...UPLOAD);
  await person.upload(await uploadField(), photo('quay.png', { type: 'image/png' }));
  await first.sent;
  await act(() => router.navigate('/admin/media?q=boat', { replace: true }));
  first.release();
  await waitFor(() => expect(router.state.location.search).toMatch(/^\?q=boat&picture=/));

  const second = line.holdNext(...UPLOAD);
  await person.upload(await uploadField(), photo('boat.png', { type: 'image/png' }));
  await second.sent;
  await act(() => router.navigate('/admin/messages'));
  second.release();
  await waitFor(() => expect(library({ api } as Portal)).toHaveLength(2));
  await act(() => new Promise((done) => setImmediate(done)));
  expect(router.state.location).toMatchObject({ pathname: '/admin/messages', search: '' });
});

test('an upload says how far it is, until the server has it', async () => {
  const api = screenApi();
  const Request = XMLHttpRequest as unknown as ReturnType<typeof xhrOver>;
  const sent: InstanceType<typeof Request>[] = [];
  vi.stubGlobal('XMLHttpRequest', function Watched() {
    const request = new Request();
    sent.push(request);
    return request;
  });
  const tell = (loaded: number) =>
    act(() => sent[0]?.upload.onprogress?.({ lengthComputable: true, loaded, total: 1000 }));
  const held = api.line.holdNext(...UPLOAD);
  const { person } = await open(api);
  await person.upload(await uploadField(), photo('quay.png', { type: 'image/png' }));
  const list = within(await screen.findByRole('region', { name: 'Uploads' }));
  await list.findByText('Uploading, 0%');
  await held.sent;
  tell(456);
  await list.findByText('Uploading, 45%');
  tell(1000);
  await list.findByText('Making its sizes…');
  held.release();
  await list.findByText('Uploaded');
});
