import { rule } from '../words/message.ts';
import { definePlaces, text } from './place.ts';
import { titled } from './titled-place.ts';

export const homePlaces = definePlaces({
  path: '/',
  page: 'Home',
  texts: {
    title: text('heading', 'the title', 'Nobody should face serious illness alone.'),
    lead: text(
      'paragraph',
      'below the title',
      'We cover medical expenses, drive people to hospital, offer counselling and help with the weekly shop, for seriously ill people across the south-east.',
    ),
    'mission-above': text('paragraph', 'what we do, the line above', 'What we do'),
    'mission-title': text('heading', 'what we do, the title', 'The practical things, done by neighbours'),
    'mission-text': text(
      'paragraph',
      'what we do',
      'Illness brings bills, long journeys and empty cupboards. We help with those, so that you can look after each other.',
    ),
    ...titled(
      'medical',
      'medical expenses',
      'Medical expenses',
      'When the cost of being ill is more than a household can carry, we fund essential medical costs.',
    ),
    ...titled(
      'transport',
      'hospital transport',
      'Hospital transport',
      rule('Volunteer drivers bring people to hospital, free of charge, with room for one companion.'),
    ),
    ...titled(
      'counselling',
      'counselling support',
      'Counselling support',
      'Somebody to talk to, when illness is a lot to carry.',
    ),
    ...titled(
      'shopping',
      'weekly shopping help',
      'Weekly shopping help',
      'A hand with the shopping, when the weekly shop is too much.',
    ),
    ...titled(
      'shops',
      'second-hand shops',
      'Second-hand shops',
      'Four shops sell what you no longer need. 100% of proceeds support our programs.',
    ),
    'trip-above': text('paragraph', 'where it goes, the line above', 'Where it goes'),
    'trip-title': text('heading', 'where it goes, the title', 'A coat in Clane is a lift to hospital'),
    'trip-text': text(
      'paragraph',
      'where it goes',
      'What our shops sell becomes help for somebody who is seriously ill.',
    ),
    ...titled(
      'give',
      'where it goes, you give',
      'You give',
      'Clothes, books, furniture, a box of toys. Tell us in three steps, or bring them in.',
    ),
    ...titled(
      'sell',
      'where it goes, we sell',
      'We sell',
      'Your things find a new home through one of our four second-hand shops.',
    ),
    ...titled(
      'help',
      'where it goes, someone is helped',
      'Someone is helped',
      '100% of proceeds support our programs: medical costs, transport, counselling and the weekly shop.',
    ),
    'notes-above': text('paragraph', 'the newest testimonials, the line above', 'In their words'),
    'notes-title': text('heading', 'the newest testimonials, the title', 'Notes through the letterbox'),
    'posts-title': text('heading', 'the newest posts, the title', 'News from our side of the counter'),
    'ways-title': text('heading', 'three ways, the title', 'Three ways to stand beside us'),
    ...titled('way-support', 'three ways, support us', 'Support us', 'Give money, or give some of your time.'),
    ...titled(
      'way-donate',
      'three ways, donate items',
      'Donate items',
      'Three short steps. Pickup can be arranged for large items.',
    ),
    ...titled(
      'way-about',
      'three ways, who we are',
      'Who we are',
      'From a first fundraiser in 1976 to four shops in the south-east.',
    ),
  },
  images: {
    medical: 'medical expenses',
    transport: 'hospital transport',
    counselling: 'counselling support',
    shopping: 'weekly shopping help',
    shops: 'second-hand shops',
    give: 'where it goes, you give',
    sell: 'where it goes, we sell',
    help: 'where it goes, someone is helped',
    'way-support': 'three ways, support us',
    'way-donate': 'three ways, donate items',
    'way-about': 'three ways, who we are',
  },
});
