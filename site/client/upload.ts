import type { DonationPhotos } from '#contract/donations/donations.ts';
import { addDonationPhotos } from '#contract/donations/public-calls.ts';
import { keyOfPhoto, withKey } from './idempotency-key.ts';
import type { Platform } from './platform.ts';
import { send } from './send.ts';
import { type OnProgress, sendWithProgress } from './send-with-progress.ts';

/**
 * The offer is named by its id or by the token of its manage link; the same file is sent only once, and `onProgress` gets 0 to
 * 1. Resolves to whether the photo is ready or still being prepared.
 * @throws ApiError, or TypeError without a connection.
 */
export type UploadPhoto = (offer: string, photo: File, onProgress: OnProgress) => Promise<DonationPhotos>;

export const browserRequest = () => new XMLHttpRequest();

export const photoForm = (photo: File, fields: Readonly<Record<string, string>> = {}): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('photos', photo);
  return form;
};

/** Sends without the session, which the call does not need. */
export const photoSender = ({ kind, fetch }: Platform, newRequest: typeof browserRequest, photo: File) => {
  const headers = withKey(keyOfPhoto(photo));
  const upload = (path: string, form: FormData, onProgress: OnProgress) =>
    sendWithProgress(newRequest(), { address: `/api${path}`, form, headers }, onProgress);
  return { shell: kind === 'web' ? { fetch, upload } : { fetch }, headers };
};

export const createPhotoUpload =
  (platform: Platform, newRequest = browserRequest): UploadPhoto =>
  (id, photo, onProgress) => {
    const { shell, headers } = photoSender(platform, newRequest, photo);
    return send(shell, addDonationPhotos, { id, form: photoForm(photo) }, { headers, onProgress });
  };
