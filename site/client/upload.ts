import { ApiError } from './api-error.ts';
import { uploadDonationPhotos } from './donations.ts';
import type { Platform } from './platform.ts';

/** Sends one photo of an offer. `onProgress` gets the share that has left, 0 to 1. @throws ApiError, or TypeError without a connection. */
export type UploadPhoto = (id: string, photo: File, onProgress: (share: number) => void) => Promise<void>;

/** `fetch` tells nothing about how much has left, so a browser uses XMLHttpRequest here. The call needs no token. */
const uploadInBrowser = (
  request: XMLHttpRequest,
  id: string,
  photo: File,
  onProgress: (share: number) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    request.upload.onprogress = (event) => event.lengthComputable && onProgress(event.loaded / event.total);
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new ApiError(request.status, request.responseText, 'body'));
    request.onerror = () => reject(new TypeError('The photo could not be sent.'));
    request.onabort = request.onerror;
    const form = new FormData();
    form.append('photos', photo);
    request.open('POST', `/api/donationitems/${id}/photos`);
    request.send(form);
  });

/** The way photos are sent in this shell. */
export const createPhotoUpload = (
  platform: Platform,
  newRequest: () => XMLHttpRequest = () => new XMLHttpRequest(),
): UploadPhoto =>
  platform.kind === 'web'
    ? (id, photo, onProgress) => uploadInBrowser(newRequest(), id, photo, onProgress)
    : async (id, photo) => void (await uploadDonationPhotos(platform, id, [photo]));
