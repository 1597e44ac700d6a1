import { QueryClient } from '@tanstack/react-query';

/** The cache of the screens: fresh for five minutes and retried once, where a query says nothing else. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 5 * 60_000, retry: 1, refetchOnWindowFocus: false, retryOnMount: false },
      mutations: { retry: false },
    },
  });
