import { connect } from 'node:net';
import { expect } from 'vitest';
import { noisy } from '../unit/images/samples.ts';
import { blackPng } from './costly-pictures.ts';
import { allPicturesMade, photoUrlsOf, pictureUrlOf } from './made-pictures.ts';
import type { Product } from './product.ts';
import { formOf, offer, STORY } from './submissions.ts';
import type { Headers } from './test-api.ts';

/** Times that one slow picture and a story with its own take. What is sent takes 25 times and more, one after the other. */
const AT_MOST = 4;

/** A picture that is slow to decode. */
export const slowPicture = async (): Promise<Blob> =>
  new Blob([new Uint8Array(await blackPng({ width: 6300, height: 6300 }))], { type: 'image/png' });

export const smallPhoto = async (): Promise<Blob> =>
  new Blob([new Uint8Array(await noisy(640, 480, 80))], { type: 'image/jpeg' });

export const newOffer = async (product: Product): Promise<string> =>
  String((await product.call('post', '/donationitems/simple', { json: offer })).body.id);

export const photosOf = (photo: Blob, count: number): FormData =>
  formOf({ photos: Array.from({ length: count }, () => photo) });

/** Sends photos to an offer, and hangs up once they have arrived. */
const sendAndHangUp = async (product: Product, id: string, form: FormData) => {
  const encoded = new Response(form);
  const body = Buffer.from(await encoded.arrayBuffer());
  const { hostname, port } = new URL(product.server.url);
  await new Promise<void>((done) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {}).on('close', () => done());
    socket.write(
      `POST /api/donationitems/${id}/photos HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${encoded.headers.get('content-type')}\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body, () => socket.end());
  });
};

/** Sends slow pictures, five to an offer, and hangs up. */
export const sendSlowAndHangUp = async (product: Product, offers: number): Promise<void> => {
  const slow = await slowPicture();
  const ids = await Promise.all(Array.from({ length: offers }, () => newOffer(product)));
  await Promise.all(ids.map((id) => sendAndHangUp(product, id, photosOf(slow, 5))));
};

/** Milliseconds until a story that is told now has its picture. */
const storyPictureMs = async (product: Product, image: Blob, as: Headers): Promise<number> => {
  const began = performance.now();
  const { status, body } = await product.call('post', '/testimonials', { form: formOf({ content: STORY, image }) });
  expect(status).toBe(201);
  expect(await pictureUrlOf(product, body.id, as)).toMatch(/640x480\.webp$/);
  return performance.now() - began;
};

/** Milliseconds until a slow picture is made. */
const slowPictureMs = async (product: Product, as: Headers): Promise<number> => {
  const [id, form] = [await newOffer(product), photosOf(await slowPicture(), 1)];
  const began = performance.now();
  expect((await product.call('post', `/donationitems/${id}/photos`, { form })).status).toBe(201);
  expect(await photoUrlsOf(product, id, as)).toHaveLength(1);
  return performance.now() - began;
};

/**
 * Sends slow pictures, five to an offer, and hangs up; fails when the picture of somebody else then waits for more than a few
 * of them. The seconds that are promised are measured by `npm run test:stress`.
 */
export const expectOthersServedAfterHangUps = async (product: Product, offers: number): Promise<void> => {
  const [small, as] = [await smallPhoto(), await product.signIn()];
  const usual = (await storyPictureMs(product, small, as)) + (await slowPictureMs(product, as));
  await sendSlowAndHangUp(product, offers);
  expect(await storyPictureMs(product, small, as)).toBeLessThan(AT_MOST * usual);
  await allPicturesMade(product);
};
