import { createHash } from 'node:crypto';
import type { StoredTextContainer } from '#contract/containers/containers.ts';
import { fallbackOf } from '#contract/places/place.ts';
import type { Deps } from '../http/deps.ts';
import { readSettings } from '../settings/settings.ts';
import { placeOf } from '../store/index-keys.ts';
import { placesNow } from './places.ts';

type ReadDeps = Pick<Deps, 'store'>;
type English = Pick<StoredTextContainer, 'content' | 'updatedAt' | 'versions'>;

/** What a translation keeps of the English words from which it was made: enough to see that they are others now. */
export const digestOf = (words: string): string => createHash('sha256').update(words).digest('base64url').slice(0, 22);

/** The product's own words at the place of a text; empty where it has none. */
const firstWordsAt = (
  deps: ReadDeps,
  { tags, relativeUrl }: Pick<StoredTextContainer, 'tags' | 'relativeUrl'>,
): string => {
  const place = placesNow(deps.store.data).get(placeOf(tags, relativeUrl));
  return place?.kind === 'text' ? fallbackOf(place, readSettings(deps)) : '';
};

/** The English words that visitors read at the place of a text. */
export const englishWordsAt = (deps: ReadDeps, text: Pick<StoredTextContainer, 'tags' | 'relativeUrl'>): string => {
  const [written] = deps.store.data.textContainers.list('place', placeOf(text.tags, text.relativeUrl));
  return written?.content || firstWordsAt(deps, text);
};

/** A text container for the API: one in which nobody has written yet says the product's own words. */
export const viewText = (deps: ReadDeps, container: StoredTextContainer): StoredTextContainer =>
  container.content ? container : { ...container, content: firstWordsAt(deps, container) };

/** What stood in English at a time, as far back as its versions go. */
const wordsThen = ({ content, updatedAt, versions }: English, time: string): string | undefined =>
  [...versions, { content, at: updatedAt }].findLast(({ at }) => at <= time)?.content;

/**
 * Whether the English words are others than those from which a translation was made, or last found to be right. Words that were
 * saved again as they were, or were brought back, are the same.
 */
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
