import { beforeEach, describe, expect, it } from 'vitest';
import { UPLOAD_MAX_BYTES } from '#contract/images/pictures.ts';
import { formOf, makeOffer, pngFile } from '../support/submissions.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let id: string;
beforeEach(async () => {
  api = testApi();
  id = (await makeOffer(api)).body.id;
});

const photos = (count: number) => Array.from({ length: count }, (_, at) => pngFile(640 + at, 480));
const send = (files: Blob[], to = id) =>
  api.call('post', `/donationitems/${to}/photos`, { form: formOf({ photos: files }) });
const keptPhotos = () => api.deps.store.data.donations.get(id)?.photos ?? [];
const TOO_MANY = 'You can upload a maximum of 5 photos';

describe('adding photos to an offer', () => {
  it('stores them in order and returns all their addresses', async () => {
    const { status, body } = await send(photos(2));
    expect(status).toBe(201);
    expect(body.photoUrls.map((url: string) => url.split('/').at(-1))).toEqual(['640x480.webp', '641x480.webp']);
    expect((await send(photos(1))).body.photoUrls).toHaveLength(3);
  });

  it('shows them to staff only', async () => {
    const { body } = await send(photos(1));
    const address = body.photoUrls[0].replace('/api', '');
    expect((await api.get(address)).status).toBe(404);
    expect((await api.get(address, await api.staff('Volunteer'))).status).toBe(200);
  });

  it('accepts five, but no sixth in a second call', async () => {
    expect((await send(photos(5))).status).toBe(201);
    const { status, body } = await send(photos(1));
    expect([status, body.code, body.message]).toEqual([409, 'conflict', TOO_MANY]);
    expect(await api.deps.images.list()).toHaveLength(5);
  });

  it('refuses six at once and stores none', async () => {
    const { status, body } = await send(photos(6));
    expect([status, body.fields]).toEqual([400, { photos: TOO_MANY }]);
    expect([keptPhotos(), await api.deps.images.list()]).toEqual([[], []]);
  });

  it('accepts at most five from two concurrent calls, and leaves no extra file', async () => {
    const answers = await Promise.all([send(photos(3)), send(photos(3))]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(keptPhotos()).toHaveLength(3);
    expect((await api.deps.images.list()).sort()).toEqual(
      keptPhotos()
        .map((photo) => photo.id)
        .sort(),
    );
  });

  it('stores all of two concurrent calls if they fit together', async () => {
    const answers = await Promise.all([send(photos(2)), send(photos(3))]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(keptPhotos()).toHaveLength(5);
  });

  it.each([
    ['a page', new Blob(['<svg onload=alert(1)>']), 415, 'Please select valid image files (JPEG, PNG, or WebP)'],
    ['a GIF', new Blob(['GIF89a\x01\x00\x01\x00']), 415, 'Please select valid image files (JPEG, PNG, or WebP)'],
    ['5 MB', pngFile(640, 480, { bytes: UPLOAD_MAX_BYTES }), 413, 'Each image file must be less than 5MB'],
    ['many pixels', pngFile(20_000, 20_000), 413, 'Each image must have at most 40 megapixels'],
    ['an empty file', new Blob([]), 415, 'This file is empty. Please choose another'],
  ])('keeps none of them when one is bad: %s', async (_, bad, status, sentence) => {
    const answer = await send([pngFile(), bad, pngFile()]);
    expect([answer.status, answer.body.message, answer.body.fields?.photos]).toEqual([status, sentence, sentence]);
    expect([keptPhotos(), await api.deps.images.list()]).toEqual([[], []]);
  });

  it('accepts a photo of one byte less than 5 MB', async () => {
    expect((await send([pngFile(640, 480, { bytes: UPLOAD_MAX_BYTES - 1 })])).status).toBe(201);
  });

  it('needs at least one', async () => {
    const { status, body } = await send([]);
    expect([status, body.code]).toEqual([400, 'invalid']);
  });
});

describe('photos for an offer that no longer accepts them', () => {
  it('are refused for an unknown offer', async () => {
    expect((await send(photos(1), 'AAAAAAAAAAAAAAAAAAAAAA')).status).toBe(404);
    expect(await api.deps.images.list()).toEqual([]);
  });

  it('are accepted for exactly an hour', async () => {
    api.deps.clock.advance({ hours: 1 });
    expect((await send(photos(1))).status).toBe(201);
    api.deps.clock.advance({ seconds: 1 });
    const { status, body } = await send(photos(1));
    expect([status, body.message]).toEqual([409, 'Photos can only be added within an hour of making the offer.']);
    expect(keptPhotos()).toHaveLength(1);
  });

  it('are refused once it has been reviewed', async () => {
    const as = await api.staff('Volunteer');
    await api.call('patch', `/donationitems/${id}/review`, { as, json: { status: 'approved' } });
    const { status, body } = await send(photos(1));
    expect([status, body.code]).toEqual([409, 'conflict']);
    expect(body.message).toContain('already been reviewed');
    expect(await api.deps.images.list()).toEqual([]);
  });
});
