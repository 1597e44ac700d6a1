import { expect, test, vi } from 'vitest';
import { limitMs } from '../../../scripts/test-limits.mjs';
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
import { publicPage, words } from '../../support/public-page.ts';
import { ASKED, publicPages } from '../../support/public-pages.ts';

// The first test makes every page.
vi.setConfig({ testTimeout: limitMs(60_000) });

const NOW = new Date('2026-11-24T12:00:00.000Z');

const read = async (address: string): Promise<Said> => {
  const { document, meta } = await publicPage(address, undefined, NOW);
  for (const other of document.querySelectorAll(UNSPOKEN)) other.remove();
  const elements = [...document.querySelectorAll(SPOKEN)].filter((element) => !element.querySelector(SPOKEN));
  const sentences = elements.filter(({ tagName }) => SENTENCES.includes(tagName)).map(words);
  const links = [...document.querySelectorAll('a[href^="http"], a[href^="mailto:"]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  return { address, texts: [...elements.map(words), meta.title, meta.description], sentences, links };
};

let said: Promise<Said[]> | undefined;

/** What of each page is in none of the sources, with where it stands. */
const unknown = async (find: (page: Said) => string[]): Promise<string[]> => {
  said ??= Promise.all([...publicPages, ...ASKED].map(read));
  return [...new Set((await said).flatMap((page) => find(page).map((what) => `${page.address}: ${what}`)))];
};

test('a bare instance names no figure that settings, specification or law do not', async () => {
  expect(await unknown((page) => strangeFigures(page, NOW))).toEqual([]);
});

test('it names no person, place or body that they do not', async () => {
  expect(await unknown(strangeNames)).toEqual([]);
});

test('it leads to no address that they do not', async () => {
  expect(await unknown(strangeLinks)).toEqual([]);
});

test('it promises nothing that the specification does not', async () => {
  expect(await unknown(strangePromises)).toEqual([]);
});
