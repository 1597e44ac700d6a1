import { containerTags, type StoredImageContainer } from '#contract/containers/containers.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { SETTINGS_ID } from '#contract/settings/stored-settings.ts';
import { describeError } from '../core/log.ts';
import type { Deps } from '../http/deps.ts';
import { placeOf } from '../store/index-keys.ts';
import type { Draft, View } from '../store/store.ts';
import { FIRST_START } from './find-container.ts';
import { placesNow } from './places.ts';

type Place = Pick<StoredImageContainer, 'tags' | 'relativeUrl'>;

const tables = { text: 'textContainers', image: 'imageContainers' } as const;

const lackingIn = (data: View | Draft) => {
  const removed = data.settings.get(SETTINGS_ID)?.removedPlaces ?? [];
  return [...placesNow(data)]
    .filter(([at, { kind }]) => data[tables[kind]].list('place', at).length === 0 && !removed.includes(at))
    .map(([, { kind, relativeUrl, key }]) => ({ kind, relativeUrl, tags: containerTags(kind, relativeUrl, key) }));
};

/**
 * Makes containers for the product's own texts and pictures unless they exist or staff have removed them. They are empty:
 * visitors read the product's words until somebody writes others.
 */
export const makeFirstContainers = async (deps: Pick<Deps, 'store' | 'now' | 'newId'>): Promise<void> => {
  if (lackingIn(deps.store.data).length === 0) return;
  await deps.store.change((draft) => {
    const now = deps.now().toISOString();
    for (const { kind, relativeUrl, tags } of lackingIn(draft)) {
      const container = {
        ...{ id: deps.newId(), tags, relativeUrl, title: '', description: '', metadata: {}, revision: 1 },
        ...{ createdAt: now, updatedAt: now, updatedBy: FIRST_START, versions: [] },
      };
      if (kind === 'text') draft.textContainers.put({ ...container, content: '', style: '' });
      else draft.imageContainers.put({ ...container, altText: '', picture: null });
    }
  });
};

/** Also makes those of each shop added later; resolves with a function that stops this. */
export const keepFirstContainers = async (deps: Pick<Deps, 'store' | 'now' | 'newId' | 'log'>): Promise<() => void> => {
  // Neither a start nor a change fails on a full disk: the next one makes what is missing.
  const make = () =>
    makeFirstContainers(deps).catch((error: unknown) => deps.log.warn('containers.not-made', describeError(error)));
  await make();
  return deps.store.subscribe((changes) => {
    if (changes.some(({ collection }) => collection === 'settings')) void make();
  });
};

/** Keeps a start from bringing a removed container back. */
export const noteRemoved = (draft: Draft, { tags, relativeUrl }: Place): void => {
  const at = placeOf(tags, relativeUrl);
  const settings = draft.settings.get(SETTINGS_ID) ?? { id: SETTINGS_ID, ...defaultSettings };
  const removed = settings.removedPlaces ?? [];
  if (placesNow(draft).has(at) && !removed.includes(at))
    draft.settings.put({ ...settings, removedPlaces: [...removed, at] });
};
