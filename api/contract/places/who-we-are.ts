import { definePlaces, text } from './place.ts';
import { titled } from './titled-place.ts';

export const whoWeArePlaces = definePlaces({
  path: '/who-we-are',
  page: 'Who runs us',
  texts: {
    title: text('heading', 'the title', 'The people responsible'),
    lead: text(
      'paragraph',
      'below the title',
      'Who is responsible for the money and the work, and where you can check it.',
    ),
    'organisation-title': text('heading', 'the organisation, the title', 'The organisation'),
    'spending-text': text('paragraph', 'where the money went', '100% of proceeds support our programs.'),
    'trustees-title': text('heading', 'our trustees, the title', 'Our trustees'),
    'vetting-title': text('heading', 'who comes to your door, the title', 'Who comes to your door'),
    ...titled(
      'wrong',
      'if something was not right',
      'If something was not right',
      'Tell us. It helps the next person, and it never changes how you are treated.',
    ),
    ...titled('wrong-here', 'tell somebody here', 'Tell whoever you know here', 'Ring us, or say it at the counter.'),
    'wrong-written-title': text('heading', 'complain in writing, the title', 'Or write to us'),
    ...titled(
      'wrong-regulator',
      'the regulator',
      'Or go past us',
      'The Charities Regulator takes concerns about any charity in Ireland.',
    ),
    ...titled('began', 'how it began', 'How it began', 'From a first fundraiser to four shops: our story.'),
  },
});
