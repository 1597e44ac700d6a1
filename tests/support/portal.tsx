import { render } from '@testing-library/react';
import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { onTestFinished } from 'vitest';
import type { StoredPerson } from '#contract/people/people.ts';
import { App, adminRoutes } from '#site/admin/App.tsx';
import type { OfflineStorage } from '#site/client/outbox/offline-storage.ts';
import { createOutbox } from '#site/client/outbox/outbox.ts';
import { startSending } from '#site/client/outbox/start-sending.ts';
import { createQueryClient } from '#site/client/query-client.ts';
import { createWebPlatform } from '#site/client/web-platform.ts';
import { addPerson, PASSWORD } from './people.ts';
import { setUpPerson } from './person.ts';
import { type ScreenApi, screenApi } from './screen-api.ts';

const noStorage = () => Promise.reject(new Error('No storage.'));
/** A browser that stores nothing, as in a private window. */
export const nothingStored: OfflineStorage['entries'] = { read: noStorage, write: noStorage };

interface PortalOptions {
  api?: ScreenApi;
  /** Who is signed in: details of a new account, or an account that is there; null for nobody. An administrator by default. */
  as?: Partial<StoredPerson> | null;
  /** The routes of the portal, where a test has a screen of its own among them. */
  routes?: RouteObject[];
}

const signedInBrowser = async (api: ScreenApi, as: Partial<StoredPerson> | null) => {
  const platform = createWebPlatform();
  if (!as) return { platform, me: null };
  const me = api.deps.store.data.people.get(as.id ?? '') ?? (await addPerson(api.deps, as));
  await platform.session.signIn({ way: 'password', email: me.email, password: PASSWORD });
  return { platform, me };
};

/** Resolves when the chunk of the first screen is there, which takes a while on a busy machine. */
const loaded = (router: ReturnType<typeof createMemoryRouter>) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** The whole admin portal at an address, in a browser of its own, over the real API; nothing is tried twice. */
export const openPortal = async (
  address: string,
  { api = screenApi(), as = {}, routes = adminRoutes }: PortalOptions = {},
) => {
  const { platform, me } = await signedInBrowser(api, as);
  const queryClient = createQueryClient();
  queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } });
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  const person = setUpPerson();
  api.line.calls.length = 0;
  const outbox = createOutbox({ platform, storage: { entries: nothingStored } });
  onTestFinished(startSending({ platform, outbox }));
  const view = render(<App platform={platform} outbox={outbox} queryClient={queryClient} router={router} />);
  await loaded(router);
  return { ...view, api, line: api.line, me, platform, router, person, queryClient };
};

/** Volunteers see less of the portal than administrators. */
export const volunteer = { role: 'Volunteer', name: 'Declan Roche' } as const satisfies Partial<StoredPerson>;
