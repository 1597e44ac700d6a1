import { ASK } from './ask.ts';
import { definePlaces, text } from './place.ts';

/** What staff can replace on the page about the weekly shop. */
export const weeklyShoppingPlaces = definePlaces({
  path: '/services/weekly-shopping',
  page: 'Weekly shopping',
  texts: {
    'for-whom': text('fact', 'for whom', 'Seriously ill people and their households.'),
    where: text('fact', 'where', ASK),
    days: text('fact', 'days', ASK),
    cost: text('fact', 'cost', ASK),
    'how-soon': text('fact', 'how soon', ASK),
    money: text(
      'paragraphs',
      'money and safety',
      'Please ask how paying goes before the first shop. Never give anybody your bank card or its number.',
    ),
  },
});
