import { QueryClient } from '@tanstack/react-query';

/** Also without a network: what was kept is shown, and what cannot be sent is said or kept instead of being forgotten with the page. */
const asking = { networkMode: 'always' } as const;

/** The cache of the screens: fresh for five minutes and retried once, where a query says nothing else. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { ...asking, staleTime: 5 * 60_000, retry: 1, refetchOnWindowFocus: false, retryOnMount: false },
      mutations: { ...asking, retry: false },
    },
  });
