import { Failure } from '../core/failure.ts';
import { type RateLimit, type RateLimiter, rateLimitNames } from '../http/rate-limits.ts';
import type { SharedLimits } from '../http/shared-limits.ts';

type Refusals = Record<RateLimit, number>;

/** The limits of this process, and a way to watch those that it shares: counted is how often each has refused here. */
export const countRefusals = (
  limits: RateLimiter,
): {
  own: RateLimiter;
  watchShared(shared: SharedLimits): SharedLimits;
  refusals: () => Refusals;
} => {
  const refusals = Object.fromEntries(rateLimitNames.map((name) => [name, 0])) as Refusals;
  const note = (limit: RateLimit, error: unknown): never => {
    if (error instanceof Failure && error.code === 'rate_limited') refusals[limit] += 1;
    throw error;
  };
  return {
    refusals: () => refusals,
    own: {
      ...limits,
      check(limit, key) {
        try {
          limits.check(limit, key);
        } catch (error) {
          note(limit, error);
        }
      },
    },
    watchShared: (shared) => ({
      ...shared,
      use: (limit, key, options) => shared.use(limit, key, options).catch((error: unknown) => note(limit, error)),
    }),
  };
};
