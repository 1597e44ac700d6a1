import { createHash } from 'node:crypto';
import type { StoredTextContainer } from '#contract/containers/containers.ts';
import { fallbackOf } from '#contract/places/place.ts';
import type { Deps } from '../http/deps.ts';
import { readSettings } from '../settings/settings.ts';
import { placeOf } from '../store/index-keys.ts';
import { placesNow } from './places.ts';

type ReadDeps = Pick<Deps, 'store'>;
type English = Pick<StoredTextContainer, 'content' | 'updatedAt' | 'versions'>;

/** Just enough of a hash to see that the English words have changed since the translation. */
export const digestOf = (words: string): string => createHash('sha256').update(words).digest('base64url').slice(0, 22);

const firstWordsAt = (
  deps: ReadDeps,
  { tags, relativeUrl }: Pick<StoredTextContainer, 'tags' | 'relativeUrl'>,
): string => {
  const place = placesNow(deps.store.data).get(placeOf(tags, relativeUrl));
  return place?.kind === 'text' ? fallbackOf(place, readSettings(deps)) : '';
};

export const englishWordsAt = (deps: ReadDeps, text: Pick<StoredTextContainer, 'tags' | 'relativeUrl'>): string => {
  const [written] = deps.store.data.textContainers.list('place', placeOf(text.tags, text.relativeUrl));
  return written?.content || firstWordsAt(deps, text);
};

export const viewText = (deps: ReadDeps, container: StoredTextContainer): StoredTextContainer =>
  container.content ? container : { ...container, content: firstWordsAt(deps, container) };

const wordsThen = ({ content, updatedAt, versions }: English, time: string): string | undefined =>
  [...versions, { content, at: updatedAt }].findLast(({ at }) => at <= time)?.content;

/** Words saved again unchanged, or restored, count as the same. */
export const isBehind = (
  { englishDigest, updatedAt }: Pick<StoredTextContainer, 'englishDigest' | 'updatedAt'>,
  english: English | undefined,
  fallback: string,
): boolean => {
  const now = english?.content || fallback;
  if (englishDigest !== undefined) return englishDigest !== digestOf(now);
  // A translation from before that was kept.
  return ((english && wordsThen(english, updatedAt)) || fallback) !== now;
};
