import { ApiError } from './api-error.ts';
import type { Platform } from './platform.ts';
import { waitForNetwork } from './wait-for-network.ts';

const waiting = new WeakMap<object, Promise<void>>();

const backFor = (platform: Pick<Platform, 'fetch'>): Promise<void> => {
  const known = waiting.get(platform);
  if (known) return known;
  const back = waitForNetwork(platform, new AbortController().signal).finally(() => waiting.delete(platform));
  waiting.set(platform, back);
  return back;
};

/**
 * `onLost` is called if there is no connection; the picture is asked for again once it is back.
 * @throws ApiError
 */
export const readPicture = async (
  platform: Pick<Platform, 'fetch'>,
  address: string,
  signal: AbortSignal,
  onLost?: () => void,
): Promise<Blob> => {
  for (;;) {
    try {
      const response = await platform.fetch(address, { signal });
      if (!response.ok) throw new ApiError(response.status, await response.text(), 'body');
      return await response.blob();
    } catch (error) {
      if (!(error instanceof TypeError) || signal.aborted) throw error;
      onLost?.();
      await backFor(platform);
    }
  }
};
