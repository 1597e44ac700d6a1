import { definePlaces, text } from './place.ts';
import { titled } from './titled-place.ts';

export const accessibilityPlaces = definePlaces({
  path: '/accessibility',
  page: 'Accessibility',
  texts: {
    title: text('heading', 'the title', 'For tired eyes and old phones, too'),
    lead: text(
      'paragraph',
      'below the title',
      'Everybody should be able to ask for help here, and to give it. If something gets in your way, tell us, and we will help you by phone in the meantime.',
    ),
    'standing-title': text('heading', 'how it stands, the title', 'How it stands'),
    checked: text(
      'fact',
      'tested by people',
      'People who use a screen reader every day have not tested this website for us yet. If you do, we would like to hear from you.',
    ),
    'known-title': text('heading', 'what is not good yet, the title', 'What we know is not good yet'),
    known: text(
      'list',
      'what is not good yet',
      [
        'Some pictures we add may have no description. Tell us, and we will write one.',
        'The map of our shops cannot be moved. The same shops are listed beside it.',
      ].join('\n'),
    ),
    ...titled(
      'tell',
      'tell us',
      'Tell us',
      'Tell us which page, and what happened. Until it is fixed, we will help you by phone.',
    ),
    'helps-title': text('heading', 'what helps already, the title', 'What helps already'),
    helps: text(
      'list',
      'what helps already',
      [
        'Large text that grows with your browser’s setting',
        'Every form works without a mouse and without scripts',
        'What you type stays on your device, so you can rest and come back',
        'Less movement when your device asks for it',
      ].join('\n'),
    ),
  },
});
