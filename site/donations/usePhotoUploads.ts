import { useCallback, useRef, useState } from 'react';
import { sentence } from '#contract/words/message.ts';
import { offer } from '#contract/words/offer.ts';
import { isFinal, sentenceOf } from '../client/api-error.ts';
import { photoKey } from '../client/idempotency-key.ts';
import type { UploadPhoto } from '../client/upload.ts';
import {
  failed,
  type PhotoUpload,
  type PhotoUploads,
  refused,
  underWay,
  waiting,
  without,
  withUpload,
} from './photo-uploads.ts';

const REFUSED = sentence(offer.photoRefused);

export interface PhotoSending {
  uploads: PhotoUploads;
  /**
   * Sends the photos one after the other, after those on their way; one that fails is logged and left out, as the offer counts
   * in any case.
   */
  sendAll: (id: string, photos: readonly File[]) => Promise<void>;
  retry: (id: string, photo: File) => Promise<void>;
  remove: (photo: File) => void;
  clear: () => void;
}

export const usePhotoUploads = (upload: UploadPhoto): PhotoSending => {
  const [uploads, setUploads] = useState<PhotoUploads>([]);
  const line = useRef(Promise.resolve());
  const change = useCallback(
    (photo: File, with_: Partial<PhotoUpload>) => setUploads((now) => withUpload(now, photo, with_)),
    [],
  );
  const send = useCallback(
    async (id: string, photo: File) => {
      change(photo, { status: 'sending', share: 0 });
      try {
        const { picturesWaiting } = await upload(id, photo, (share) => change(photo, { share }));
        change(photo, { status: picturesWaiting > 0 ? 'preparing' : 'arrived', share: 1 });
      } catch (problem) {
        console.warn('A photo did not arrive.', problem);
        change(
          photo,
          isFinal(problem) ? { status: 'refused', reason: sentenceOf(problem, REFUSED) } : { status: 'failed' },
        );
      }
    },
    [upload, change],
  );
  const sendAll = useCallback(
    (id: string, photos: readonly File[]) => {
      const keys = photos.map(photoKey);
      setUploads((now) => [
        ...(underWay(now) ? now : [...failed(now), ...refused(now)]).filter(
          ({ photo }) => !keys.includes(photoKey(photo)),
        ),
        ...waiting(photos),
      ]);
      line.current = line.current.then(async () => {
        for (const photo of photos) await send(id, photo);
      });
      return line.current;
    },
    [send],
  );
  const clear = useCallback(() => setUploads([]), []);
  const remove = useCallback((photo: File) => setUploads((now) => without(now, photo)), []);
  return { uploads, sendAll, retry: send, remove, clear };
};
