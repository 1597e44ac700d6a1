import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { callerTo } from '../../support/product.ts';
import { formOf, offer } from '../../support/submissions.ts';
import type { Answer, Headers } from '../../support/test-api.ts';

/** What the public and staff did on one day: each thing with what it leaves behind when it is acknowledged. */
export interface Day {
  /** Texts of offers and stories that were acknowledged, and those that were refused. */
  there: Set<string>;
  gone: Set<string>;
  /** Ids of offers that were reviewed, and of those whose review was refused. */
  reviewed: Set<string>;
  waiting: Set<string>;
  /** How many photos each offer has. */
  photos: Map<string, number>;
  /** The text of the deleted offer, once its deletion was acknowledged. */
  erased: string | null;
}

/** The offers that a day works on, made while nothing fails. */
export interface Before {
  toReview: string;
  toPhotograph: string;
  toDelete: { id: string; mark: string };
}

const SENTENCE = /^[A-Z][^\n{}]+\.$/;
/** True when it was done; false when it was refused as it has to be: with 503 and a sentence. */
const done = ({ status, body, text }: Answer): boolean => {
  if (status >= 200 && status < 300) return true;
  expect([status, body?.message ?? text]).toEqual([503, expect.stringMatching(SENTENCE)]);
  return false;
};

/** Makes what a day needs. @throws Error when any of it was refused. */
export const prepareDay = async (url: string, photo: Blob): Promise<Before> => {
  const call = callerTo(url);
  const make = async () => {
    const mark = `before-${randomUUID()}`;
    const made = await call('post', '/donationitems/simple', { json: { ...offer, description: mark } });
    if (!done(made)) throw new Error(`Refused though nothing fails: ${made.text}`);
    return { id: String(made.body.id), mark };
  };
  const [review, photograph, toDelete] = [await make(), await make(), await make()];
  const sent = await call('post', `/donationitems/${toDelete.id}/photos`, { form: formOf({ photos: [photo] }) });
  if (!done(sent)) throw new Error(`Refused though nothing fails: ${sent.text}`);
  return { toReview: review.id, toPhotograph: photograph.id, toDelete };
};

/** Sends one of everything that writes, one after the other, and reads in between. */
export const spendDay = async (url: string, as: Headers, before: Before, photo: Blob): Promise<Day> => {
  const call = callerTo(url);
  const reads = async () => expect((await call('get', '/testimonials/approved')).status).toBe(200);
  const day: Day = {
    there: new Set(),
    gone: new Set(),
    reviewed: new Set(),
    waiting: new Set(),
    photos: new Map(),
    erased: null,
  };
  const [offered, story] = [`offer-${randomUUID()}`, `story-${randomUUID()} of a kind driver who was on time`];
  const json = { ...offer, description: offered };
  (done(await call('post', '/donationitems/simple', { json })) ? day.there : day.gone).add(offered);
  await reads();
  const form = formOf({ content: story, email: 'niamh.doyle@post.example', image: photo });
  (done(await call('post', '/testimonials', { form })) ? day.there : day.gone).add(story);
  await reads();
  const photos = formOf({ photos: [photo, photo] });
  const sent = await call('post', `/donationitems/${before.toPhotograph}/photos`, { form: photos });
  day.photos.set(before.toPhotograph, done(sent) ? 2 : 0);
  const review = { as, json: { status: 'rejected', adminNotes: 'No room for it.' } };
  const decided = await call('patch', `/donationitems/${before.toReview}/review`, review);
  (done(decided) ? day.reviewed : day.waiting).add(before.toReview);
  await reads();
  const { id, mark } = before.toDelete;
  const deleted = done(await call('delete', `/donationitems/${id}`, { as }));
  (deleted ? day.gone : day.there).add(mark);
  day.photos.set(id, deleted ? 0 : 1);
  if (deleted) day.erased = mark;
  await reads();
  return day;
};

interface Offer {
  id: string;
  description: string;
  status: string;
  photoUrls: string[];
}

/** Pictures that could not be made at once are made later. */
const waitForPictures = (
  rows: (path: string, field: string) => Promise<{ picturesWaiting: number }[]>,
): Promise<void> =>
  expect
    .poll(
      async () => {
        const all = [...(await rows('/donationitems', 'items')), ...(await rows('/testimonials', 'testimonials'))];
        return all.filter(({ picturesWaiting }) => picturesWaiting !== 0).length;
      },
      { timeout: 20_000 },
    )
    .toBe(0);

/** Everything acknowledged is there, nothing refused is, and no picture lies about that no record names. */
export const checkDay = async (
  url: string,
  as: Headers,
  day: Day,
  pictures: () => Promise<string[]>,
): Promise<void> => {
  const call = callerTo(url);
  const rows = async (path: string, field: string) => {
    const { status, body } = await call('get', `${path}?pageSize=100`, { as });
    expect(status).toBe(200);
    return body[field];
  };
  await waitForPictures(rows);
  const offers: Offer[] = await rows('/donationitems', 'items');
  const stories: { content: string; imageUrl: string | null }[] = await rows('/testimonials', 'testimonials');
  const texts = new Set([...offers.map((one) => one.description), ...stories.map((one) => one.content)]);
  expect(
    [...day.there].filter((text) => !texts.has(text)),
    'acknowledged, but lost',
  ).toEqual([]);
  expect(
    [...day.gone].filter((text) => texts.has(text)),
    'refused or deleted, but there',
  ).toEqual([]);
  for (const { id, status, photoUrls } of offers) {
    if (day.reviewed.has(id)) expect(status).toBe('rejected');
    if (day.waiting.has(id)) expect(status).toBe('pending');
    if (day.photos.has(id)) expect(photoUrls).toHaveLength(day.photos.get(id) ?? 0);
  }
  const urls = [...offers.flatMap((one) => one.photoUrls), ...stories.flatMap((one) => one.imageUrl ?? [])];
  const named = urls.map((address) => address.split('/')[3]).sort();
  expect((await pictures()).sort(), 'pictures that no record names, or that are missing').toEqual(named);
  const seen = await Promise.all(urls.map((address) => call('get', address.replace('/api', ''), { as })));
  expect(seen.map(({ status }) => status)).toEqual(urls.map(() => 200));
};
