import { useAnswer } from '../client/PageAnswersContext.tsx';
import type { AnswerKey } from '../client/page-answers.ts';
import { placesReadKey } from '../client/page-keys.ts';

/** What staff have put at a place: null while that is nothing, undefined where it could not be read. */
export const usePlaced = <T>(key: AnswerKey<T | null>, relativeUrl: string): T | null | undefined => {
  const { data } = useAnswer(key);
  const { data: isRead } = useAnswer(placesReadKey(relativeUrl));
  return data === undefined && isRead ? null : data;
};
