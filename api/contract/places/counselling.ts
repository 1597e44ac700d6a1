import { ASK } from './ask.ts';
import { definePlaces, text } from './place.ts';

/** What staff can replace on the page about counselling. */
export const counsellingPlaces = definePlaces({
  path: '/services/counselling',
  page: 'Counselling',
  texts: {
    'for-whom': text('fact', 'for whom', 'Seriously ill people. Ask us about families and carers, too.'),
    where: text('fact', 'where', ASK),
    cost: text('fact', 'cost', ASK),
    'how-soon': text('fact', 'how soon', ASK),
    confidentiality: text(
      'paragraphs',
      'what stays between you',
      'Please ask about confidentiality before you begin: who learns what, and where it ends. We tell you plainly.',
    ),
  },
});
