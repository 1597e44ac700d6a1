import { ApiError } from './api-error.ts';
import { lineBack } from './line-back.ts';
import type { Platform } from './platform.ts';

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
      await lineBack(platform, signal);
    }
  }
};
