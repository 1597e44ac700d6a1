import type { ImageContainer, TextContainer } from '#contract/containers/containers.ts';
import type { AnswerKey } from './page-answers.ts';

/** Whether what staff have put on a page has been read: what is then not known of a place is not there. */
export const placesReadKey = (relativeUrl: string): AnswerKey<true> => ({ name: `places ${relativeUrl}` });

/** The text that stands at a place of a page, or null. */
export const textKey = (relativeUrl: string, place: string): AnswerKey<TextContainer | null> => ({
  name: `text ${relativeUrl} ${place}`,
});

/** The picture that stands at a place of a page, or null. */
export const imageKey = (relativeUrl: string, place: string): AnswerKey<ImageContainer | null> => ({
  name: `image ${relativeUrl} ${place}`,
});
