import type { RateLimiter } from '../http/rate-limits.ts';

/** Whose attempts are counted. */
interface Attempt {
  email: string;
  address: string;
}

/**
 * Tries a password within the limits of the account and the address. An attempt counts before it is made, so that a
 * hundred at once are not a hundred tries, and is given back when it was right. @throws Failure `rate_limited`.
 */
export const attemptPassword = async (
  limits: RateLimiter,
  { email, address }: Attempt,
  isRight: () => Promise<boolean>,
): Promise<boolean> => {
  limits.check('passwordPerAccount', email);
  limits.check('passwordPerAddress', address);
  limits.count('passwordPerAccount', email);
  limits.count('passwordPerAddress', address);
  const right = await isRight().catch((error: unknown) => {
    limits.giveBack('passwordPerAddress', address);
    limits.giveBack('passwordPerAccount', email);
    throw error;
  });
  if (right) {
    limits.giveBack('passwordPerAddress', address);
    limits.forget('passwordPerAccount', email);
  }
  return right;
};
