import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface CacheSnapshot {
  loaded: readonly QueryKey[];
  restore(): void;
}

/**
 * Remembers the data of matching queries before a change is shown that the server may refuse. Requests under way for them are
 * cancelled, as their answers would not show the change.
 */
export const cacheSnapshot = async (queryClient: QueryClient, keys: readonly QueryKey[]): Promise<CacheSnapshot> => {
  await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })));
  const before = keys.flatMap((queryKey) => queryClient.getQueriesData({ queryKey }));
  return {
    loaded: before.map(([key]) => key),
    restore: () => {
      for (const [key, data] of before) queryClient.setQueryData(key, data);
    },
  };
};
