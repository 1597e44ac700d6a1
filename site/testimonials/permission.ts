import type { ReviewResult } from '#contract/review/review.ts';

/** Those whom a text names, one to a line; empty for nobody. */
export const namesOf = (review: ReviewResult | null): string => review?.namedPeople?.names.join('\n') ?? '';

/** True when the writer has said that exactly those who are named now have agreed. */
export const isPermitted = ({
  review,
  permittedNames,
}: {
  review: ReviewResult | null;
  permittedNames: string;
}): boolean => namesOf(review) !== '' && namesOf(review) === permittedNames;
