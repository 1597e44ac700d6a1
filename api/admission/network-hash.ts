import { createHmac, randomBytes } from 'node:crypto';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Days since 1970-01-01, in UTC. */
export const dayOf = (time: Date): number => Math.floor(time.getTime() / DAY_MS);

export type DayKeys = (day: number) => Uint8Array;

const createOwnKeys = (): DayKeys => {
  let latest = { day: 0, key: randomBytes(32) };
  return (day) => {
    if (day !== latest.day) latest = { day, key: randomBytes(32) };
    return latest.key;
  };
};

/**
 * Tells networks apart by a hash whose key is replaced daily and then gone: not even the data and the secret reveal later whose
 * it was.
 */
export const createNetworkHash =
  (now: () => Date, keyOf: DayKeys = createOwnKeys()): ((network: string) => string) =>
  (network) =>
    createHmac('sha256', keyOf(dayOf(now())))
      .update(network)
      .digest('base64url')
      .slice(0, 12);
