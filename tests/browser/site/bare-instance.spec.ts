import type { Page } from '@playwright/test';
import {
  type Said,
  SENTENCES,
  SPOKEN,
  strangeFigures,
  strangeLinks,
  strangeNames,
  strangePromises,
  UNSPOKEN,
} from '../../support/known-facts.ts';
import { OTHER_ANSWERS, publicPages } from '../../support/public-pages.ts';
import { NOT_FOUND_MESSAGE } from '../support/test-public-site.ts';
import { expect, test } from '../support/test-with-own-server.ts';

/** What a page of the built server says once its scripts have run. */
const read = async (page: Page, address: string): Promise<Said> => {
  await page.goto(address, { waitUntil: 'load' });
  const said = await page.evaluate(
    ({ spoken, unspoken, ofSentences }) => {
      const words = ({ textContent }: Element) => (textContent ?? '').replace(/\s+/g, ' ').trim();
      const spokenBy = (element: Element) => {
        const copy = element.cloneNode(true) as Element;
        for (const other of copy.querySelectorAll(unspoken)) other.remove();
        for (const end of copy.querySelectorAll('br')) end.replaceWith(' · ');
        return copy;
      };
      const elements = [...document.querySelectorAll(spoken)]
        .filter((element) => !element.closest(unspoken))
        .map(spokenBy)
        .filter((element) => !element.querySelector(spoken));
      const elsewhere = [...document.querySelectorAll('a[href^="http"], a[href^="mailto:"]')].filter(
        (link) => !link.closest(unspoken),
      );
      return {
        texts: [
          ...elements.map(words),
          document.title,
          document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '',
        ],
        sentences: elements.filter(({ tagName }) => ofSentences.includes(tagName)).map(words),
        links: elsewhere.map((link) => link.getAttribute('href') ?? ''),
      };
    },
    { spoken: SPOKEN, unspoken: UNSPOKEN, ofSentences: SENTENCES },
  );
  return { address, ...said };
};

test.describe('a server that was started empty', () => {
  test.use({ expectedMessages: [NOT_FOUND_MESSAGE] });

  test('says on no public page what neither settings nor specification nor law say', { tag: '@all' }, async ({
    page,
  }) => {
    // Some forty pages, one after the other.
    test.slow();
    const now = new Date();
    for (const address of [...publicPages, ...OTHER_ANSWERS]) {
      const said = await read(page, address);
      expect(said.texts.length, address).toBeGreaterThan(10);
      const strange = [strangeNames, strangeLinks, strangePromises].flatMap((find) => find(said));
      expect([...strangeFigures(said, now), ...strange], address).toEqual([]);
    }
  });
});
