import { parse } from 'zod/mini';
import { type DonationPhotos, donationPhotos } from '#contract/donations/donations.ts';
import { ApiError } from './api-error.ts';
import { keyOfPhoto, withKey } from './idempotency-key.ts';
import type { Platform } from './platform.ts';
import { createRequests } from './requests.ts';
import { type OnProgress, sendWithProgress } from './send-with-progress.ts';

/**
 * Sends one photo of an offer, which is named by its id or by the token of its manage link; the same file only once. `onProgress`
 * gets the share that has left, 0 to 1; resolves with whether the photo is ready or still being prepared.
 * @throws ApiError, or TypeError without a connection.
 */
export type UploadPhoto = (offer: string, photo: File, onProgress: OnProgress) => Promise<DonationPhotos>;

type NewRequest = () => XMLHttpRequest;

interface Sent {
  form: FormData;
  headers: Readonly<Record<string, string>>;
}

const formOf = (photo: File, fields: Readonly<Record<string, string>> = {}): Sent => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('photos', photo);
  return { form, headers: withKey(keyOfPhoto(photo)) };
};

/** The call needs no session. */
const uploadInBrowser = async (
  request: XMLHttpRequest,
  path: string,
  { form, headers }: Sent,
  onProgress: OnProgress,
) => {
  const answer = await sendWithProgress(request, { address: `/api${path}`, form, headers }, onProgress);
  if (!answer.ok) throw new ApiError(answer.status, await answer.text(), 'body');
  return parse(donationPhotos, await answer.json());
};

/** Sends in the way of this shell: a browser tells how far it is. */
const send = (platform: Platform, newRequest: NewRequest, path: string, sent: Sent, onProgress: OnProgress) =>
  platform.kind === 'web'
    ? uploadInBrowser(newRequest(), path, sent, onProgress)
    : createRequests(platform, 'body').sendForm(path, sent.form, donationPhotos, undefined, sent.headers);

const browserRequest: NewRequest = () => new XMLHttpRequest();

/** The way photos are added to an offer that was just made. */
export const createPhotoUpload =
  (platform: Platform, newRequest = browserRequest): UploadPhoto =>
  (id, photo, onProgress) =>
    send(platform, newRequest, `/donationitems/${id}/photos`, formOf(photo), onProgress);

/** The way photos are added through the manage link. */
export const createOwnPhotoUpload =
  (platform: Platform, newRequest = browserRequest): UploadPhoto =>
  (token, photo, onProgress) =>
    send(platform, newRequest, '/donationitems/yours/photos', formOf(photo, { token }), onProgress);
