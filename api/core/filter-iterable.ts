export const filtered = <T>(items: Iterable<T>, test: (item: T) => boolean): T[] => {
  const found: T[] = [];
  for (const item of items) if (test(item)) found.push(item);
  return found;
};
