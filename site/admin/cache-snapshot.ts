import type { QueryClient, QueryKey } from '@tanstack/react-query';

interface CacheSnapshot {
  /** What is loaded, with its keys. */
  loaded: readonly (readonly [key: QueryKey, data: unknown])[];
  /** Puts everything back as it was. */
  restore(): void;
}

/** Remembers everything that is loaded below some keys, before a change is shown that the server may refuse; what is just being loaded is given up. */
export const cacheSnapshot = async (
  queryClient: QueryClient,
  keys: readonly (readonly string[])[],
): Promise<CacheSnapshot> => {
  await Promise.all(keys.map((queryKey) => queryClient.cancelQueries({ queryKey })));
  const loaded = keys.flatMap((queryKey) => queryClient.getQueriesData({ queryKey }));
  return {
    loaded,
    restore: () => {
      for (const [key, data] of loaded) queryClient.setQueryData(key, data);
    },
  };
};
