import type { ImageContainer, TextContainer } from '#contract/containers/containers.ts';
import type { MissingPlace } from '#contract/containers/content.ts';
import type { AnswerKey } from './page-answers.ts';

/**
 * Places of the page that have no container, once read: a place that is neither known nor listed has one in which nobody has
 * written yet.
 */
export const placesReadKey = (relativeUrl: string): AnswerKey<MissingPlace[]> => ({ name: `places ${relativeUrl}` });

export const textKey = (relativeUrl: string, place: string): AnswerKey<TextContainer | null> => ({
  name: `text ${relativeUrl} ${place}`,
});

export const imageKey = (relativeUrl: string, place: string): AnswerKey<ImageContainer | null> => ({
  name: `image ${relativeUrl} ${place}`,
});
