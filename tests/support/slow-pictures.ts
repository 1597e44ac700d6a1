import { connect } from 'node:net';
import { expect } from 'vitest';
import { noisy } from '../unit/images/samples.ts';
import { blackPng } from './costly-pictures.ts';
import { allPicturesMade } from './made-pictures.ts';
import type { Product } from './product.ts';
import { formOf, offer, STORY } from './submissions.ts';

/** A minute on an idle machine is little for what is sent; these limits are those of the requirement. */
const ANSWERED_MS = 10_000;
const PICTURE_MS = 60_000;

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

/** Sends slow pictures, five to an offer, and hangs up; fails when the picture of somebody else then waits too long. */
export const expectOthersServedAfterHangUps = async (product: Product, offers: number): Promise<void> => {
  const [slow, small] = [await slowPicture(), await smallPhoto()];
  const ids = await Promise.all(Array.from({ length: offers }, () => newOffer(product)));
  await Promise.all(ids.map((id) => sendAndHangUp(product, id, photosOf(slow, 5))));
  const began = performance.now();
  const { status, body } = await product.call('post', '/testimonials', {
    form: formOf({ content: STORY, image: small }),
  });
  expect(status).toBe(201);
  expect(performance.now() - began).toBeLessThan(ANSWERED_MS);
  const as = await product.signIn();
  const left = () => PICTURE_MS - (performance.now() - began);
  await expect
    .poll(async () => (await product.get(`/testimonials/${body.id}`, as)).body.imageUrl, { timeout: left() })
    .toMatch(/640x480\.webp$/);
  await allPicturesMade(product);
};
