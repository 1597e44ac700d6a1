import type { Language } from '#contract/languages/languages.ts';
import { fallbackOf, type TextPlace, valuesAt } from '#contract/places/place.ts';
import { useAnswer, useSettings } from '../client/PageAnswersContext.tsx';
import type { AnswerKey } from '../client/page-answers.ts';
import { placesReadKey, textKey } from '../client/place-keys.ts';
import { pageLanguage, t, wordsFor } from '../language/t.ts';

/** Null if staff have put nothing there, undefined if it could not be read. */
export const usePlaceContent = <T>(key: AnswerKey<T | null>, relativeUrl: string): T | null | undefined => {
  const { data } = useAnswer(key);
  const { data: read } = useAnswer(placesReadKey(relativeUrl));
  return data === undefined && read ? null : data;
};

/** `language` is null for English. */
export interface ReadText {
  content: string;
  language: Language | null;
}

/** Uses the language of the page only if somebody has checked the translation. */
export const useReadText = (of: TextPlace, first?: string): ReadText => {
  const written = usePlaceContent(textKey(of.relativeUrl, of.key), of.relativeUrl);
  const settings = useSettings();
  const fallback = fallbackOf(of, settings);
  const content = written?.content || first || fallback;
  if (content !== fallback) return { content, language: written?.language ?? null };
  const { message } = of;
  const language = wordsFor(message) === undefined ? null : pageLanguage().language;
  return { content: t(message, valuesAt(of, settings)), language };
};
