import { definePlaces, text } from './place.ts';
import { titled } from './titled-place.ts';

export const servicesPlaces = definePlaces({
  path: '/services',
  page: 'Our services',
  texts: {
    title: text('heading', 'the title', 'Practical help, close to home'),
    lead: text(
      'paragraph',
      'below the title',
      'Help with medical costs, a lift to hospital, and the shops that make it possible.',
    ),
    ...titled('card-medical', 'medical costs', 'Medical Expense Support', 'Funding of essential medical costs.'),
    ...titled(
      'card-transport',
      'hospital transport',
      'Hospital Transport',
      'A volunteer driver to bring you to hospital.',
    ),
    ...titled('card-shop', 'donation shop', 'Donation Shop', 'Second-hand shops that pay for the rest of our work.'),
    ...titled('also', 'also there for you', 'Also there for you', 'Ring us or write to us to ask about these.'),
    ...titled(
      'also-counselling',
      'counselling',
      'Counselling Support',
      'Somebody to talk to, when illness is a lot to carry.',
    ),
    ...titled(
      'also-shopping',
      'weekly shopping',
      'Weekly Shopping',
      'Help with the weekly shop, when getting to it is too much.',
    ),
  },
  images: {
    'card-medical': 'medical costs',
    'card-transport': 'hospital transport',
    'card-shop': 'donation shop',
    'also-counselling': 'counselling',
    'also-shopping': 'weekly shopping',
  },
});
