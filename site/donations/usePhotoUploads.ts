import { useCallback, useState } from 'react';
import type { UploadPhoto } from '../client/upload.ts';
import { type PhotoUpload, type PhotoUploads, waiting, withUpload } from './photo-uploads.ts';

export interface PhotoSending {
  uploads: PhotoUploads;
  /** Sends the photos one after the other. A photo that fails is logged and left out: the offer counts in any case. */
  sendAll: (id: string, photos: readonly File[]) => Promise<void>;
  retry: (id: string, index: number, photo: File) => Promise<void>;
  clear: () => void;
}

/** Sends photos and knows how far each has come. */
export const usePhotoUploads = (upload: UploadPhoto): PhotoSending => {
  const [uploads, setUploads] = useState<PhotoUploads>([]);
  const change = useCallback(
    (index: number, with_: Partial<PhotoUpload>) => setUploads((now) => withUpload(now, index, with_)),
    [],
  );
  const send = useCallback(
    async (id: string, index: number, photo: File) => {
      change(index, { status: 'sending', share: 0 });
      try {
        const { picturesWaiting } = await upload(id, photo, (share) => change(index, { share }));
        change(index, { status: picturesWaiting > 0 ? 'preparing' : 'arrived', share: 1 });
      } catch (problem) {
        console.warn('A photo did not arrive.', problem);
        change(index, { status: 'failed' });
      }
    },
    [upload, change],
  );
  const sendAll = useCallback(
    async (id: string, photos: readonly File[]) => {
      setUploads(waiting(photos));
      for (const [index, photo] of photos.entries()) await send(id, index, photo);
    },
    [send],
  );
  const clear = useCallback(() => setUploads([]), []);
  return { uploads, sendAll, retry: send, clear };
};
