import { rule } from '../words/message.ts';
import { definePlaces, text } from './place.ts';
import { titled } from './titled-place.ts';

export const contactPlaces = definePlaces({
  path: '/contact',
  page: 'Contact us',
  texts: {
    title: text('heading', 'the title', 'Somebody picks up, or writes back'),
    lead: text(
      'paragraph',
      'below the title',
      'Ring us when we are open, or leave a message here. A person reads every one.',
    ),
    ...titled(
      'help',
      'about medical costs',
      'Help with medical costs',
      rule(
        'Leave a message below, or ring us. We will tell you what happens next, and review a complete application in 3-5 business days.',
      ),
    ),
    'ready-title': text('heading', 'about medical costs, documents', 'Have these ready'),
    'ready-below': text(
      'paragraph',
      'about medical costs, below the documents',
      'Please do not send any of them by email or with this form. We will ask for them by phone or post.',
    ),
    'ways-title': text('heading', 'other ways, the title', 'Other ways'),
    'afterwards-title': text('heading', 'what happens to the message, the title', 'What happens to your message'),
    afterwards: text(
      'list',
      'what happens to the message',
      ['Our own people read it, and nobody else.', 'We answer by phone or email, whichever you gave.'].join('\n'),
    ),
  },
});
