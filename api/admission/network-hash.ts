import { createHmac, randomBytes } from 'node:crypto';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The days since 1970 of a time. */
export const dayOf = (time: Date): number => Math.floor(time.getTime() / DAY_MS);

/** The key of a day; a process that has its data to itself makes one for each. */
export type DayKeys = (day: number) => Uint8Array;

const createOwnKeys = (): DayKeys => {
  let latest = { day: 0, key: randomBytes(32) };
  return (day) => {
    if (day !== latest.day) latest = { day, key: randomBytes(32) };
    return latest.key;
  };
};

/**
 * Tells networks apart without telling which they are: a hash under a key that is replaced every day and is then nowhere any
 * more, so that nobody, with the data and the secret, can say whose it was.
 */
export const createNetworkHash =
  (now: () => Date, keyOf: DayKeys = createOwnKeys()): ((network: string) => string) =>
  (network) =>
    createHmac('sha256', keyOf(dayOf(now())))
      .update(network)
      .digest('base64url')
      .slice(0, 12);
