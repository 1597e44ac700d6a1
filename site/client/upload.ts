import { parse } from 'zod/mini';
import { type DonationPhotos, donationPhotos } from '#contract/donations.ts';
import { ApiError } from './api-error.ts';
import type { Platform } from './platform.ts';
import { type OnProgress, sendWithProgress } from './send-with-progress.ts';
import { uploadDonationPhotos } from './submit-donation.ts';

/**
 * Sends one photo of an offer. `onProgress` gets the share that has left, 0 to 1; resolves with whether the photo is ready or
 * still being prepared. @throws ApiError, or TypeError without a connection.
 */
export type UploadPhoto = (id: string, photo: File, onProgress: OnProgress) => Promise<DonationPhotos>;

/** The call needs no token. */
const uploadInBrowser = async (request: XMLHttpRequest, id: string, photo: File, onProgress: OnProgress) => {
  const form = new FormData();
  form.append('photos', photo);
  const answer = await sendWithProgress(request, { address: `/api/donationitems/${id}/photos`, form }, onProgress);
  if (!answer.ok) throw new ApiError(answer.status, await answer.text(), 'body');
  return parse(donationPhotos, await answer.json());
};

/** The way photos are sent in this shell. */
export const createPhotoUpload = (
  platform: Platform,
  newRequest: () => XMLHttpRequest = () => new XMLHttpRequest(),
): UploadPhoto =>
  platform.kind === 'web'
    ? (id, photo, onProgress) => uploadInBrowser(newRequest(), id, photo, onProgress)
    : (id, photo) => uploadDonationPhotos(platform, id, [photo]);
