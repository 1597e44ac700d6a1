export interface Opening<T> {
  get(): Promise<T>;
  again(): Promise<T>;
}

export const openWithRetry = <T>(open: () => Promise<T>): Opening<T> => {
  let hasFailed = false;
  const begin = () => {
    hasFailed = false;
    const opening = open();
    opening.catch(() => {
      hasFailed = true;
    });
    return opening;
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
