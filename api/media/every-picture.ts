import { createSearch } from '../search/text-search.ts';
import { EVERY } from '../store/collections.ts';
import type { View } from '../store/store.ts';
import { altTextOf, type Owners, ownersOf, shownPictures, updatedAt, usesInWords } from './usage.ts';

type Data = Pick<View, 'media' | 'imageContainers' | 'posts'>;

interface ShownPicture {
  owners: Owners;
  updatedAt: string;
}

type Lists = readonly (readonly unknown[])[];

interface Known {
  lists: Lists;
  shown: readonly ShownPicture[];
  each: Map<string, { lists: Lists; shown: ShownPicture }>;
}

const cached = new WeakMap<Data['media'], Known>();

const areSame = (one: Lists, other: Lists | undefined): boolean => one.every((list, at) => list === other?.[at]);

const latestFirst = (a: ShownPicture, b: ShownPicture): number => {
  if (a.updatedAt !== b.updatedAt) return a.updatedAt < b.updatedAt ? 1 : -1;
  return a.owners.picture.id < b.owners.picture.id ? -1 : 1;
};

export const everyPicture = (data: Data): readonly ShownPicture[] => {
  const { media, imageContainers, posts } = data;
  const before = cached.get(media);
  const lists = [media.list('newest', EVERY), imageContainers.list('oldest', EVERY), posts.list('newest', EVERY)];
  if (before && areSame(lists, before.lists)) return before.shown;
  const each: Known['each'] = new Map();
  for (const id of shownPictures(data)) {
    const own = [media.list('picture', id), imageContainers.list('picture', id), posts.list('picture', id)];
    const known = before?.each.get(id);
    if (known && areSame(own, known.lists)) each.set(id, known);
    else {
      const owners = ownersOf(data, id);
      if (owners) each.set(id, { lists: own, shown: { owners, updatedAt: updatedAt(owners) } });
    }
  }
  const shown = [...each.values()].map((one) => one.shown).sort(latestFirst);
  cached.set(media, { lists, shown, each });
  return shown;
};

export const matchesWords = createSearch<ShownPicture>(({ owners }) => ({
  texts: [altTextOf(owners), ...usesInWords(owners)],
}));
