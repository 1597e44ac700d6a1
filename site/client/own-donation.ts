import { type OwnDonation, ownDonation } from '#contract/donations/own-donation.ts';
import type { Platform } from './platform.ts';
import { createRequests } from './requests.ts';

const PATH = '/donationitems/yours';
const requests = (platform: Platform) => createRequests(platform, 'body');

/** The offer behind a manage link, given whole or by its token. @throws ApiError */
export const readOwnDonation = (platform: Platform, token: string): Promise<OwnDonation> =>
  requests(platform).send('POST', PATH, { token }, ownDonation);

/** Withdraws the offer. @throws ApiError 409 once it is collected or declined. */
export const withdrawOwnDonation = (platform: Platform, token: string): Promise<OwnDonation> =>
  requests(platform).send('POST', `${PATH}/withdraw`, { token }, ownDonation);

/** Tells staff when a collection suits. @throws ApiError 409 when there is none to find a day for. */
export const askAnotherDay = (platform: Platform, token: string, note: string): Promise<OwnDonation> =>
  requests(platform).send('POST', `${PATH}/another-day`, { token, note }, ownDonation);

/** Agrees one of the days that are offered, by its id. @throws ApiError 409 when its last place has just gone. */
export const chooseDay = (platform: Platform, token: string, day: string): Promise<OwnDonation> =>
  requests(platform).send('POST', `${PATH}/choose`, { token, day }, ownDonation);

/** The agreed day as a calendar file. @throws ApiError 409 while none was ever agreed. */
export const readOwnCalendar = (platform: Platform, token: string): Promise<Blob> =>
  requests(platform).sendForFile(`${PATH}/calendar`, { token });
