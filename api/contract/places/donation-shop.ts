import { donationCategories } from '../donations/donations.ts';
import { definePlaces, text } from './place.ts';
import { titled } from './titled-place.ts';

export const donationShopPlaces = definePlaces({
  path: '/services/donation-shop',
  page: 'Donation shop',
  texts: {
    title: text('heading', 'the title', 'Bring it in, pass it on'),
    lead: text(
      'paragraph',
      'below the title',
      'Our second-hand shops sell what you no longer need. 100% of proceeds support our programs.',
    ),
    'hours-title': text('heading', 'opening hours, the title', 'Opening hours'),
    ...titled(
      'large',
      'large items',
      'Something large, or many boxes?',
      'Tell us what you have in three short steps. Pickup can be arranged.',
    ),
    'where-title': text('heading', 'where to find us, the title', 'Where to find us'),
    'bring-title': text('heading', 'what to bring, the title', 'What to bring'),
    'accepted-title': text('heading', 'accepted items, the title', 'Accepted items'),
    accepted: text('list', 'accepted items', Object.values(donationCategories).join('\n')),
    'not-accepted-title': text('heading', 'items not accepted, the title', 'Not accepted'),
    'not-accepted': text('list', 'items not accepted', 'Please ask us in the shop about anything not listed here.'),
    'proceeds-text': text(
      'paragraph',
      'what the proceeds are for',
      'Medical costs, hospital transport, counselling and the weekly shop, for people who are seriously ill.',
    ),
  },
  images: { head: 'beside the title' },
});
