import type { ErrorCode } from '#contract/problem.ts';

/** The one error that the server throws on purpose; `message` is shown to a person, `fields` maps a field to its message. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly fields?: Record<string, string>;
  /** Seconds after which trying again makes sense, for `rate_limited` and `unavailable`. */
  readonly retryAfter?: number;

  constructor(code: ErrorCode, message: string, more: { fields?: Record<string, string>; retryAfter?: number } = {}) {
    super(message);
    this.name = 'Failure';
    this.code = code;
    if (more.fields) this.fields = more.fields;
    if (more.retryAfter !== undefined) this.retryAfter = more.retryAfter;
  }
}
