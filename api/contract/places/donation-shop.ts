import { donationCategories } from '../donations.ts';
import { definePlaces, text } from './place.ts';

/** What staff can replace on the page of the donation shop. */
export const donationShopPlaces = definePlaces({
  path: '/services/donation-shop',
  page: 'Donation shop',
  texts: {
    accepted: text('list', 'accepted items', Object.values(donationCategories).join('\n')),
    'not-accepted': text('list', 'items not accepted', 'Please ask us in the shop about anything not listed here.'),
  },
});
