import type { RateLimiter } from '../http/rate-limits.ts';
import type { KnownAddresses } from './known-addresses.ts';

/** Whose attempts are counted. */
interface Attempt {
  email: string;
  address: string;
}

/**
 * Tries a password within the limits of the account and the address. An attempt counts before it is made, so that many
 * at once cannot exceed the limit; a correct password does not count. Addresses from which the account has been signed in
 * to have a limit of their own, so that attackers elsewhere cannot lock the real person out.
 * @throws Failure `rate_limited`.
 */
export const attemptPassword = async (
  { limits, knownAddresses }: { limits: RateLimiter; knownAddresses: KnownAddresses },
  { email, address }: Attempt,
  isRight: () => Promise<boolean>,
): Promise<boolean> => {
  // The prefix keeps the two apart, as the e-mail address can be any text.
  const account = knownAddresses.has(email, address) ? `known ${address} ${email}` : `any ${email}`;
  limits.check('passwordPerAccount', account);
  limits.check('passwordPerAddress', address);
  limits.count('passwordPerAccount', account);
  limits.count('passwordPerAddress', address);
  const right = await isRight().catch((error: unknown) => {
    limits.giveBack('passwordPerAddress', address);
    limits.giveBack('passwordPerAccount', account);
    throw error;
  });
  if (right) {
    limits.giveBack('passwordPerAddress', address);
    limits.forget('passwordPerAccount', account);
    knownAddresses.remember(email, address);
  }
  return right;
};
