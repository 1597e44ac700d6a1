import { expect, it } from 'vitest';
import { everyPicture, matchesWords } from '#api/media/every-picture.ts';
import { createMemoryStore } from '#api/store/memory-store.ts';
import type { StoredMedia } from '#contract/media/media.ts';

const STAFF_ID = 'p'.padEnd(22, '0');
const mediaOf = (number: number, altText: string): StoredMedia => ({
  id: `m${number}`.padEnd(22, '0'),
  picture: { id: `q${number}`.padEnd(22, '0'), width: 1200, height: 900 },
  altText,
  createdAt: `2026-03-0${number}T09:00:00.000Z`,
  createdBy: STAFF_ID,
});

const storeWith = async (...descriptions: string[]) => {
  const store = createMemoryStore();
  await store.change((draft) => {
    for (const [at, text] of descriptions.entries()) draft.media.put(mediaOf(at + 1, text));
  });
  return store;
};

it('hands out the same list until a picture, a page or a post changes', async () => {
  const store = await storeWith('An oak table', 'A pram');
  const before = everyPicture(store.data);
  expect(before.map(({ owners }) => owners.media?.altText)).toEqual(['A pram', 'An oak table']);
  expect(everyPicture(store.data)).toBe(before);
  await store.change((draft) => draft.media.put(mediaOf(3, 'A kettle')));
  expect(everyPicture(store.data)).not.toBe(before);
});

it('puts only those together anew that have changed, so that the texts of the others need not be read again', async () => {
  const store = await storeWith('An oak table', 'A pram', 'A kettle');
  const before = everyPicture(store.data);
  await store.change((draft) => draft.media.put(mediaOf(2, 'A blue pram')));
  const after = everyPicture(store.data);
  expect(after.map((one, at) => one === before[at])).toEqual([true, false, true]);
  expect(after.filter(matchesWords('blue'))).toEqual([after[1]]);
});
