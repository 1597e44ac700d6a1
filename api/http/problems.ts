import type { ErrorCode, Problem } from '#contract/calls/problem.ts';
import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { diskFailure, isDiskUnavailable, systemCode } from '../core/disk-failure.ts';
import { Failure } from '../core/failure.ts';

export const statusOf: Record<ErrorCode, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
};

const INTERNAL = sentence(serverMessages.serverFailed);

const failureOf = (error: unknown): Failure => {
  if (error instanceof Failure) return error;
  return isDiskUnavailable(systemCode(error)) ? diskFailure() : new Failure('internal', INTERNAL);
};

/** Hides unexpected errors behind a fixed sentence that reveals nothing. */
export const problemAnswer = (error: unknown): Response => {
  const failure = failureOf(error);
  const body: Problem = { code: failure.code, message: failure.message };
  if (failure.fields) body.fields = failure.fields;
  if (failure.days) body.days = failure.days;
  const headers = new Headers({ 'content-type': 'application/json', 'cache-control': 'no-store' });
  if (failure.code === 'unauthenticated') headers.set('www-authenticate', 'Bearer');
  if (failure.retryAfter !== undefined) headers.set('retry-after', String(failure.retryAfter));
  return new Response(JSON.stringify(body), { status: statusOf[failure.code], headers });
};
