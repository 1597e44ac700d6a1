import { notFoundPlaces } from '#contract/places/not-found.ts';
import { notFound } from '#contract/words/not-found.ts';
import { definePage } from '../define-page.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

export const page = definePage({
  path: '*',
  places: notFoundPlaces,
  words: ['notFound'],
  meta: { title: notFound.title, description: notFound.description },
  component: NotFoundPage,
});
