import { beforeEach, describe, expect, it } from 'vitest';
import { Failure } from '#api/core/failure.ts';
import { resumeDonationPhotos } from '#api/donations/photo-slots.ts';
import type { Images } from '#api/images/images.ts';
import { createMemoryImages } from '#api/images/memory-images.ts';
import { sweepOrphans } from '#api/picture-attachments/sweep-orphans.ts';
import { resumeStopPhotos } from '#api/runs/stop-photo.ts';
import { resumeTestimonialPictures } from '#api/testimonials/picture-slots.ts';
import { IMAGE_TYPE_MESSAGE } from '#contract/images/one-image.ts';
import { CONSENT_VERSION } from '#contract/testimonials/testimonials.ts';
import { testDeps } from '../support/deps.ts';
import { runsIn } from '../support/runs.ts';
import { formOf, makeOffer, pngFile, STORY, submitStory } from '../support/submissions.ts';
import { type TestApi, testApi } from '../support/test-api.ts';

/** Pictures that are made when the test says so. */
const heldBack = () => {
  const images = createMemoryImages();
  const begun: { id: string; finish(): void; refuse(): void }[] = [];
  const save: Images['save'] = (id, upload, sentences, signal) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Failure('unavailable', 'Not needed.')));
      begun.push({
        id,
        finish: () => void images.save(id, upload, sentences).then(resolve, reject),
        refuse: () => reject(new Failure('unsupported_media_type', sentences.type)),
      });
    });
  return { images: { ...images, save }, begun };
};

let held: ReturnType<typeof heldBack>;
let api: TestApi;
const start = (picturesWaitMs: number) => {
  held = heldBack();
  const { policy } = testDeps();
  api = testApi({ images: held.images, policy: { ...policy, picturesWaitMs } });
};
beforeEach(() => start(1));

const begun = async (count: number) => {
  await expect.poll(() => held.begun.length, { interval: 1 }).toBe(count);
  return held.begun;
};
const story = (id: string) => api.deps.store.data.testimonials.get(id);
const offerOf = (id: string) => api.deps.store.data.donations.get(id);
const addPhotos = (id: string, count: number) =>
  api.call('post', `/donationitems/${id}/photos`, {
    form: formOf({ photos: Array.from({ length: count }, (_, at) => pngFile(640 + at, 480)) }),
  });

describe('a testimonial whose picture takes long', () => {
  it('is stored and answered without it, and gets it when it is ready', async () => {
    const { status, body } = await submitStory(api, { image: pngFile() });
    expect([status, body.imageUrl, body.picturesWaiting]).toEqual([201, null, 1]);
    const as = await api.staff('Volunteer');
    expect((await api.get(`/testimonials/${body.id}`, as)).body).toMatchObject({ imageUrl: null, picturesWaiting: 1 });
    (await begun(1))[0]?.finish();
    await expect.poll(() => story(body.id)?.picture?.width, { interval: 1 }).toBe(640);
    expect((await api.get(`/testimonials/${body.id}`, as)).body).toMatchObject({ picturesWaiting: 0 });
  });

  it('can be approved meanwhile, and its picture is public as soon as it is ready', async () => {
    const { body } = await submitStory(api, { image: pngFile() });
    const as = await api.staff('Volunteer');
    await api.call('put', `/testimonials/${body.id}/status`, { as, json: { action: 'approve' } });
    expect((await api.get('/testimonials/approved')).body.testimonials[0].imageUrl).toBeNull();
    (await begun(1))[0]?.finish();
    await expect
      .poll(async () => (await api.get('/testimonials/approved')).body.testimonials[0].imageUrl)
      .not.toBeNull();
    expect(story(body.id)?.status).toBe('approved');
  });

  it('is not approved together with others before its picture can be seen', async () => {
    const { body } = await submitStory(api, { image: pngFile() });
    const as = await api.staff('Volunteer');
    const json = { ids: [body.id] };
    const approve = async () => (await api.call('post', '/testimonials/approve', { as, json })).body.results[0].outcome;
    expect(await approve()).toBe('conflict');
    (await begun(1))[0]?.finish();
    await expect.poll(() => story(body.id)?.picture?.width, { interval: 1 }).toBe(640);
    expect(await approve()).toBe('approved');
  });

  it('stays without a picture that turns out to be damaged: staff and author are told', async () => {
    const { body } = await submitStory(api, { image: pngFile() });
    (await begun(1))[0]?.refuse();
    await expect.poll(() => story(body.id)?.pictureDropped, { interval: 1 }).toBe('damaged');
    const token = body.manageUrl.split('#')[1];
    const own = await api.call('post', '/testimonials/yours', { json: { token } });
    expect(own.body).toMatchObject({ hasImage: false, picturesWaiting: 0, pictureDropped: 'damaged' });
    expect(await api.deps.images.list()).toEqual([]);
  });

  it.each([
    ['deleted', async (id: string) => api.call('delete', `/testimonials/${id}`, { as: await api.staff() })],
    [
      'withdrawn',
      (_: string, link: string) =>
        api.call('post', '/testimonials/yours/withdraw', { json: { token: link.split('#')[1] } }),
    ],
  ])('leaves nothing when it is %s meanwhile', async (_, remove) => {
    const { body } = await submitStory(api, { image: pngFile() });
    const [making] = await begun(1);
    await remove(body.id, body.manageUrl);
    expect(await api.deps.images.list()).toEqual([]);
    making?.finish();
    await expect.poll(() => api.deps.images.list(), { interval: 1 }).toEqual([]);
  });

  it('loses it without the consent to it', async () => {
    const consentTo = ['publication', 'health', 'photo'];
    const { body } = await submitStory(api, { image: pngFile(), consent: CONSENT_VERSION, consentTo });
    const token = body.manageUrl.split('#')[1];
    const json = { token, content: STORY, consentTo: ['publication', 'health'] };
    const { body: own } = await api.call('put', '/testimonials/yours', { json });
    expect(own).toMatchObject({ hasImage: false, picturesWaiting: 0 });
    expect(await api.deps.images.list()).toEqual([]);
  });
});

it('an offer that is withdrawn while its photo is being made leaves no photo', async () => {
  const { id, manageUrl } = (await makeOffer(api)).body;
  await addPhotos(id, 1);
  const [making] = await begun(1);
  const withdrawn = await api.call('post', '/donationitems/yours/withdraw', {
    json: { token: manageUrl.split('#')[1] },
  });
  expect(withdrawn.body).toMatchObject({ photos: [], picturesWaiting: 0 });
  expect(await api.deps.images.list()).toEqual([]);
  making?.finish();
  await expect.poll(() => api.deps.images.list(), { interval: 1 }).toEqual([]);
});

describe('a picture that is refused while the response waits', () => {
  it('takes the testimonial back', async () => {
    start(8000);
    const sent = submitStory(api, { image: pngFile() });
    const [making] = await begun(1);
    expect(api.deps.store.data.testimonials.size).toBe(1);
    making?.refuse();
    const { status, body } = await sent;
    expect([status, body.fields]).toEqual([415, { image: IMAGE_TYPE_MESSAGE }]);
    expect([api.deps.store.data.testimonials.size, await api.deps.images.list()]).toEqual([0, []]);
  });

  it('takes back all photos of the call, and no others', async () => {
    start(8000);
    const { id } = (await makeOffer(api)).body;
    const first = addPhotos(id, 1);
    (await begun(1))[0]?.finish();
    await first;
    const sent = addPhotos(id, 3);
    const makings = await begun(4);
    makings[1]?.finish();
    makings[2]?.refuse();
    expect((await sent).status).toBe(415);
    expect([offerOf(id)?.photos.length, offerOf(id)?.photoPlaces]).toEqual([1, undefined]);
    await expect.poll(() => api.deps.images.list(), { interval: 1 }).toHaveLength(1);
  });
});

describe('photos of an offer', () => {
  it('have their places before they are made: a sixth is refused and not begun', async () => {
    const { id } = (await makeOffer(api)).body;
    const { status, body } = await addPhotos(id, 4);
    expect([status, body]).toEqual([201, { photoUrls: [], picturesWaiting: 4 }]);
    const [over, fits] = [await addPhotos(id, 2), await addPhotos(id, 1)];
    expect([over.status, fits.status, (await addPhotos(id, 1)).status]).toEqual([409, 201, 409]);
    expect(held.begun).toHaveLength(5);
  });

  it('keep the order in which they were sent, whichever is ready first', async () => {
    const { id } = (await makeOffer(api)).body;
    await addPhotos(id, 3);
    const makings = await begun(3);
    for (const at of [1, 2, 0]) {
      makings[at]?.finish();
      await expect.poll(() => offerOf(id)?.photos.some((photo) => photo.id === makings[at]?.id)).toBe(true);
    }
    expect(offerOf(id)?.photos.map(({ width }) => width)).toEqual([640, 641, 642]);
    expect(offerOf(id)?.photoPlaces).toBeUndefined();
  });

  it('that are dropped give back their places, and staff are told how many', async () => {
    const { id } = (await makeOffer(api)).body;
    await addPhotos(id, 5);
    for (const making of await begun(5)) making.refuse();
    await expect.poll(() => offerOf(id)?.photosDropped, { interval: 1 }).toBe(5);
    const { body } = await api.get(`/donationitems/${id}`, await api.staff('Volunteer'));
    expect(body).toMatchObject({ photosDropped: 5, picturesWaiting: 0, photoUrls: [] });
    expect((await addPhotos(id, 5)).status).toBe(201);
  });
});

describe('a client that hangs up', () => {
  const serveAborted = async (path: string, form: FormData) => {
    const hangUp = new AbortController();
    const answer = api.serve(
      new Request(`http://localhost/api${path}`, { method: 'POST', body: form, signal: hangUp.signal }),
    );
    await begun(1);
    hangUp.abort();
    return answer;
  };

  it('gives back the places of its photos, whose work is ended', async () => {
    start(8000);
    const { id } = (await makeOffer(api)).body;
    await serveAborted(`/donationitems/${id}/photos`, formOf({ photos: [pngFile()] }));
    expect([offerOf(id)?.photoPlaces, await api.deps.images.list()]).toEqual([undefined, []]);
  });

  it('leaves its testimonial without the picture', async () => {
    start(8000);
    await serveAborted('/testimonials', formOf({ content: STORY, image: pngFile() }));
    const [left] = [...api.deps.store.data.testimonials.all()];
    expect(left).toMatchObject({ content: STORY, picture: null, pictureDropped: 'unfinished' });
    expect(await api.deps.images.list()).toEqual([]);
  });
});

describe('a visitor whose connection is lost while pictures are made, and who sends them again with the key', () => {
  const headers = { 'idempotency-key': 'sending-0001' };
  const kinds = {
    'the picture of a testimonial': {
      before: async () => ({ path: '/testimonials', form: () => formOf({ content: STORY, image: pngFile() }) }),
      made: () => [...api.deps.store.data.testimonials.all()].flatMap(({ picture }) => picture ?? []),
    },
    'the photo of an offer': {
      async before() {
        const { id } = (await makeOffer(api)).body;
        return { path: `/donationitems/${id}/photos`, form: () => formOf({ photos: pngFile() }) };
      },
      made: () => [...api.deps.store.data.donations.all()].flatMap(({ photos }) => photos),
    },
  };

  it.each(Object.entries(kinds))('has %s once, and no other work is done for it', async (_, { before, made }) => {
    start(50);
    const { path, form } = await before();
    const hangUp = new AbortController();
    const url = `http://localhost/api${path}`;
    const lost = api.serve(new Request(url, { method: 'POST', body: form(), headers, signal: hangUp.signal }));
    await begun(1);
    hangUp.abort();
    await lost.catch(() => {});
    const again = await api.call('post', path, { form: form(), headers });
    expect([again.status, again.body.picturesWaiting]).toEqual([201, 1]);
    held.begun[0]?.finish();
    await expect.poll(made, { interval: 1 }).toHaveLength(1);
    expect([held.begun.length, await api.deps.images.list()]).toEqual([1, [held.begun[0]?.id]]);
  });

  it.each(Object.entries(kinds))(
    'hears with %s what the first answer would have said, also a refusal',
    async (_, kind) => {
      start(8000);
      const { path, form } = await kind.before();
      const send = () => api.call('post', path, { form: form(), headers });
      const first = send();
      const [making] = await begun(1);
      const second = send();
      making?.refuse();
      expect((await first).status).toBe(415);
      // It was taken back with the picture, so the second is a new one.
      (await begun(2))[1]?.finish();
      expect([(await second).status, kind.made().length]).toEqual([201, 1]);
    },
  );
});

describe('the phone of a driver', () => {
  const onTheRoad = async () => {
    const as = await api.staff('Volunteer');
    const runs = runsIn(api, as);
    const planned = await runs.runOf();
    const { id } = await runs.pickupOf();
    await runs.assign(planned, [id]);
    const path = `/runs/${planned.id}/stops/${id}/photo`;
    const send = (key = 'photo-0001') =>
      api.call('post', path, { as, headers: { 'idempotency-key': key }, form: formOf({ photo: pngFile() }) });
    const stop = () => runs.run(planned.id).stops[0];
    return { as, path, send, stop };
  };

  it('that loses its connection and sends its photo again has it once', async () => {
    start(50);
    const { as, path, send, stop } = await onTheRoad();
    const hangUp = new AbortController();
    const headers = { ...as, 'idempotency-key': 'photo-0001' };
    const lost = api.serve(
      new Request(`http://localhost/api${path}`, {
        method: 'POST',
        body: formOf({ photo: pngFile() }),
        headers,
        signal: hangUp.signal,
      }),
    );
    await begun(1);
    hangUp.abort();
    await lost.catch(() => {});
    expect((await send()).status).toBe(201);
    for (const making of held.begun) making.finish();
    await expect.poll(() => stop()?.photo?.width, { interval: 1 }).toBe(640);
    await expect.poll(() => api.deps.images.list(), { interval: 1 }).toHaveLength(1);
  });

  it('that replaces its photo leaves nothing of the first, which is shown until the second is ready', async () => {
    const { send, stop } = await onTheRoad();
    await send();
    const [first] = await begun(1);
    first?.finish();
    await expect.poll(() => stop()?.photo?.id, { interval: 1 }).toBe(first?.id);
    await send('photo-0002');
    const second = (await begun(2))[1];
    expect(stop()?.photo?.id).toBe(first?.id);
    second?.finish();
    await expect.poll(() => stop()?.photo?.id, { interval: 1 }).toBe(second?.id);
    await expect.poll(() => api.deps.images.list(), { interval: 1 }).toEqual([second?.id]);
  });

  it('whose photo a process left behind has it from another one an hour later', async () => {
    const { send, stop } = await onTheRoad();
    expect((await send()).status).toBe(201);
    const other = testDeps({ store: api.deps.store, images: { ...api.deps.images, save: createSaved() } });
    const anHourAgo = () => new Date(api.deps.now().getTime() - 3_600_000);
    await resumeStopPhotos(other, anHourAgo());
    expect(stop()).toMatchObject({ photo: null, photoWaiting: expect.any(String) });
    api.deps.clock.advance({ hours: 2 });
    await resumeStopPhotos(other, anHourAgo());
    expect(stop()).toMatchObject({ photo: { width: 640 } });
    expect(stop()).not.toHaveProperty('photoWaitingSince');
  });

  it('that did not hear of a refused photo hears it when it sends it again', async () => {
    start(8000);
    const { send, stop } = await onTheRoad();
    for (const count of [1, 2]) {
      const answer = send();
      (await begun(count)).at(-1)?.refuse();
      expect((await answer).status).toBe(415);
    }
    expect(stop()).toMatchObject({ photo: null });
  });
});

describe('limits', () => {
  it('count pictures, not calls: of one address twenty wait, of another some more', async () => {
    const send = async (address: string) => {
      const { id } = (await makeOffer(api, {}, { 'x-forwarded-for': address })).body;
      const form = formOf({ photos: [pngFile(), pngFile(), pngFile(), pngFile(), pngFile()] });
      return api.call('post', `/donationitems/${id}/photos`, { form, headers: { 'x-forwarded-for': address } });
    };
    const answers = [];
    for (let call = 0; call < 5; call += 1) answers.push(await send('192.0.2.1'));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 429]);
    expect(Number(answers[4]?.headers.get('retry-after'))).toBe(60);
    expect((await send('192.0.2.2')).status).toBe(201);
  });
});

describe('a network of endlessly many addresses', () => {
  it('has 200 pictures waiting at most; IPv4 neighbours are strangers', async () => {
    const offers = Array.from({ length: 41 }, (_, at) => makeOffer(api, {}, { 'x-forwarded-for': `10.${at}.0.1` }));
    const ids: string[] = (await Promise.all(offers)).map(({ body }) => body.id);
    const send = async (id: string, address: string) => {
      const form = formOf({ photos: Array.from({ length: 5 }, () => pngFile()) });
      return (await api.call('post', `/donationitems/${id}/photos`, { form, headers: { 'x-forwarded-for': address } }))
        .status;
    };
    const all = await Promise.all(ids.map((id, at) => send(id, `2001:db8:7:${at + 1}::1`)));
    expect(all.filter((status) => status === 429)).toHaveLength(1);
    const [left = ''] = ids.filter((_, at) => all[at] === 429);
    expect([await send(left, '2001:db8:7:ff::1'), await send(left, '192.0.2.1')]).toEqual([429, 201]);
  });
});

describe('after the end of the process', () => {
  it('pictures that waited are made from the files that were kept', async () => {
    const { id } = (await makeOffer(api)).body;
    await addPhotos(id, 2);
    const { body } = await submitStory(api, { image: pngFile() });
    const next = testDeps({ store: api.deps.store, images: { ...api.deps.images, save: createSaved() } });
    expect(await sweepOrphans(next)).toBe(0);
    await Promise.all([resumeDonationPhotos(next), resumeTestimonialPictures(next)]);
    expect([offerOf(id)?.photos.length, offerOf(id)?.photoPlaces]).toEqual([2, undefined]);
    expect(story(body.id)?.picture?.width).toBe(640);
  });

  it('another process finishes those that have waited for long, and leaves newer ones to whoever took them', async () => {
    const { id } = (await makeOffer(api)).body;
    await addPhotos(id, 1);
    const old = (await submitStory(api, { image: pngFile() })).body.id;
    api.deps.clock.advance({ hours: 2 });
    const { body } = await submitStory(api, { image: pngFile() });
    const other = testDeps({ store: api.deps.store, images: { ...api.deps.images, save: createSaved() } });
    const anHourAgo = new Date(api.deps.now().getTime() - 3_600_000);
    await Promise.all([resumeDonationPhotos(other, anHourAgo), resumeTestimonialPictures(other, anHourAgo)]);
    expect([offerOf(id)?.photos.length, story(old)?.picture?.width]).toEqual([1, 640]);
    expect(story(body.id)).toMatchObject({ picture: null, pictureWaiting: expect.any(String) });
  });

  it('a picture that is being finished is not begun a second time', async () => {
    await submitStory(api, { image: pngFile() });
    await begun(1);
    await resumeTestimonialPictures(api.deps);
    expect(held.begun).toHaveLength(1);
  });

  it('a picture whose file is gone is dropped, and staff are told', async () => {
    const { body } = await submitStory(api, { image: pngFile() });
    const next = testDeps({ store: api.deps.store });
    await resumeTestimonialPictures(next);
    expect(story(body.id)).toMatchObject({ picture: null, pictureDropped: 'unfinished' });
  });
});

const createSaved = (): Images['save'] => async (id) => ({ id, width: 640, height: 480 });
