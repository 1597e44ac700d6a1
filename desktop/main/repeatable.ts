/** Something that is opened once for all who wait for it, and once more when that failed and somebody asks again. */
export interface Repeatable<T> {
  /** What was opened, or why it failed. */
  get(): Promise<T>;
  /** Opens it again where that failed. */
  again(): Promise<T>;
}

export const repeatable = <T>(open: () => Promise<T>): Repeatable<T> => {
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
