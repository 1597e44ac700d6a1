import { beforeEach, expect, test, vi } from 'vitest';
import { isShownSometimes } from '#api/containers/conditional-texts.ts';
import { everyPlace } from '#contract/places/every-place.ts';
import { type ImagePlace, placeName, type TextPlace } from '#contract/places/place.ts';
import { limitMs } from '../../../scripts/test-limits.mjs';
import { completeLists, fillIn } from '../../support/filled-in.ts';
import { publicPage } from '../../support/public-page.ts';
import { OTHER_ANSWERS, POST, publicPages } from '../../support/public-pages.ts';
import { addApprovedStory, addImage, addPublishedPost, addText } from '../../support/records.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';

// Every page is made in three states, with some two hundred texts and pictures of staff on them.
vi.setConfig({ testTimeout: limitMs(60_000), hookTimeout: limitMs(60_000) });

type Place = TextPlace | ImagePlace;

/** What staff have put at a place: no two are the same, and none is part of another. */
const mark = ({ kind, relativeUrl, key }: Place): string => `[${kind} ${key} on ${relativeUrl}]`;

const MARK = /\[(?:text|image) [^\]]+ on [^\]]+\]/g;

const marksOn = async (address: string, api: ScreenApi): Promise<string[]> => {
  const { document } = await publicPage(address, api);
  const alternatives = [...document.querySelectorAll('img')].map(({ alt }) => alt);
  return [document.body.textContent, ...alternatives].join('\n').match(MARK) ?? [];
};

/** A website as it comes, but for something of staff's at each of its places. */
const writtenEverywhere = async (): Promise<ScreenApi> => {
  const api = screenApi();
  for (const place of everyPlace) {
    const add = place.kind === 'text' ? addText : addImage;
    await add(api, place.relativeUrl, place.key, mark(place));
  }
  return api;
};

/** The addresses that the editing links of the list of texts lead to. */
const plain = [...new Set(everyPlace.map(({ relativeUrl }) => relativeUrl))];
/** Every other address of a page, with what is asked of it. */
const asked = [...publicPages, ...OTHER_ANSWERS].filter(
  (address) => !plain.includes(address) && !address.includes(POST.slug),
);

/** Where the marks of each state are seen: on the plain addresses, and anywhere at all. */
const seen = async (api: ScreenApi) => {
  const found = { plainly: new Set<string>(), anywhere: new Set<string>() };
  for (const address of plain) for (const one of await marksOn(address, api)) found.plainly.add(one);
  for (const address of asked) for (const one of await marksOn(address, api)) found.anywhere.add(one);
  return { plainly: found.plainly, anywhere: new Set([...found.plainly, ...found.anywhere]) };
};

/** A website as it comes, one whose staff have begun to fill it, and one on which nothing is missing. */
const inEveryState = async () => {
  const api = await writtenEverywhere();
  const bare = await seen(api);
  const as = await api.staff();
  await fillIn(api, as);
  await addApprovedStory(api);
  await addPublishedPost(api, { title: 'The dresser that went to three homes', topics: ['Our shops'] });
  const begun = await seen(api);
  await completeLists(api, as);
  return [bare, begun, await seen(api)];
};

let states: Awaited<ReturnType<typeof inEveryState>>;

beforeEach(async () => {
  states ??= await inEveryState();
});

const named = (places: readonly Place[]) => places.map(placeName);

test('every text and picture that staff can replace is seen on some page, in some state', () => {
  const missing = everyPlace.filter((place) => !states.some(({ anywhere }) => anywhere.has(mark(place))));
  expect(named(missing)).toEqual([]);
});

test('the list of what is shown in some state alone names every text that its page does not always show, and no other', () => {
  const texts = everyPlace.filter((place) => place.kind === 'text');
  const sometimes = texts.filter((place) => !states.every(({ plainly }) => plainly.has(mark(place))));
  expect(named(texts.filter(isShownSometimes))).toEqual(named(sometimes));
});
