import { describe, expect, it } from 'vitest';
import { routes } from '#api/app/routes.ts';
import { createDiskSpace } from '#api/core/disk-space.ts';
import { createPendingUploads } from '#api/http/pending-uploads.ts';
import { isEssential } from '#api/http/route.ts';
import { handlePostedForm } from '#api/pages/handle-posted-form.ts';
import { postedTestimonial } from '#api/pages/posted-testimonial.ts';
import { createMemoryStore } from '#api/store/memory-store.ts';
import { CONSENT_VERSION, consentTopics } from '#contract/testimonials/testimonials.ts';
import { createClock } from '../../support/deps.ts';
import { formOf, makeOffer, pngFile, STORY, submitStory } from '../../support/submissions.ts';
import { type Answer, testApi } from '../../support/test-api.ts';

const MB = 1024 * 1024;
const RESERVE_MB = 100;
const SENTENCE = /^[A-Z].+\.$/;
const silent = { info: () => {}, warn: () => {}, error: () => {} };
const from = (address: string) => ({ 'x-forwarded-for': address });

const expectRefused = ({ status, headers, body }: Answer, code: number) => {
  expect([status, body.message]).toEqual([code, expect.stringMatching(SENTENCE)]);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
};

/** The API on a disk with so much free space, and pictures of so many bytes in all their sizes. */
const apiOn = ({
  freeMb = 10_000,
  pictureMb = 1,
  limits = {},
}: {
  freeMb?: number;
  pictureMb?: number;
  limits?: object;
}) => {
  const disk = { freeMb };
  const clock = createClock();
  const store = createMemoryStore();
  const space = createDiskSpace({
    read: async () => ({ total: 100_000 * MB, free: disk.freeMb * MB }),
    reserveMb: RESERVE_MB,
    now: clock.now,
    log: silent,
  });
  const budgets = { perAddress: 128 * MB, perNetwork: 1024 * MB, inAll: 4096 * MB, receiving: 64 * MB, ...limits };
  const sizeOf = async () => pictureMb * MB;
  const pendingUploads = createPendingUploads({ store, sizeOf, now: clock.now, log: silent, limits: budgets });
  const api = testApi({ store, space, pendingUploads, clock });
  const setFree = (megabytes: number) => {
    disk.freeMb = megabytes;
    clock.advance({ seconds: 1 });
  };
  const story = (address: string, image?: Blob) => submitStory(api, image ? { image } : {}, from(address));
  const photos = (id: string, address: string, count = 1) =>
    api.call('post', `/donationitems/${id}/photos`, {
      form: formOf({ photos: Array.from({ length: count }, () => pngFile()) }),
      headers: from(address),
    });
  return { api, clock, setFree, story, photos };
};

describe('a disk below its reserve', () => {
  it('takes no pictures, and texts as ever', async () => {
    const { api, setFree, story, photos } = apiOn({});
    const before = (await makeOffer(api)).body;
    setFree(RESERVE_MB - 1);
    expectRefused(await story('198.51.100.1', pngFile()), 503);
    expectRefused(await photos(before.id, '198.51.100.1'), 503);
    expect((await story('198.51.100.1')).status).toBe(201);
    expect((await makeOffer(api)).status).toBe(201);
    const admin = await api.staff();
    const form = formOf({ image: pngFile(), altText: 'A picture' });
    expectRefused(await api.call('post', '/media', { as: admin, form }), 503);
    setFree(RESERVE_MB + 10);
    expect((await story('198.51.100.1', pngFile())).status).toBe(201);
  });

  it('refuses an upload whose length is known before reading any of it', async () => {
    const { api } = apiOn({ freeMb: RESERVE_MB + 4 });
    let pulled = 0;
    const body = new ReadableStream({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=X', 'content-length': String(5 * MB) };
    const request = new Request('http://localhost/api/testimonials', {
      method: 'POST',
      headers,
      body,
      duplex: 'half',
    } as RequestInit);
    expect((await api.serve(request)).status).toBe(503);
    expect(pulled).toBeLessThanOrEqual(1);
  });

  it('shows a form without scripts again with what was typed when its picture is not taken, and takes it without', async () => {
    const { api, setFree } = apiOn({});
    setFree(RESERVE_MB - 1);
    const post = (more: object) => {
      const consentTo = [...consentTopics];
      const body = formOf({ content: STORY, name: 'Niamh', consent: CONSENT_VERSION, consentTo, ...more });
      const request = new Request('http://localhost/testimonials', { method: 'POST', body });
      return handlePostedForm(api.deps, postedTestimonial, request, '198.51.100.1');
    };
    const refused = await post({ image: pngFile() });
    expect(refused.status).toBe(503);
    expect(refused.submitted).toMatchObject({ values: { content: STORY }, message: expect.stringMatching(SENTENCE) });
    expect((await post({})).status).toBe(201);
    setFree(RESERVE_MB / 2 - 1);
    const late = await post({});
    expect([late.status, late.submitted.values.content]).toEqual([503, STORY]);
  });

  it('is reached by no 50 uploads at once together, and as many as there is room for are taken', async () => {
    const { story } = apiOn({ freeMb: RESERVE_MB + 20 });
    const big = pngFile(640, 480, { bytes: 4 * MB });
    const answers = await Promise.all(Array.from({ length: 50 }, (_, at) => story(`198.51.100.${at}`, big)));
    const taken = answers.filter(({ status }) => status === 201);
    expect(taken.length).toBeGreaterThanOrEqual(3);
    expect(taken.length * 4).toBeLessThanOrEqual(20);
    for (const answer of answers) if (answer.status !== 201) expectRefused(answer, 503);
  });

  it('below half of it stores nothing new, but lets staff sign in, decide, delete and erase', async () => {
    const { api, setFree, story } = apiOn({});
    const admin = await api.staff();
    const told = (await story('198.51.100.1')).body;
    const email = 'niamh.doyle@post.example';
    const [first, second] = [(await makeOffer(api)).body, (await makeOffer(api)).body];
    setFree(RESERVE_MB / 2 - 1);
    expectRefused(await story('198.51.100.1'), 503);
    expectRefused(await makeOffer(api), 503);
    expectRefused(await api.call('post', '/blogs', { as: admin, json: { title: 'News', body: 'Text' } }), 503);
    const status = { action: 'approve', adminNotes: '' };
    expect((await api.call('put', `/testimonials/${told.id}/status`, { as: admin, json: status })).status).toBe(200);
    const review = { status: 'approved', adminNotes: '' };
    expect((await api.call('patch', `/donationitems/${first.id}/review`, { as: admin, json: review })).status).toBe(
      200,
    );
    expect((await api.call('delete', `/donationitems/${second.id}`, { as: admin })).status).toBe(204);
    expect((await api.call('post', '/privacy/erase', { as: admin, json: { email } })).status).toBe(200);
    expect((await api.call('post', '/auth/login', { json: { email, password: 'not the one' } })).status).toBe(401);
    const { storage } = (await api.get('/dashboard', admin)).body;
    expect(storage).toMatchObject({ refused: 'growth', freeMb: RESERVE_MB / 2 - 1, reserveMb: RESERVE_MB });
  });

  it('lets every call through that decides, deletes, signs in or reads, and no other', () => {
    const grows = routes.filter((route) => !isEssential(route)).map(({ method, path }) => `${method} ${path}`);
    expect(
      grows.filter((call) => /^(get|delete) |\/auth\/|erase|withdraw|undo|reject|\/status$|\/review$/.test(call)),
    ).toEqual(grows.filter((call) => call === 'put /settings/review' || call === 'post /auth/me/picture'));
    for (const call of [
      'post /testimonials',
      'post /donationitems/simple',
      'post /blogs',
      'put /settings',
      'post /media',
    ])
      expect(grows).toContain(call);
  });
});

describe('the budget of pictures that nobody has decided about', () => {
  it('refuses the pictures of an address that is over it, and takes its texts and the pictures of others', async () => {
    const { api, story, photos, clock } = apiOn({ pictureMb: 30 });
    const { id } = (await makeOffer(api, {}, from('198.51.100.1'))).body;
    expect((await photos(id, '198.51.100.1', 5)).status).toBe(201);
    expectRefused(await story('198.51.100.1', pngFile()), 429);
    expect((await story('198.51.100.1')).status).toBe(201);
    expect((await makeOffer(api, {}, from('198.51.100.1'))).status).toBe(201);
    expect((await story('198.51.100.2', pngFile())).status).toBe(201);
    clock.advance({ days: 1 });
    expect((await story('198.51.100.1', pngFile())).status).toBe(201);
  });

  it('is free again as soon as staff have decided', async () => {
    const { api, story, photos } = apiOn({ pictureMb: 30 });
    const admin = await api.staff();
    const { id } = (await makeOffer(api, {}, from('198.51.100.1'))).body;
    await photos(id, '198.51.100.1', 5);
    expectRefused(await story('198.51.100.1', pngFile()), 429);
    await api.call('patch', `/donationitems/${id}/review`, { as: admin, json: { status: 'approved', adminNotes: '' } });
    expect((await story('198.51.100.1', pngFile())).status).toBe(201);
  });

  it('over all addresses refuses pictures with 503, says so to staff, and takes texts', async () => {
    const { api, story } = apiOn({ pictureMb: 30, limits: { inAll: 100 * MB } });
    for (let at = 1; at <= 4; at += 1) expect((await story(`198.51.100.${at}`, pngFile())).status).toBe(201);
    expectRefused(await story('198.51.100.9', pngFile()), 503);
    expect((await story('198.51.100.9')).status).toBe(201);
    expect((await api.get('/dashboard', await api.staff())).body.storage).toMatchObject({ picturesFull: true });
  });

  it('lets an address hold no more than a few files on their way, however slowly they come', async () => {
    const { api, story } = apiOn({ limits: { receiving: 3 * MB } });
    const open: ReadableStreamDefaultController[] = [];
    const begin = async (at: number) => {
      const head = `--X\r\ncontent-disposition: form-data; name="image"; filename="${at}.png"\r\n\r\n`;
      const bytes = Buffer.concat([Buffer.from(head), Buffer.from(await pngFile().arrayBuffer())]);
      const body = new ReadableStream({
        start(controller) {
          controller.enqueue(new Uint8Array(bytes));
          open.push(controller);
        },
      });
      const headers = { 'content-type': 'multipart/form-data; boundary=X', ...from('198.51.100.1') };
      const init = { method: 'POST', headers, body, duplex: 'half' } as RequestInit;
      return api.serve(new Request('http://localhost/api/testimonials', init));
    };
    const slow = Array.from({ length: 4 }, (_, at) => begin(at));
    const first = await Promise.race(slow);
    expect(first.status).toBe(429);
    expect((await story('198.51.100.2', pngFile())).status).toBe(201);
    for (const controller of open) controller.error(new Error('hung up'));
    await Promise.all(slow);
    expect((await story('198.51.100.1', pngFile())).status).toBe(201);
  });
});
