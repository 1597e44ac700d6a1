import type { ReviewResult } from '#contract/review/review.ts';

/** One name to a line; empty for nobody. */
export const namesOf = (review: ReviewResult | null): string => review?.namedPeople?.names.join('\n') ?? '';

/** True if the writer has said that exactly the people named now have agreed. */
export const isPermitted = ({
  review,
  permittedNames,
}: {
  review: ReviewResult | null;
  permittedNames: string;
}): boolean => namesOf(review) !== '' && namesOf(review) === permittedNames;
