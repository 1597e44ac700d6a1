import { QueryClient } from '@tanstack/react-query';

/**
 * Runs even without a network: stored answers are shown, and what cannot be sent is reported or stored instead of being lost
 * with the page.
 */
const asking = { networkMode: 'always' } as const;

/** Fresh for five minutes and retried once, unless a query says otherwise. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { ...asking, staleTime: 5 * 60_000, retry: 1, refetchOnWindowFocus: false, retryOnMount: false },
      mutations: { ...asking, retry: false },
    },
  });
