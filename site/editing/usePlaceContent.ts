import { fallbackOf, type TextPlace } from '#contract/places/place.ts';
import { useAnswer, useSettings } from '../client/PageAnswersContext.tsx';
import type { AnswerKey } from '../client/page-answers.ts';
import { placesReadKey, textKey } from '../client/place-keys.ts';

/** What staff have put at a place: null while that is nothing, undefined where it could not be read. */
export const usePlaceContent = <T>(key: AnswerKey<T | null>, relativeUrl: string): T | null | undefined => {
  const { data } = useAnswer(key);
  const { data: isRead } = useAnswer(placesReadKey(relativeUrl));
  return data === undefined && isRead ? null : data;
};

/** The words that stand at a place, for what is named after them. */
export const useWordsAt = (of: TextPlace): string => {
  const settings = useSettings();
  return usePlaceContent(textKey(of.relativeUrl, of.key), of.relativeUrl)?.content || fallbackOf(of, settings);
};
