import { part } from './message.ts';

export const search = part('search', {
  description: 'Search our pages, services, shops, what we take, and posts.',
  searchThisSite: 'Search this site',
  placesFor: { one: 'One place for “{q}”', other: '{count} places for “{q}”' },
  page: 'Page',
  service: 'Service',
  shop: 'Shop',
  post: 'Post',
  postOn: 'Post, {date}',
  nothingFor: 'Nothing for “{q}”',
  lift: 'A lift to hospital',
  costs: 'Help with medical costs',
  ourShops: 'Our shops',
  orRing: 'Or ring {phone}. People find things, too.',
  failedTitle: 'We could not search right now.',
  failedText: 'Please try again in a moment.',
});
