import { test as base, expect, type Page } from '@playwright/test';
import { makeDataDir, removeDataDir, type ServerProcess, STAFF, startServer } from '../../support/server-process.ts';
import { watchMessages } from './console-messages.ts';
import { seedPortal } from './seed-portal.ts';
import { type Account, addVolunteer, signedInState } from './session.ts';

export const VOLUNTEER = {
  email: 'declan@southeastcarefund.example',
  name: 'Declan Roche',
  password: 'a harbour of paper boats',
};

type State = Awaited<ReturnType<typeof signedInState>>;

interface Shared {
  /** A server with the demo's data and a volunteer, shared by the tests of a worker. */
  desk: ServerProcess;
  states: Record<'administrator' | 'volunteer', State>;
}

interface Fixtures {
  /** Who sits at the desk; nobody when null. */
  who: keyof Shared['states'] | null;
  /** Console errors and warnings that a test expects; all others fail it. */
  expectedMessages: RegExp[];
  watched: undefined;
}

/** A test that looks at the portal. Unexpected console messages and page errors fail it. */
export const test = base.extend<Fixtures, Shared>({
  who: ['administrator', { option: true }],
  expectedMessages: [[], { option: true }],
  desk: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern of the fixtures that are used
    async ({}, use) => {
      const dataDir = await makeDataDir();
      await seedPortal(dataDir);
      const server = await startServer(dataDir, { RATE_LIMITS: 'off' });
      await addVolunteer(server.url, VOLUNTEER);
      await use(server);
      await server.end();
      await removeDataDir(dataDir);
    },
    { scope: 'worker' },
  ],
  states: [
    async ({ desk }, use) => {
      const stateOf = (account: Account) => signedInState(desk.url, account);
      await use({ administrator: await stateOf(STAFF), volunteer: await stateOf(VOLUNTEER) });
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ desk }, use) => use(desk.url),
  storageState: async ({ states, who }, use) => use(who ? states[who] : undefined),
  watched: [
    async ({ context, expectedMessages, desk }, use, testInfo) => {
      const judge = watchMessages(context, expectedMessages);
      await use(undefined);
      await judge(testInfo, desk.output);
    },
    { auto: true },
  ],
});

/** Waits until a screen has its title and nothing on it is still being loaded. */
export const waitUntilLoaded = async (page: Page): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"], .skels')).toHaveCount(0);
};

/**
 * Opens a screen as a link of the portal does, and waits until it is there. To load the whole page anew for each screen
 * takes most of the time of a walk through all of them: that is done for the first, and for another state of the same one.
 */
export const walkTo = async (page: Page, path: string): Promise<void> => {
  const title = await page.$('h1');
  const { pathname } = new URL(page.url());
  if (title && pathname.startsWith('/admin') && pathname !== path.split('?')[0]) {
    await page.evaluate((address) => {
      // As the router numbers its entries, so that whoever has words to lose is asked.
      history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1 }, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    }, path);
    await page.waitForFunction((heading) => !heading.isConnected, title);
  } else {
    await page.goto(path);
  }
  await waitUntilLoaded(page);
};

export { expect };
