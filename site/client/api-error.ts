import * as z from 'zod/mini';
import { type Problem, problem } from '#contract/calls/problem.ts';

const readProblem = (body: string): Problem | undefined => {
  try {
    return z.safeParse(problem, JSON.parse(body)).data;
  } catch {
    return undefined;
  }
};

/** The specification's wordings: auth and container calls give the status, the others the body as well. */
export type Wording = 'status' | 'body';

/** `message` is the specification's wording; `problem` holds the server's sentence for a person. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: number;
  readonly problem: Problem | undefined;

  constructor(status: number, body: string, wording: Wording) {
    super(wording === 'status' ? `HTTP error! status: ${status}` : `HTTP ${status}: ${body}`);
    this.status = status;
    this.problem = readProblem(body);
  }
}

/** True if nothing was decided and the same call can be sent again: a session, a proxy or the server is not ready for it. */
export const isForLater = (status: number): boolean =>
  status === 401 || status === 408 || status === 429 || status >= 500;

/** True if the same call would be refused again. */
export const isFinal = (error: unknown): boolean => error instanceof ApiError && !isForLater(error.status);

export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** Also reads an error that was sent with a page and is no longer an ApiError. */
export const problemOf = (error: unknown): Problem | undefined =>
  typeof error === 'object' && error !== null && 'problem' in error
    ? z.safeParse(problem, error.problem).data
    : undefined;

export const sentenceOf = (error: unknown, otherwise: string): string => problemOf(error)?.message || otherwise;
