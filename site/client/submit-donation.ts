import { type DonationSubmission, donationCreated } from '#contract/donations/donations.ts';
import { withKey } from './idempotency-key.ts';
import type { Platform } from './platform.ts';
import { createRequests } from './requests.ts';

const requests = (platform: Platform) => createRequests(platform, 'body');

/** Sends an offer, with its key only once; its photos follow one by one. */
export const submitDonation = (
  platform: Platform,
  submission: Omit<DonationSubmission, 'website'> & { website?: string },
  key: string,
) => requests(platform).send('POST', '/donationitems/simple', submission, donationCreated, withKey(key));
