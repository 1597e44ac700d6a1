import type { Page } from '@playwright/test';
import { type FixedPlaces, fixedAsItComes } from './fixed-places.ts';

/** Every heading, paragraph and picture that staff cannot edit, and which of the fixed parts are there. */
const unedited = (page: Page, fixedParts: readonly string[]) =>
  page.evaluate((fixed) => {
    const wordsOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const parts = fixed.filter((part) => document.querySelector(`main :is(${part})`) !== null);
    const stays = [...fixed, '.editable'].join();
    const words = [...document.querySelectorAll<HTMLElement>('main :is(h1, h2, h3, h4, p, figcaption, img)')]
      .filter((element) => !element.closest(stays))
      // A paragraph that is one link or button is its label, and labels stay.
      .filter((element) => !element.matches('p') || wordsOf(element) !== wordsOf(element.querySelector('a, button')))
      .map((element) => wordsOf(element) || element.getAttribute('src') || '');
    return { words, parts };
  }, fixedParts);

/**
 * What stands on a page without a reason, and the reasons of which nothing stands there. What is fixed on a site as it comes
 * explains it on every other, too, but need not be there.
 */
export const unexplained = async (page: Page, path: string, fixed: FixedPlaces = fixedAsItComes) => {
  const known = { ...fixedAsItComes.parts, ...fixed.parts };
  const { words, parts } = await unedited(page, Object.keys(known));
  const { pathname } = new URL(page.url());
  const [asItComes, here] = [fixedAsItComes.words[pathname] ?? {}, fixed.words[path] ?? fixed.words[pathname] ?? {}];
  return {
    path,
    withoutReason: words.filter((one) => asItComes[one] === undefined && here[one] === undefined),
    reasonsForNothing: [
      ...Object.keys(here).filter((one) => !words.includes(one)),
      ...Object.keys(fixed.parts).filter((part) => fixed.parts[part]?.on === path && !parts.includes(part)),
    ],
  };
};
