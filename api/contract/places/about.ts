import { definePlaces, text } from './place.ts';

/** What staff can replace on the page about the charity. */
export const aboutPlaces = definePlaces({
  path: '/about',
  page: 'About us',
  texts: {
    'our-story': text(
      'paragraphs',
      'our story',
      [
        'It began in 1976 with a first fundraiser, for people in the south-east who were seriously ill.',
        'An athletic club followed in 2003 and car boot sales in 2004. In 2009 we opened our first second-hand shop, in Clane. Bagnelstown, New Ross and Wexford Town are our other three.',
        'After 50+ years of service the work is still practical: essential medical costs, a lift to hospital, counselling, and help with the weekly shop.',
      ].join('\n'),
    ),
  },
  images: { founder: 'our founder' },
});
