import { definePlaces, text } from './place.ts';
import { titled } from './titled-place.ts';

/** What staff can replace on the page about who answers for the charity. */
export const whoWeArePlaces = definePlaces({
  path: '/who-we-are',
  page: 'Who runs us',
  texts: {
    title: text('heading', 'the title', 'The people who answer for it'),
    lead: text('paragraph', 'below the title', 'Who answers for the money and the work, and where you can check it.'),
    'organisation-title': text('heading', 'the organisation, the title', 'The organisation'),
    'trustees-title': text('heading', 'our trustees, the title', 'Our trustees'),
    ...titled('began', 'how it began', 'How it began', 'From a first fundraiser to four shops: our story.'),
  },
});
