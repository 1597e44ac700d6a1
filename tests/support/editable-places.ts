import { loadPage, pages } from '#site/pages/pages.ts';

/** Every place of a public page whose text or picture staff can change. Vite has to load this: the pages name pictures through it. */
export const editablePlaces = (await Promise.all(Object.keys(pages).map(loadPage))).map(
  ({ path, texts = [], images = [] }) => ({ path, texts, images }),
);

export type EditablePlaces = typeof editablePlaces;
