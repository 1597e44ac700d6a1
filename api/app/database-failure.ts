import { systemCode } from '../core/disk-failure.ts';

/** PostgreSQL error codes for a refused sign-in, an unknown database and a missing privilege. */
const REFUSED = /^(28|3D|42501)/;

/** Leaves out the password. */
const placeOf = (url: string): string => {
  try {
    const { host, pathname } = new URL(url);
    return `${host}${pathname}`;
  } catch {
    return 'DATABASE_URL';
  }
};

export const describeDatabaseFailure = (error: unknown, url: string): unknown => {
  const code = systemCode(error);
  if (code === null || !(error instanceof Error)) return error;
  const place = placeOf(url);
  if (REFUSED.test(code)) {
    return new Error(`The database at ${place} refuses the portal: ${error.message}. Please see DATABASE_URL.`);
  }
  const isSystem = /^E[A-Z]+$/.test(code);
  return new Error(
    isSystem
      ? `The database at ${place} cannot be reached (${code}). Please see whether it is running and DATABASE_URL is right.`
      : `The database at ${place} cannot be used: ${error.message} (${code}).`,
    { cause: error },
  );
};
