import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * A query in its first load may have read data from before the change, and the library lets it go on: it is followed by another
 * load.
 */
export const refreshQueries = (queryClient: QueryClient, of?: QueryKey): void => {
  const filters = of ? { queryKey: of } : {};
  const beingLoaded = queryClient
    .getQueryCache()
    .findAll({ ...filters, fetchStatus: 'fetching', predicate: ({ state }) => state.data === undefined });
  void queryClient.invalidateQueries(filters);
  for (const { promise, queryKey } of beingLoaded)
    promise?.then(
      () => queryClient.invalidateQueries({ queryKey, exact: true }),
      () => {}, // It failed, which its screen says.
    );
};
