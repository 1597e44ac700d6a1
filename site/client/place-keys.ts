import type { ImageContainer, TextContainer } from '#contract/containers/containers.ts';
import type { MissingPlace } from '#contract/containers/content.ts';
import type { AnswerKey } from './page-answers.ts';

/** The places of a page without a container, once it has been read: where nothing is known of another one, nobody has written anything yet. */
export const placesReadKey = (relativeUrl: string): AnswerKey<MissingPlace[]> => ({ name: `places ${relativeUrl}` });

/** The text that stands at a place of a page, or null. */
export const textKey = (relativeUrl: string, place: string): AnswerKey<TextContainer | null> => ({
  name: `text ${relativeUrl} ${place}`,
});

/** The picture that stands at a place of a page, or null. */
export const imageKey = (relativeUrl: string, place: string): AnswerKey<ImageContainer | null> => ({
  name: `image ${relativeUrl} ${place}`,
});
