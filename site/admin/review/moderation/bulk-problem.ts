import { ApiError, sentenceOf } from '../../../client/api-error.ts';

const NO_CONNECTION = 'The connection was lost.';
const FAILED = 'The server could not do this just now.';

export const problemIn = (error: unknown): string =>
  sentenceOf(error, error instanceof ApiError ? FAILED : NO_CONNECTION);

/** False for a refusal of the whole call; after any other failure some of it may be done. */
export const mayBeDone = (error: unknown): boolean => !(error instanceof ApiError) || error.status >= 500;
