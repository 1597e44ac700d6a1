import type { OwnDonation } from '#contract/donations/own-donation.ts';
import { managed } from '#contract/words/managed.ts';
import type { Message } from '#contract/words/message.ts';

export const ownTitle = ({ status, withdrawn, pickupRequired, day }: OwnDonation): Message => {
  if (status === 'pending') return managed.titlePending;
  if (status === 'collected') return managed.titleCollected;
  if (status === 'rejected') return withdrawn ? managed.titleWithdrawn : managed.titleDeclined;
  if (day) return managed.titleAgreed;
  return pickupRequired ? managed.titlePickup : managed.titleDropOff;
};

export const pictureOf = ({ status, withdrawn }: OwnDonation) => {
  if (status === 'collected') return 'service-shop';
  if (status === 'rejected') return withdrawn ? 'sample-armchairs' : 'signpost';
  return null;
};
