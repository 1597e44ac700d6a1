import type { DonationItem } from '#contract/donation-desk.ts';
import type { StoredDonation } from '#contract/donations.ts';
import { pictureUrl } from '#contract/pictures.ts';
import type { Deps } from '../deps.ts';

/** A donation item with the addresses of its photos, and who has it open. */
export const view = ({ holds }: Pick<Deps, 'holds'>, donation: StoredDonation): DonationItem => ({
  ...donation,
  photoUrls: donation.photos.map(pictureUrl),
  heldBy: holds.holderOf('donation', donation.id),
});
