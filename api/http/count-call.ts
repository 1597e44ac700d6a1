import { networksOf } from './client-address.ts';
import { networkLimits, type RateLimit, type RateLimiter } from './rate-limits.ts';

/** Counts a call of the address, and of its network where that has a limit. @throws Failure `rate_limited`. */
export const countCall = (limits: RateLimiter, limit: RateLimit, address: string): void => {
  const inNetwork = networkLimits[limit];
  const { wide } = networksOf(address);
  limits.check(limit, address);
  if (inNetwork) limits.check(inNetwork, wide);
  limits.count(limit, address);
  if (inNetwork) limits.count(inNetwork, wide);
};
