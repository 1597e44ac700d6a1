import type { ImagePlace, TextPlace } from '#contract/places/place.ts';
import { useAnswer } from '../client/PageAnswersContext.tsx';
import { imageKey, placesReadKey, textKey } from '../client/place-keys.ts';

/** False for a container in which nobody has written yet: that one can be edited at once. */
export const useIsMissing = ({ kind, relativeUrl, key }: TextPlace | ImagePlace): boolean => {
  const known = useAnswer<unknown>((kind === 'text' ? textKey : imageKey)(relativeUrl, key)).data;
  const { data: missing } = useAnswer(placesReadKey(relativeUrl));
  if (known !== undefined) return known === null;
  return !missing || missing.some((place) => place.kind === kind && place.key === key);
};
