import { answers } from '#contract/words/answers.ts';
import { sentence } from '#contract/words/message.ts';
import { Failure } from './failure.ts';

const DISK_UNAVAILABLE = sentence(answers.diskUnavailable);

/**
 * Error codes of a disk that is unavailable: full, over quota, read-only, broken, out of handles, or a missing
 * folder, which Node also reports when creating one fails.
 */
const UNAVAILABLE_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'ENOENT']);

/** The error code of a failed system call, or null for any other error. */
export const systemCode = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** True for the error code of an unavailable disk. */
export const isDiskUnavailable = (code: string | null): boolean => code !== null && UNAVAILABLE_CODES.has(code);

/** The failure for a full or broken disk. */
export const diskFailure = (): Failure => new Failure('unavailable', DISK_UNAVAILABLE, { retryAfter: 300 });
