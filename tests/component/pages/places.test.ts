import { expect, it } from 'vitest';
import { pagesWithPlaces } from '#contract/places/every-place.ts';
import { loadPage, pages } from '#site/pages/pages.ts';

it('the list of staff has the places of every page, and no others', async () => {
  const shown = (await Promise.all(Object.keys(pages).map(loadPage))).flatMap(({ places }) => places ?? []);
  expect(new Set(shown)).toEqual(new Set(pagesWithPlaces));
  expect(shown.every(({ path }) => pagesWithPlaces.some((listed) => listed.path === path))).toBe(true);
});
