import { notFoundPlaces } from '#contract/places/not-found.ts';
import { definePage } from '../define-page.ts';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Shown at every address that no page of the list has. */
export const page = definePage({
  path: '*',
  places: notFoundPlaces,
  meta: { title: 'Page not found', description: 'This page does not exist. Here is where to go instead.' },
  component: NotFoundPage,
});
