import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Loads anew what is shown of a subject, or everything. What is only now being loaded for the first time may have been read
 * before the change, and the library lets that go on as it is: it is followed by another load.
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
