import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { authorNamed } from '#contract/people/author.ts';

const NAME = 'The donor';

export const DONOR = authorNamed(NAME);
export const DONOR_ACTOR = { id: null, name: NAME } as const;

/** True if its donor withdrew it and staff have not reopened it. */
export const isWithdrawn = ({ status, reviewedBy }: Pick<StoredDonation, 'status' | 'reviewedBy'>): boolean =>
  status === 'rejected' && reviewedBy === DONOR;
