import { ASK } from './ask.ts';
import { definePlaces, text } from './place.ts';
import { titled } from './titled-place.ts';

export const counsellingPlaces = definePlaces({
  path: '/services/counselling',
  page: 'Counselling',
  texts: {
    title: text('heading', 'the title', 'A quiet hour, and somebody to talk to'),
    lead: text('paragraph', 'below the title', 'Counselling support, when illness is a lot to carry.'),
    'how-title': text('heading', 'how to ask, the title', 'How to ask'),
    ...titled(
      'ring',
      'the first step',
      'Ring or write',
      'All we need is your name and how to reach you. You do not have to explain.',
    ),
    ...titled('answer', 'the second step', 'We answer', 'We will tell you how it works, and how soon it can start.'),
    ...titled('then', 'the third step', 'You decide', 'Nothing starts until you are ready.'),
    'know-title': text('heading', 'good to know, the title', 'Good to know'),
    'for-whom': text('fact', 'for whom', 'People who are seriously ill. Ask us about families and carers as well.'),
    where: text('fact', 'where', ASK),
    cost: text('fact', 'cost', ASK),
    'how-soon': text('fact', 'how soon', ASK),
    confidentiality: text(
      'paragraphs',
      'what stays between you',
      'Please ask about confidentiality before you start: what stays private, and when it cannot. We will give you a straight answer.',
    ),
    'panel-title': text('heading', 'what stays between you, the title', 'What stays between you'),
    'panel-below': text(
      'paragraph',
      'what stays between you, the end',
      'What you write to us is read by our own people only, and is never published.',
    ),
  },
});
