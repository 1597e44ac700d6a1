import { supportPlaces } from '#contract/places/support.ts';
import { head } from '#contract/words/head.ts';
import { definePage } from '../define-page.ts';
import { SupportPage } from './SupportPage.tsx';

export const page = definePage({
  path: '/support',
  places: supportPlaces,
  words: ['pages', 'forms'],
  needsPageStyles: true,
  meta: { title: head.supportTitle, description: head.supportDescription },
  component: SupportPage,
});
