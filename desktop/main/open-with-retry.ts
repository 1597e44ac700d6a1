export interface Opening<T> {
  get(): Promise<T>;
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
