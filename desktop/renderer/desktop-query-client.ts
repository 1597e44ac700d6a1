import type { QueryClient } from '@tanstack/react-query';
import { createQueryClient } from '#site/client/query-client.ts';

/** The query client of the screens. It asks even when the system reports no network: the main process has cached responses. */
export const createDesktopQueryClient = (): QueryClient => {
  const client = createQueryClient();
  const { queries, mutations } = client.getDefaultOptions();
  client.setDefaultOptions({
    queries: { ...queries, networkMode: 'always' },
    mutations: { ...mutations, networkMode: 'always' },
  });
  return client;
};
