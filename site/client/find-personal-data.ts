import { erasure, personalData } from '#contract/privacy/privacy.ts';
import type { Platform } from './platform.ts';
import { createRequests } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

/** Everything that is kept about an e-mail address. The address travels in the body, so that no log holds it. */
export const findPerson = (platform: Platform, email: string) =>
  requests(platform).send('POST', '/privacy/find', { email }, personalData);

/** The same in full, as a file to hand over. */
export const exportPerson = (platform: Platform, email: string): Promise<Blob> =>
  requests(platform).sendForFile('/privacy/export', { email });

/** Deletes it for good. */
export const erasePerson = (platform: Platform, email: string) =>
  requests(platform).send('POST', '/privacy/erase', { email }, erasure);
