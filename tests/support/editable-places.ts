import { loadPage, pages } from '#site/pages/pages.ts';

/** Every place of a public page whose text or picture staff can change. Vite has to load this: the pages name pictures through it. */
export const editablePlaces = (await Promise.all(Object.keys(pages).map(loadPage))).map(({ path, places }) => ({
  path: places?.path ?? path,
  texts: Object.keys(places?.texts ?? {}),
  images: Object.keys(places?.images ?? {}),
}));

export type EditablePlaces = typeof editablePlaces;
