import { sentence } from '#contract/words/message.ts';
import { serverMessages } from '#contract/words/server-messages.ts';
import { Failure } from './failure.ts';

const DISK_UNAVAILABLE = sentence(serverMessages.diskUnavailable);

/**
 * A full, read-only or broken disk, one over quota or out of handles, or a missing folder, which Node also reports when
 * creating one fails.
 */
const UNAVAILABLE_CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'ENOENT']);

export const systemCode = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

export const isDiskUnavailable = (code: string | null): boolean => code !== null && UNAVAILABLE_CODES.has(code);

export const diskFailure = (): Failure => new Failure('unavailable', DISK_UNAVAILABLE, { retryAfter: 300 });
