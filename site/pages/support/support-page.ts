import { supportPlaces } from '#contract/places/support.ts';
import { pages } from '#contract/words/pages.ts';
import { definePage } from '../define-page.ts';
import { SupportPage } from './SupportPage.tsx';

export const page = definePage({
  path: '/support',
  places: supportPlaces,
  words: ['pages', 'forms'],
  needsPageStyles: true,
  meta: { title: pages.supportHeadTitle, description: pages.supportHeadDescription },
  component: SupportPage,
});
