import { ASK } from './ask.ts';
import { definePlaces, text } from './place.ts';
import { titled } from './titled-place.ts';

export const weeklyShoppingPlaces = definePlaces({
  path: '/services/weekly-shopping',
  page: 'Weekly shopping',
  texts: {
    title: text('heading', 'the title', 'Help with the weekly shop'),
    lead: text(
      'paragraph',
      'below the title',
      'If you cannot drive, lift or stand in a queue, the weekly shop can be too much. Ask us for a hand with it.',
    ),
    'how-title': text('heading', 'how to ask, the title', 'How to ask'),
    ...titled('ring', 'the first step', 'Ring or write', 'Tell us your name, where you live and how to reach you.'),
    ...titled(
      'answer',
      'the second step',
      'We answer',
      'We will tell you what we can do where you live, and how soon.',
    ),
    ...titled('then', 'the third step', 'You say what you need', 'The good marmalade, the right tea: just say.'),
    'know-title': text('heading', 'good to know, the title', 'Good to know'),
    'for-whom': text('fact', 'for whom', 'Seriously ill people and their households.'),
    where: text('fact', 'where', ASK),
    days: text('fact', 'days', ASK),
    cost: text('fact', 'cost', ASK),
    'how-soon': text('fact', 'how soon', ASK),
    money: text(
      'paragraphs',
      'money and safety',
      'Please ask how payment works before the first shop. Never give anyone your bank card or its number.',
    ),
    'panel-title': text('heading', 'money and safety, the title', 'Money and safety'),
    'panel-below': text(
      'paragraph',
      'money and safety, the end',
      'Not sure who is at the door? Ring us before you open it.',
    ),
  },
});
