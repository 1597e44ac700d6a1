import type { Platform } from './platform.ts';
import { createRequests } from './requests.ts';

/** Makes this browser known with the token that was mailed to the account's owner. @throws ApiError 404 when it works no more. */
export const makeBrowserKnown = (platform: Platform, token: string): Promise<void> =>
  createRequests(platform, 'body').run('POST', '/auth/known-browser', { token });
