import { ApiError } from './api-error.ts';
import { lineBack } from './line-back.ts';
import type { Platform } from './platform.ts';

/** One question for all pictures that wait. */
const waiting = new WeakMap<object, Promise<void>>();

const backFor = (platform: Pick<Platform, 'fetch'>): Promise<void> => {
  const known = waiting.get(platform);
  if (known) return known;
  const back = lineBack(platform, new AbortController().signal).finally(() => waiting.delete(platform));
  waiting.set(platform, back);
  return back;
};

/**
 * A picture that only staff may see, by its address below `/api`. One that does not come for want of a connection, which `onLost`
 * hears, is asked for again when that is back. @throws ApiError
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
