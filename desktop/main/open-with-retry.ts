/** Something that is opened once for all who wait for it, and once more when that failed and somebody asks again. */
export interface Opening<T> {
  /** What was opened, or why it failed. */
  get(): Promise<T>;
  /** Opens it again where that failed. */
  again(): Promise<T>;
}

export const openWithRetry = <T>(open: () => Promise<T>): Opening<T> => {
  let hasFailed = false;
  const begin = () => {
    hasFailed = false;
    const begun = open();
    begun.catch(() => {
      hasFailed = true;
    });
    return begun;
  };
  let current = begin();
  return {
    get: () => current,
    again() {
      if (hasFailed) current = begin();
      return current;
    },
  };
};
