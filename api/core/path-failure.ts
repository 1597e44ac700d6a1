import { dirname, sep } from 'node:path';
import { systemCode } from './disk-failure.ts';

const SYSTEM_CODE = /^E[A-Z0-9]+$/;

export const codeOfSystem = (error: unknown): string | null => {
  const code = systemCode(error);
  return code && SYSTEM_CODE.test(code) ? code : null;
};

export const isAbout = (error: unknown, path: string): boolean => {
  if (!(error instanceof Error && 'path' in error && typeof error.path === 'string')) return false;
  const [failed, named] = [error.path + sep, path + sep];
  return failed.startsWith(named) || named.startsWith(failed);
};

const ANOTHER = 'Please name another place.';
const full = (path: string) => `The disk with ${path} is full. Please free some space, or name another place.`;
const throughFile = (path: string) => `The path ${path} leads through a file as if it were a folder. ${ANOTHER}`;
const forbidden = (path: string) =>
  `The user that the portal runs as may not use ${path}. Please allow it, or name another place.`;

const sentences: Record<string, (path: string) => string> = {
  ENOENT: (path) => `There is no folder ${dirname(path)}, and it cannot be made. ${ANOTHER}`,
  ENOTDIR: throughFile,
  EEXIST: throughFile,
  EISDIR: (path) => `${path} is a folder. Please name a file.`,
  EACCES: forbidden,
  EPERM: forbidden,
  EROFS: (path) => `The disk with ${path} can only be read. ${ANOTHER}`,
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: (path) => `The disk with ${path} takes no file of this size. ${ANOTHER}`,
  ENAMETOOLONG: (path) => `The path ${path} is too long. ${ANOTHER}`,
  ELOOP: (path) => `The path ${path} leads in a circle. ${ANOTHER}`,
};

/** Returns sentences for whoever named the path; null if it is not a system error. */
export const pathFailure = (error: unknown, path: string): string | null => {
  const code = codeOfSystem(error);
  if (code === null) return null;
  return (
    sentences[code]?.(path) ?? `The disk with ${path} reports an error (${code}). Please check it, then try again.`
  );
};
