import { containerTags } from '#contract/containers.ts';
import type { Language } from '#contract/languages.ts';
import type { PagePlaces } from '#contract/places/place.ts';
import { readPageContent } from '../client/containers.ts';
import type { PageAnswers } from '../client/page-answers.ts';
import { imageKey, textKey } from '../client/page-keys.ts';
import type { Platform } from '../client/platform.ts';

type Tagged = { tags: readonly string[] };

const byTags = <T extends Tagged>(containers: readonly T[]): ReadonlyMap<string, T> =>
  new Map(containers.map((container) => [container.tags.join(), container]));

/**
 * Puts what staff have written on a page into its answers, with one call for all places. On a page in another language an
 * English text stands where that has none. False when it cannot be read.
 */
export const fillPlaces = async (
  { places, language }: { places: PagePlaces | undefined; language: Language | undefined },
  platform: Platform,
  answers: PageAnswers,
): Promise<boolean> => {
  if (!places) return true;
  const { path } = places;
  try {
    const { texts, images } = await readPageContent(platform, path, language);
    const [text, image] = [byTags(texts), byTags(images)];
    for (const key of Object.keys(places.texts))
      answers.set(textKey(path, key), text.get(containerTags('text', path, key).join()) ?? null);
    for (const key of Object.keys(places.images))
      answers.set(imageKey(path, key), image.get(containerTags('image', path, key).join()) ?? null);
    return true;
  } catch {
    return false;
  }
};
