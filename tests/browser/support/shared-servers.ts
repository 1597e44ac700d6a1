import { test as base } from '@playwright/test';
import { fillIn } from '../../support/filled-in.ts';
import { freePort } from '../../support/free-port.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { makeDataDir, removeDataDir, type ServerProcess, STAFF, startServer } from '../../support/server-process.ts';
import { seedPortal } from './seed-portal.ts';
import { seedPublicSite } from './seed-public-site.ts';
import { type Account, addColleague, signedInState } from './session.ts';

export const VOLUNTEER = {
  email: 'declan@southeastcarefund.example',
  name: 'Declan Roche',
  password: 'a harbour of paper boats',
};

type State = Awaited<ReturnType<typeof signedInState>>;

/** Whose session a test of the portal begins with. */
export type Who = 'administrator' | 'volunteer';

interface SharedServers {
  /** A server with the demo's data and a volunteer. Tests change it: none may rely on what comes first, or on how much there is. */
  desk: ServerProcess;
  states: Record<Who, State>;
  /** A server with published testimonials and posts. Tests send forms there, but publish nothing and change no settings. */
  site: ServerProcess;
  /** A server whose staff have filled in what only a charity knows. Tests change no settings there. */
  filledSite: Product;
}

const useSeeded = async (
  seed: (dataDir: string) => Promise<unknown>,
  env: Record<string, string>,
  use: (server: ServerProcess) => Promise<void>,
) => {
  const dataDir = await makeDataDir();
  await seed(dataDir);
  const server = await startServer(dataDir, { RATE_LIMITS: 'off', ...env });
  await use(server);
  await server.end();
  await removeDataDir(dataDir);
};

/**
 * Servers that the tests of a worker share: each is started for the first test that asks for it. All browser tests build on
 * this one, also those that ask for none: Playwright starts other workers for tests whose worker fixtures differ.
 */
export const testWithSharedServers = base.extend<object, SharedServers>({
  // biome-ignore-start lint/correctness/noEmptyPattern: Playwright wants the pattern of the fixtures that are used
  desk: [
    ({}, use) =>
      useSeeded(seedPortal, {}, async (server) => {
        await addColleague(server.url, VOLUNTEER);
        await use(server);
      }),
    { scope: 'worker' },
  ],
  states: [
    async ({ desk }, use) => {
      const stateOf = (account: Account) => signedInState(desk.url, account);
      await use({ administrator: await stateOf(STAFF), volunteer: await stateOf(VOLUNTEER) });
    },
    { scope: 'worker' },
  ],
  site: [async ({}, use) => useSeeded(seedPublicSite, { PORT: await freePort() }, use), { scope: 'worker' }],
  filledSite: [
    async ({}, use) => {
      const product = await startProduct();
      await fillIn(product, await product.signIn());
      await use(product);
      await product.close();
    },
    { scope: 'worker' },
  ],
  // biome-ignore-end lint/correctness/noEmptyPattern: see above
});
