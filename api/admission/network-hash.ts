import { createHmac, randomBytes } from 'node:crypto';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Tells networks apart without telling which they are: a hash under a key that lives only in memory and is replaced every
 * day, so that afterwards nobody, with the data and the secret, can say whose it was.
 */
export const createNetworkHash = (now: () => Date): ((network: string) => string) => {
  let key = randomBytes(32);
  let day = Math.floor(now().getTime() / DAY_MS);
  return (network) => {
    const today = Math.floor(now().getTime() / DAY_MS);
    if (today !== day) [key, day] = [randomBytes(32), today];
    return createHmac('sha256', key).update(network).digest('base64url').slice(0, 12);
  };
};
