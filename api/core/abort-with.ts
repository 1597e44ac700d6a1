/**
 * Makes a wait for one promise after the other, each only until `failed` rejects. `Promise.race` would do the same, but
 * `failed` would then hold every answer that was waited for, a whole upload, until it is settled itself.
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
