import type { OwnDonation } from '#contract/donations/own-donation.ts';

/** The heading of the donor's page. */
export const ownTitle = ({ status, withdrawn, pickupRequired, day }: OwnDonation): string => {
  if (status === 'pending') return 'We have it';
  if (status === 'collected') return 'Thank you, from all of us';
  if (status === 'rejected') return withdrawn ? 'It stays with you' : 'Not one for us this time';
  if (day) return 'The day is agreed';
  return pickupRequired ? 'Good news. We would love to have it.' : 'Good news. Please bring it in.';
};

/** The drawing above an offer that has come to its end. */
export const pictureOf = ({ status, withdrawn }: OwnDonation) => {
  if (status === 'collected') return 'service-shop';
  if (status === 'rejected') return withdrawn ? 'sample-armchairs' : 'signpost';
  return null;
};
