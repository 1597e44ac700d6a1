import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import { authorNamed } from '#contract/people/author.ts';

const NAME = 'The donor';

/** The donor as the author of a change; donors have no account. */
export const DONOR = authorNamed(NAME);
/** The donor in the audit log. */
export const DONOR_ACTOR = { id: null, name: NAME } as const;

/** True for an offer that its donor withdrew, and that staff have not reopened. */
export const isWithdrawn = ({ status, reviewedBy }: Pick<StoredDonation, 'status' | 'reviewedBy'>): boolean =>
  status === 'rejected' && reviewedBy === DONOR;
