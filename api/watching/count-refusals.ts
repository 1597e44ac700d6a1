import { Failure } from '../core/failure.ts';
import { type RateLimit, type RateLimiter, rateLimitNames } from '../http/rate-limits.ts';

type Refusals = Record<RateLimit, number>;

/** A limiter that counts, for each limit, how often it has refused. */
export const countRefusals = (limits: RateLimiter): { limits: RateLimiter; refusals: () => Refusals } => {
  const refusals = Object.fromEntries(rateLimitNames.map((name) => [name, 0])) as Refusals;
  return {
    refusals: () => refusals,
    limits: {
      ...limits,
      check(limit, key) {
        try {
          limits.check(limit, key);
        } catch (error) {
          if (error instanceof Failure && error.code === 'rate_limited') refusals[limit] += 1;
          throw error;
        }
      },
    },
  };
};
