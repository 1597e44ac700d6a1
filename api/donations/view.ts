import type { DonationItem } from '#contract/donation-desk.ts';
import type { StoredDonation } from '#contract/donations.ts';
import { pictureUrl } from '#contract/pictures.ts';
import type { Deps } from '../http/deps.ts';
import { undoUntil } from '../moderation/undo-rules.ts';

/** A donation item with the addresses of its photos, until when the latest decision can be undone, and who has it open. */
export const view = ({ holds }: Pick<Deps, 'holds'>, donation: StoredDonation): DonationItem => ({
  ...donation,
  photoUrls: donation.photos.map(pictureUrl),
  undoUntil: undoUntil(donation),
  heldBy: holds.holderOf('donation', donation.id),
});
