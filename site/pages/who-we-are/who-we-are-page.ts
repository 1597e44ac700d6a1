import { whoWeArePlaces } from '#contract/places/who-we-are.ts';
import { definePage } from '../define-page.ts';
import { WhoWeArePage } from './WhoWeArePage.tsx';

export const page = definePage({
  path: whoWeArePlaces.path,
  places: whoWeArePlaces,
  needsPageStyles: true,
  meta: {
    title: 'Who runs us',
    description: 'Our trustees, our registered number, and where to read our accounts.',
  },
  component: WhoWeArePage,
});
