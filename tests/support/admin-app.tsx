import { configure, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter } from 'react-router-dom';
import { App, adminRoutes } from '#site/admin/App.tsx';
import { createQueryClient } from '#site/client/query-client.ts';
import { createFakePlatform, type FakePlatform, type FakeRoutes } from './fake-platform.ts';
import { administrator, shellRoutes } from './staff-data.ts';

// The first look at a screen loads its chunk, which takes a while on a busy machine.
configure({ asyncUtilTimeout: 8000 });

/** The whole admin portal at an address, on a fake platform; nothing is tried twice. */
export const openPortal = (
  address: string,
  options: Parameters<typeof createFakePlatform>[0] & { platform?: FakePlatform; routes?: FakeRoutes } = {},
) => {
  const {
    platform = createFakePlatform({ user: administrator, ...options, routes: { ...shellRoutes(), ...options.routes } }),
  } = options;
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const router = createMemoryRouter(adminRoutes, { initialEntries: [address] });
  const person = userEvent.setup();
  const view = render(<App platform={platform} queryClient={queryClient} router={router} />);
  return { ...view, platform, router, person, queryClient };
};
