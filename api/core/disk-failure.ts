import { Failure } from './failure.ts';

const NOT_NOW = 'The server cannot read or store files at the moment. Please try again later.';

/**
 * Error codes with which a disk says that it cannot be used now: full, over quota, read-only, broken, out of handles, or a
 * folder is gone, which is also what node makes of a disk that fails to make one.
 */
const CODES = new Set(['ENOSPC', 'EDQUOT', 'EROFS', 'EIO', 'EMFILE', 'ENFILE', 'ENOENT']);

/** The error code of a failed system call, or null for any other error. */
export const systemCode = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** True for the code of a disk that cannot be used at the moment. */
export const isDiskTrouble = (code: string | null): boolean => code !== null && CODES.has(code);

/** What a person is told when the disk is full or fails. */
export const diskFailure = (): Failure => new Failure('unavailable', NOT_NOW, { retryAfter: 300 });
