import { definePlaces, text } from './place.ts';

/** What staff can replace on the page about accessibility. */
export const accessibilityPlaces = definePlaces({
  path: '/accessibility',
  page: 'Accessibility',
  texts: {
    checked: text(
      'fact',
      'tested by people',
      'People who use a screen reader every day have not tested this website for us yet. If you do, we would like to hear from you.',
    ),
    known: text(
      'list',
      'what is not good yet',
      [
        'Pictures that we add ourselves may lack a description. Tell us, and we write it.',
        'The map of our shops cannot be moved. The same shops stand beside it as a list.',
      ].join('\n'),
    ),
  },
});
