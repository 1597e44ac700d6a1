import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '#api/core/failure.ts';
import { IMAGE_SIZE_MESSAGE, IMAGE_TYPE_MESSAGE, ONE_IMAGE_MESSAGE } from '#contract/images/one-image.ts';
import { PICTURE_PIXELS_MESSAGE, UPLOAD_MAX_BYTES } from '#contract/images/pictures.ts';
import { CONTENT_REQUIRED, CONTENT_TOO_LONG, CONTENT_TOO_SHORT } from '#contract/testimonials/testimonial-text.ts';
import { CONSENT_VERSION } from '#contract/testimonials/testimonials.ts';
import { testDeps } from '../support/deps.ts';
import { formOf, pngFile, STORY, submitStory } from '../support/submissions.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
beforeEach(() => {
  api = testApi();
});

const kept = (id: string) => api.deps.store.data.testimonials.get(id);

describe('submitting a testimonial', () => {
  it('stores the text as pending', async () => {
    const { status, body } = await submitStory(api, { name: ' Máire ', email: 'maire@post.example' });
    expect(status).toBe(201);
    expect(body).toEqual({
      id: expect.stringMatching(/^[\w-]{22}$/),
      name: 'Máire',
      content: STORY,
      imageUrl: null,
      isApproved: false,
      status: 'pending',
      createdAt: '2026-03-02T09:00:00.000Z',
      manageUrl: expect.stringMatching(/^http:\/\/localhost:3000\/testimonials\/yours#[\w-]{54}$/),
    });
    expect(kept(body.id)).toMatchObject({ email: 'maire@post.example', consent: 'none', approvedBy: null });
  });

  it('calls a person without a name Anonymous and stores no empty address', async () => {
    const { body } = await submitStory(api, { name: '   ', email: '' });
    expect(body.name).toBe('Anonymous');
    expect(kept(body.id)?.email).toBeNull();
  });

  it('stores the picture with a new id and shows it to staff only', async () => {
    const { body } = await submitStory(api, { image: pngFile(640, 480) });
    expect(body.imageUrl).toMatch(/^\/api\/media\/[\w-]{22}\/640x480\.webp$/);
    expect(body.imageUrl).not.toContain(body.id);
    const address = body.imageUrl.replace('/api', '');
    expect((await api.get(address)).status).toBe(404);
    expect((await api.get(address, await api.staff('Volunteer'))).status).toBe(200);
  });

  it('treats an empty image field as no image', async () => {
    const form = formOf({ content: STORY });
    form.append('image', new Blob([]), '');
    const { status, body } = await api.call('post', '/testimonials', { form });
    expect([status, body.imageUrl]).toEqual([201, null]);
  });

  it('stores the consent with the version of its wording', async () => {
    const consentTo = ['publication', 'health', 'fame', 'health'];
    const { body } = await submitStory(api, { consent: CONSENT_VERSION, consentTo, whose: 'died' });
    expect(kept(body.id)?.consent).toEqual({
      version: CONSENT_VERSION,
      to: ['publication', 'health'],
      at: '2026-03-02T09:00:00.000Z',
      whose: 'died',
    });
    const { status } = await submitStory(api, { consent: CONSENT_VERSION, consentTo, whose: 'everybody' });
    expect(status).toBe(400);
  });

  it('stores the consent of a page that has been open since an earlier wording, under that', async () => {
    const { body } = await submitStory(api, { consent: '2026-11', consentTo: ['publication', 'health'] });
    expect(kept(body.id)?.consent).toMatchObject({ version: '2026-11', to: ['publication', 'health'] });
  });

  it.each(['on', 'true', '1999-01', 'constructor', ''])('treats the consent %j as none', async (consent) => {
    const { body } = await submitStory(api, { consent, consentTo: 'publication' });
    expect(kept(body.id)?.consent).toBe('none');
  });

  it('ignores fields that a visitor must not set', async () => {
    const forged = { id: 'x', status: 'approved', isApproved: 'true', approvedBy: 'Me', isAutoApproved: 'true' };
    const { status, body } = await submitStory(api, { ...forged, ['__proto__']: 'x', constructor: 'x', review: '{}' });
    expect(status).toBe(201);
    expect(kept(body.id)).toMatchObject({ id: body.id, status: 'pending', approvedBy: null });
    expect(JSON.stringify(kept(body.id))).not.toContain('"constructor"');
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  it('is limited to 30 from one address in ten minutes, for that address alone', async () => {
    const from = (address: string) => submitStory(api, {}, { 'x-forwarded-for': address });
    for (let count = 0; count < 30; count += 1) expect((await from('192.0.2.1')).status).toBe(201);
    const refused = await from('192.0.2.1');
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited']);
    expect(Number(refused.headers.get('retry-after'))).toBe(600);
    expect((await from('192.0.2.2')).status).toBe(201);
    api.deps.clock.advance({ minutes: 10, seconds: 1 });
    expect((await from('192.0.2.1')).status).toBe(201);
  });
});

describe('an invalid testimonial', () => {
  const big = pngFile(640, 480, { bytes: UPLOAD_MAX_BYTES });
  const html = new Blob(['<html><script>alert(1)</script></html>'], { type: 'image/png' });
  it.each([
    ['no content', { content: [] }, 400, 'content', CONTENT_REQUIRED],
    ['empty content', { content: '' }, 400, 'content', CONTENT_REQUIRED],
    ['blank content', { content: ' \n ' }, 400, 'content', CONTENT_REQUIRED],
    ['content of 19 characters', { content: ` ${'a'.repeat(19)} ` }, 400, 'content', CONTENT_TOO_SHORT],
    ['content of 5,001 characters', { content: 'a'.repeat(5001) }, 400, 'content', CONTENT_TOO_LONG],
    ['a wrong address', { email: 'maire@home' }, 400, 'email', 'Please enter a valid email address'],
    ['an address with a space', { email: 'ma ire@home.ie' }, 400, 'email', 'Please enter a valid email address'],
    ['two images', { image: [pngFile(), pngFile()] }, 400, 'image', ONE_IMAGE_MESSAGE],
    ['an image of 5 MB', { image: big }, 413, 'image', IMAGE_SIZE_MESSAGE],
    ['an image of too many pixels', { image: pngFile(30_000, 30_000) }, 413, 'image', PICTURE_PIXELS_MESSAGE],
    ['a page called an image', { image: html }, 415, 'image', IMAGE_TYPE_MESSAGE],
  ])('is refused with a sentence and not kept: %s', async (_, fields, status, field, sentence) => {
    const answer = await submitStory(api, fields as Parameters<typeof submitStory>[1]);
    expect([answer.status, answer.body.message]).toEqual([status, sentence]);
    expect(answer.body.fields).toEqual({ [field]: sentence });
    expect(api.deps.store.data.testimonials.size).toBe(0);
    expect(await api.deps.images.list()).toEqual([]);
  });

  it('must come as a form', async () => {
    const { status, body } = await api.call('post', '/testimonials', { json: { content: STORY } });
    expect([status, body.code]).toEqual([415, 'unsupported_media_type']);
  });

  it('passes with exactly 20 and exactly 5,000 characters', async () => {
    expect((await submitStory(api, { content: 'a'.repeat(20) })).status).toBe(201);
    expect((await submitStory(api, { content: `${'kind words '.repeat(500).slice(0, 4999)}.` })).status).toBe(201);
  });
});

describe('when the store cannot write', () => {
  it('stores no picture and reports that it is unavailable', async () => {
    const deps = testDeps();
    const { store } = deps;
    const change = async () => {
      throw new Failure('unavailable', 'The disk is full.');
    };
    api = testApi({
      ...deps,
      store: {
        data: store.data,
        fresh: () => store.fresh(),
        watch: store.watch,
        subscribe: (listener) => store.subscribe(listener),
        close: () => store.close(),
        change,
      },
    });
    const { status, body } = await submitStory(api, { image: pngFile() });
    expect([status, body.message]).toEqual([503, 'The disk is full.']);
    expect(await deps.images.list()).toEqual([]);
  });
});

describe('temporary files of uploads', () => {
  let tempDir: string;
  beforeEach(async () => {
    tempDir = await mkdtemp(join(tmpdir(), 'uploads-'));
  });
  afterEach(() => rm(tempDir, { recursive: true, force: true }));

  it('are deleted when the response is sent, whether accepted or refused', async () => {
    const deps = testDeps();
    api = testApi({ policy: { ...deps.policy, tempDir } });
    expect((await submitStory(api, { image: pngFile() })).status).toBe(201);
    expect((await submitStory(api, { image: pngFile(), content: 'short' })).status).toBe(400);
    expect((await submitStory(api, { image: new Blob(['GIF89a']) })).status).toBe(415);
    expect(await readdir(tempDir)).toEqual([]);
  });
});
