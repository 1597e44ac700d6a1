import { rule } from '../words/message.ts';
import { definePlaces, text } from './place.ts';
import { titled } from './titled-place.ts';

export const whatWeTakePlaces = definePlaces({
  path: '/what-we-take',
  page: 'What we take',
  texts: {
    title: text('heading', 'the title', 'What we take, and what we cannot'),
    lead: text(
      'paragraph',
      'below the title',
      'Type what you have. If it is not on our lists, ask before you lift it.',
    ),
    'lead-unwritten': text(
      'paragraph',
      'below the title, while there are no lists',
      'If you are not sure about something, ask before you lift it.',
    ),
    'kinds-title': text('heading', 'by kind of thing, the title', 'By kind of thing'),
    'unwritten-title': text('heading', 'while there are no lists, the title', 'Not sure whether we take it?'),
    'unwritten-text': text(
      'paragraph',
      'while there are no lists',
      'Ask by phone, in writing, or at the counter of a shop.',
    ),
    'ask-title': text('heading', 'where a list is not written, the title', 'Please ask first.'),
    'ask-text': text('paragraph', 'where a list is not written', 'Tell us what you have. A photo helps.'),
    'none-text': text('paragraph', 'where half a list is empty', 'If you are not sure, please ask first.'),
    'not-listed-text': text(
      'paragraph',
      'when something is on no list',
      'That does not mean no. Ask us first, and have a photo to hand.',
    ),
    ...titled(
      'listed',
      'on the list',
      'On the list?',
      rule('Three short steps, and we will contact you within 2-3 business days.'),
    ),
  },
  images: { head: 'beside the title' },
});
