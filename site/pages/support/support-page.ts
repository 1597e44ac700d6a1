import { supportPlaces } from '#contract/places/support.ts';
import { definePage } from '../define-page.ts';
import { SupportPage } from './SupportPage.tsx';

export const page = definePage({
  path: '/support',
  places: supportPlaces,
  words: ['pages'],
  needsPageStyles: true,
  meta: { title: 'Support us', description: 'Three ways to help: give money, give time, or donate items.' },
  component: SupportPage,
});
