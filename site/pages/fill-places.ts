import { containerTags } from '#contract/containers/containers.ts';
import { readPageContent } from '#contract/containers/public-calls.ts';
import type { Language } from '#contract/languages/languages.ts';
import type { PagePlaces } from '#contract/places/place.ts';
import type { PageAnswers } from '../client/page-answers.ts';
import { imageKey, placesReadKey, textKey } from '../client/place-keys.ts';
import type { Platform } from '../client/platform.ts';
import { send } from '../client/send.ts';

type Tagged = { tags: readonly string[] };

const byTags = <T extends Tagged>(containers: readonly T[]): ReadonlyMap<string, T> =>
  new Map(containers.map((container) => [container.tags.join(), container]));

/**
 * Puts what staff have written on a page into its answers, with one call for all places; a place without costs nothing. On
 * a page in another language an English text stands where that has none. False when it cannot be read.
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
    const [text, image] = [byTags(texts), byTags(images)];
    answers.set(placesReadKey(path), missing);
    for (const key of Object.keys(places.texts)) {
      const written = text.get(containerTags('text', path, key).join());
      if (written) answers.set(textKey(path, key), written);
    }
    for (const key of Object.keys(places.images)) {
      const pictured = image.get(containerTags('image', path, key).join());
      if (pictured) answers.set(imageKey(path, key), pictured);
    }
    return true;
  } catch {
    return false;
  }
};
