import type { ErrorCode } from '#contract/calls/problem.ts';
import type { OfferedDay } from '#contract/donations/offered-day.ts';

/** The only error that the server throws on purpose; `message` is shown to people, `fields` has a message for each field. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly fields?: Record<string, string>;
  /** Seconds after which to retry, for `rate_limited` and `unavailable`. */
  readonly retryAfter?: number;
  readonly days?: OfferedDay[];

  constructor(
    code: ErrorCode,
    message: string,
    more: { fields?: Record<string, string>; retryAfter?: number; days?: OfferedDay[] } = {},
  ) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    if (more.fields) this.fields = more.fields;
    if (more.days) this.days = more.days;
    if (more.retryAfter !== undefined) this.retryAfter = more.retryAfter;
  }
}
