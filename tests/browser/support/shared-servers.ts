import { test as base } from '@playwright/test';
import { fillIn } from '../../support/filled-in.ts';
import { freePort } from '../../support/free-port.ts';
import { type Product, startProduct } from '../../support/product.ts';
import { makeDataDir, removeDataDir, type ServerProcess, STAFF, startServer } from '../../support/server-process.ts';
import { seedPortal } from './seed-portal.ts';
import { seedPublicSite } from './seed-public-site.ts';
import { type Account, addVolunteer, signedInState } from './session.ts';

export const VOLUNTEER = {
  email: 'declan@southeastcarefund.example',
  name: 'Declan Roche',
  password: 'a harbour of paper boats',
};

type State = Awaited<ReturnType<typeof signedInState>>;

interface SharedServers {
  /** A server with the demo's data and a volunteer. */
  desk: ServerProcess;
  states: Record<'administrator' | 'volunteer', State>;
  /** A server with published testimonials and posts; tests only read there. */
  site: ServerProcess;
  /** A server whose staff have filled in what only a charity knows; tests only read there. */
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
 * this one, also those that ask for none, as Playwright gives tests that share other things a worker of their own.
 */
export const testWithSharedServers = base.extend<object, SharedServers>({
  // biome-ignore-start lint/correctness/noEmptyPattern: Playwright wants the pattern of the fixtures that are used
  desk: [
    ({}, use) =>
      useSeeded(seedPortal, {}, async (server) => {
        await addVolunteer(server.url, VOLUNTEER);
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
