import { expect, test, vi } from 'vitest';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { filledSettings, mattress } from '../../support/filled-in.ts';
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
import { OTHER_ANSWERS, publicPages } from '../../support/public-pages.ts';
import { screenApi } from '../../support/screen-api.ts';

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

/** What says that something is not there, instead of not speaking of it. */
const HOLE =
  /not (on this page|set up|written|listed|known|there) yet|nothing is (listed|written)|(is|are) being (written|set up)/i;

/** What of each page is in none of the sources, with where it stands. */
const unknown = async (find: (page: Said) => string[]): Promise<string[]> => {
  said ??= Promise.all([...publicPages, ...OTHER_ANSWERS].map(read));
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

test('no page shows a hole where nothing but what the launch list needs is filled in', async () => {
  const api = screenApi();
  const as = await api.staff();
  const { giving, governance, ...needed } = filledSettings;
  await api.call('put', '/settings', { as, json: needed });
  await api.call('put', '/settings/what-we-take', { as, json: { items: [mattress] } });
  const holes = await Promise.all(
    [...publicPages, ...OTHER_ANSWERS].map(async (address) => {
      const { main, document } = await publicPage(address, api, NOW);
      for (const other of document.querySelectorAll('script, [hidden]')) other.remove();
      const found = [...main.querySelectorAll(SPOKEN)].map(words).filter((text) => HOLE.test(text));
      return [...found, ...[...main.querySelectorAll('.unset')].map(words)].map((text) => `${address}: ${text}`);
    }),
  );
  expect([...new Set(holes.flat())]).toEqual([]);
});
