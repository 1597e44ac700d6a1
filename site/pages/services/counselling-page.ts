import { counsellingPlaces } from '#contract/places/counselling.ts';
import { definePage } from '../define-page.ts';
import { CounsellingPage } from './CounsellingPage.tsx';

export const page = definePage({
  path: counsellingPlaces.path,
  places: counsellingPlaces,
  meta: {
    title: 'Counselling support',
    description: 'Counselling support for seriously ill people: how to ask, and what is good to know before.',
  },
  component: CounsellingPage,
});
