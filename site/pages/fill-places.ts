import { containerTags } from '#contract/containers/containers.ts';
import { readPageContent } from '#contract/containers/public-calls.ts';
import type { Language } from '#contract/languages/languages.ts';
import type { PagePlaces } from '#contract/places/place.ts';
import type { PageAnswers } from '../client/page-answers.ts';
import { imageKey, placesReadKey, textKey } from '../client/place-keys.ts';
import type { Platform } from '../client/platform.ts';
import { send } from '../client/send.ts';

type Tagged = { tags: readonly string[] };

const placed = <T extends Tagged>(
  containers: readonly T[],
  kind: 'text' | 'image',
  places: PagePlaces,
): [string, T][] => {
  const { path, more } = places;
  const before = containerTags(kind, path, '').length;
  const known = kind === 'text' ? places.texts : places.images;
  return containers
    .map((container): [string, T] => [container.tags.slice(before).join('-'), container])
    .filter(([key, { tags }]) => {
      const isPlace = Object.hasOwn(known, key) || (more !== undefined && key.startsWith(more));
      return isPlace && containerTags(kind, path, key).join() === tags.join();
    });
};

/**
 * Makes one call for all places. On a page in another language, an English text stands where a translation is missing. False if
 * it cannot be read.
 */
export const fillPlaces = async (
  { places, language }: { places: PagePlaces | undefined; language: Language | undefined },
  platform: Platform,
  answers: PageAnswers,
): Promise<boolean> => {
  if (!places) return true;
  const { path } = places;
  try {
    const { texts, images, missing } = await send(platform, readPageContent, {
      query: { relativeUrl: path, language },
    });
    answers.set(placesReadKey(path), missing);
    for (const [key, written] of placed(texts, 'text', places)) answers.set(textKey(path, key), written);
    for (const [key, pictured] of placed(images, 'image', places)) answers.set(imageKey(path, key), pictured);
    return true;
  } catch {
    return false;
  }
};
