import { definePlaces, text } from './place.ts';

export const donationsPlaces = definePlaces({
  path: '/donations',
  page: 'Donate items',
  texts: {
    title: text('heading', 'the title', 'What you no longer need, someone does'),
    lead: text(
      'paragraph',
      'below the title',
      'Your good second-hand things pay for medical costs, hospital transport, counselling and the weekly shop. It takes three short steps.',
    ),
    'kinds-title': text('heading', 'what we are looking for, the title', 'What we are looking for'),
    accept: text(
      'list',
      'what we accept',
      'If you are not sure about something, please ask first, by phone or in a shop.',
    ),
    'cannot-accept': text(
      'list',
      'what we cannot accept',
      'Please ask us before you bring anything that is not listed here.',
    ),
    submit: text('paragraph', 'how it works, the form', 'Tell us what you have, and add a photo or two.'),
    review: text('paragraph', 'how it works, the review', 'One of our team looks at what you offer.'),
    pickup: text('paragraph', 'how it works, the pickup', 'For large items we arrange a pickup with you.'),
  },
});
