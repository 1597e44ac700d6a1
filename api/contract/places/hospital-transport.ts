import { rule } from '../words/message.ts';
import { ASK } from './ask.ts';
import { definePlaces, text } from './place.ts';
import { titled } from './titled-place.ts';

export const hospitalTransportPlaces = definePlaces({
  path: '/services/hospital-transport',
  page: 'Hospital transport',
  texts: {
    title: text('heading', 'the title', 'A lift to hospital, free of charge'),
    lead: text(
      'paragraph',
      'below the title',
      rule('Our volunteer drivers bring people to hospital within a 25-mile radius. There is room for one companion.'),
    ),
    'how-title': text('heading', 'how to book, the title', 'How to book'),
    'ring-title': text('heading', 'the first step, the title', 'Ring us'),
    ...titled(
      'tell',
      'the second step',
      'Tell us where and when',
      'Have the hospital and the time of your appointment to hand, and say if a companion is coming.',
    ),
    ...titled(
      'travel',
      'the third step',
      'Travel with a volunteer',
      'A volunteer driver brings you to hospital. You pay nothing.',
    ),
    'know-title': text('heading', 'good to know, the title', 'Good to know'),
    'measured-from': text(
      'fact',
      'good to know, from where the miles count',
      'From the shop of ours that is nearest to you',
    ),
    return: text('fact', 'good to know, the way home', ASK),
    weekly: text('fact', 'good to know, weekly appointments', 'Tell us all the days at once'),
    wheelchair: text('fact', 'good to know, wheelchairs', 'Tell us when you ask, and say whether it folds'),
    'who-drives': text('fact', 'good to know, who drives', 'Our volunteers. Ask us how they are chosen and checked'),
    confidential: text(
      'fact',
      'good to know, what stays between us',
      'You need not say what is wrong. The driver is told where to call, and when',
    ),
    'what-next': text(
      'fact',
      'good to know, what happens next',
      'We ring you when the phone is next answered, and tell you who drives and when',
    ),
    ...titled(
      'ready',
      'ready to book',
      'Ready to book, or a question first?',
      'Ring us to book, or ask for a lift here and we answer you. For anything else you can email us, too.',
    ),
    ...titled(
      'volunteer',
      'volunteer drivers',
      'Have a car and some free time?',
      'Our hospital transport runs on volunteers. Ask us about becoming one.',
    ),
  },
});
