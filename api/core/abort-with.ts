/**
 * Returns a function that awaits a promise but rejects as soon as `failed` does. `Promise.race` would keep every result, such
 * as a whole upload, in memory until `failed` settles.
 */
export const abortWith = (failed: Promise<never>): (<T>(work: Promise<T>) => Promise<T>) => {
  let failure: { reason: unknown } | null = null;
  let giveUp: ((reason: unknown) => void) | null = null;
  failed.catch((reason: unknown) => {
    failure = { reason };
    giveUp?.(reason);
  });
  return (work) =>
    new Promise((resolve, reject) => {
      giveUp = reject;
      if (failure) reject(failure.reason);
      work.then(resolve, reject);
    });
};
