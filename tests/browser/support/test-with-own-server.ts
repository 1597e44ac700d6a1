import { expect, type Page } from '@playwright/test';
import { makeDataDirWithAccount } from '../../support/first-account.ts';
import { removeDataDir, type ServerProcess, STAFF, startServer } from '../../support/server-process.ts';
import type { Account } from './session.ts';
import { watchedTest } from './watched-test.ts';

interface Portal extends ServerProcess {
  /** Ends the server and starts it again on the same data; pages have to be loaded anew. */
  restart(signal?: NodeJS.Signals): Promise<void>;
}

interface Fixtures {
  serverEnv: Record<string, string>;
  /** The server's data: only its first account, unless a test adds to it. */
  dataDir: string;
  portal: Portal;
}

/** A test with its own server on its own data. */
export const test = watchedTest.extend<Fixtures>({
  serverEnv: [{}, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern of the fixtures that are used
  dataDir: async ({}, use) => {
    const dataDir = await makeDataDirWithAccount();
    await use(dataDir);
    await removeDataDir(dataDir);
  },
  portal: async ({ serverEnv, dataDir }, use) => {
    let server = await startServer(dataDir, serverEnv);
    const portal: Portal = {
      get url() {
        return server.url;
      },
      get pid() {
        return server.pid;
      },
      dataDir,
      output: () => server.output(),
      ended: () => server.ended(),
      end: (signal) => server.end(signal),
      async restart(signal = 'SIGTERM') {
        const { port } = new URL(server.url);
        await server.end(signal);
        server = await startServer(dataDir, { ...serverEnv, PORT: port });
      },
    };
    await use(portal);
    await server.end();
  },
  baseURL: async ({ portal }, use) => use(portal.url),
  serverOutput: async ({ portal }, use) => use(portal.output),
});

/** Signs in through the login page. */
export const signIn = async (page: Page, path = '/admin', { email, password }: Account = STAFF): Promise<void> => {
  await page.goto(path);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`**${path}`);
};

export { expect };
