import { counsellingPlaces } from '#contract/places/counselling.ts';
import { services } from '#contract/words/services.ts';
import { definePage } from '../define-page.ts';
import { CounsellingPage } from './CounsellingPage.tsx';

export const page = definePage({
  path: counsellingPlaces.path,
  places: counsellingPlaces,
  words: ['services'],
  meta: { title: services.counsellingHere, description: services.counsellingDescription },
  component: CounsellingPage,
});
