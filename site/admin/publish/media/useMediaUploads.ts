import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { uploadMedia } from '#contract/media/calls.ts';
import type { MediaItem } from '#contract/media/media.ts';
import { isFinal, sentenceOf } from '../../../client/api-error.ts';
import { usePlatform } from '../../../client/PlatformContext.tsx';
import { pictureForm } from '../../../client/picture-form.ts';
import { allOf } from '../../../client/query-keys.ts';
import { send } from '../../../client/send.ts';

const FAILED = 'The picture did not arrive. Please try again.';
export interface MediaUpload {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'arrived' | 'failed';
  /** Share that is uploaded, 0 to 1. */
  share: number;
  problem: string;
  /** True when trying again can help. */
  again: boolean;
}

let lastKey = 0;

const begin = (file: File): MediaUpload => {
  lastKey += 1;
  return { key: lastKey, file, state: 'waiting', share: 0, problem: '', again: false };
};

/** Sends files one after the other; one that fails holds up none. */
export const useMediaUploads = (onUploaded: (items: readonly MediaItem[]) => void) => {
  const platform = usePlatform();
  const queryClient = useQueryClient();
  const [uploads, setUploads] = useState<readonly MediaUpload[]>([]);
  const change = (key: number, part: Partial<MediaUpload>) =>
    setUploads((now) => now.map((upload) => (upload.key === key ? { ...upload, ...part } : upload)));
  const sendOne = async ({ key, file }: MediaUpload): Promise<MediaItem[]> => {
    change(key, { state: 'sending', problem: '', share: 0 });
    try {
      const onProgress = (share: number) => change(key, { share });
      const item = await send(platform, uploadMedia, { form: pictureForm(file, '') }, { onProgress });
      change(key, { state: 'arrived' });
      return [item];
    } catch (error) {
      change(key, { state: 'failed', problem: sentenceOf(error, FAILED), again: !isFinal(error) });
      return [];
    }
  };
  const sendAll = async (chosen: readonly MediaUpload[]) => {
    const items: MediaItem[] = [];
    for (const upload of chosen) items.push(...(await sendOne(upload)));
    if (items.length === 0) return;
    await queryClient.invalidateQueries({ queryKey: allOf('media') });
    onUploaded(items);
  };
  return {
    uploads,
    add: (files: readonly File[]) => {
      const started = files.map(begin);
      setUploads((now) => [...now.filter(({ state }) => state !== 'arrived'), ...started]);
      return sendAll(started);
    },
    retry: (upload: MediaUpload) => sendAll([upload]),
    clear: () => setUploads((now) => now.filter(({ state }) => state === 'waiting' || state === 'sending')),
  };
};
