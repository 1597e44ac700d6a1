import { networksOf } from './client-address.ts';
import type { Deps } from './deps.ts';
import { isShared, networkLimits, type RateLimit } from './rate-limits.ts';

/** Counts a call of the address, and of its network where that has a limit. @throws Failure `rate_limited`, or `unavailable`. */
export const countCall = async (
  { limits, sharedLimits }: Pick<Deps, 'limits' | 'sharedLimits'>,
  limit: RateLimit,
  address: string,
): Promise<void> => {
  if (isShared(limit)) return sharedLimits.use(limit, address);
  const inNetwork = networkLimits[limit];
  const { wide } = networksOf(address);
  limits.check(limit, address);
  if (inNetwork) limits.check(inNetwork, wide);
  limits.count(limit, address);
  if (inNetwork) limits.count(inNetwork, wide);
};
