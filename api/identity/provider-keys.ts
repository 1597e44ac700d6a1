import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import { Failure } from '../core/failure.ts';

const FETCH_MS = 5000;
const ANSWER_MAX_BYTES = 1024 * 1024;

const CACHED_MS = 60 * 60 * 1000;
const ASK_AGAIN_MS = 30 * 1000;

const keySet = z.object({ keys: z.array(z.looseObject({ kty: z.string() })) });

type GetKey = (...key: Parameters<JWTVerifyGetKey>) => ReturnType<ReturnType<typeof createLocalJWKSet>>;

const download = async (url: string): Promise<JSONWebKeySet> => {
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(FETCH_MS) });
  if (!answer.ok) throw new Error(`The keys were answered with ${answer.status}.`);
  const text = await answer.text();
  if (text.length > ANSWER_MAX_BYTES) throw new Error('The keys are too long.');
  return z.parse(keySet, JSON.parse(text)) as JSONWebKeySet;
};

/**
 * Published keys of a provider, fetched on first use and cached for an hour.
 * @throws Failure `unavailable` when they cannot be fetched.
 */
export const createProviderKeys = (url: string, provider: string, now: () => Date): GetKey => {
  let cached: { find: ReturnType<typeof createLocalJWKSet>; at: number } | undefined;
  let underWay: Promise<void> | undefined;

  const refresh = async () => {
    try {
      cached = { find: createLocalJWKSet(await download(url)), at: now().getTime() };
    } catch {
      throw new Failure('unavailable', `${provider} cannot be reached just now. Please try again in a minute.`, {
        retryAfter: 30,
      });
    }
  };
  const refreshOnce = () => {
    underWay ??= refresh().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  /** Also true if the clock was set back to before the last fetch. */
  const olderThan = (at: number, ms: number) => Math.abs(now().getTime() - at) >= ms;

  return async (header, token) => {
    if (!cached || olderThan(cached.at, CACHED_MS)) await refreshOnce();
    const first = cached;
    if (!first) throw new errors.JWKSNoMatchingKey();
    try {
      return await first.find(header, token);
    } catch (error) {
      if (!(error instanceof errors.JWKSNoMatchingKey) || !olderThan(first.at, ASK_AGAIN_MS)) throw error;
      await refreshOnce();
      return (cached ?? first).find(header, token);
    }
  };
};
