import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, test as base, type ElectronApplication, expect, type Page, type TestInfo } from '@playwright/test';
import { watchMessages } from '../../browser/support/console-messages.ts';
import { STAFF } from '../../support/server-process.ts';
import { findElectron } from './electron-binary.ts';
import { type PortalServer, startPortal } from './portal-server.ts';

interface Running {
  app: ElectronApplication;
  page: Page;
}

interface Desktop {
  /** The app's userData folder. */
  profile: string;
  /** Variables for the starts that follow: how the stand-in's system behaves. */
  environment: Record<string, string>;
  start(...args: string[]): Promise<Running>;
  /** Starts a second instance, as the system does for a deep link; resolves with its exit code. */
  startSecond(...args: string[]): Promise<number | null>;
}

const ROOT = join(import.meta.dirname, '../../..');

/** Settings with a chosen server, and whether the token may be stored weakly where there is no key store. */
const settingsFor = (url: string, keepWeakly: boolean) => ({
  servers: [{ name: 'South East Care Fund', url }],
  current: url,
  window: null,
  notices: true,
  keepWeakly,
});

/** How the stand-in denies pop-ups, and what Chromium logs for every response with an error status. */
const IGNORED_MESSAGES = [
  /both allow-scripts and allow-same-origin|'allow-popups' permission/,
  /^error: Failed to load resource/,
];

const ownEnvironment = () =>
  Object.fromEntries(Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined));

interface Fixtures {
  portal: PortalServer;
  desktop: Desktop;
  keepWeakly: boolean;
  knowsServer: boolean;
  /** Messages that a test provokes; every other error or warning in the console fails it. */
  expectedMessages: RegExp | null;
}

export const test = base.extend<Fixtures>({
  keepWeakly: [true, { option: true }],
  knowsServer: [true, { option: true }],
  expectedMessages: [null, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  portal: async ({}, use) => {
    const portal = await startPortal();
    await use(portal);
    await portal.close();
  },
  desktop: async ({ portal, keepWeakly, knowsServer, expectedMessages }, use, testInfo) => {
    const profile = await mkdtemp(join(tmpdir(), 'portal-profile-'));
    if (knowsServer) {
      await writeFile(join(profile, 'settings.json'), JSON.stringify(settingsFor(portal.proxy.url, keepWeakly)));
    }
    const running = new Set<ElectronApplication>();
    const checks: ((info: TestInfo, output: () => string) => Promise<void>)[] = [];
    const common = [ROOT, `--user-data-dir=${profile}`];
    const environment: Record<string, string> = {};
    await use({
      profile,
      environment,
      async start(...args) {
        const app = await _electron.launch({
          args: ['-r', join(import.meta.dirname, 'record-native-calls.cjs'), ...common, ...args],
          env: { ...ownEnvironment(), ...environment },
        });
        running.add(app);
        app.once('close', () => running.delete(app));
        checks.push(
          watchMessages(app.context(), [...IGNORED_MESSAGES, ...(expectedMessages ? [expectedMessages] : [])]),
        );
        const page = await app.firstWindow();
        // Timeouts of the test begin with the interface, however slowly the machine starts it.
        await page.locator('#root > *').first().waitFor();
        return { app, page };
      },
      startSecond: (...args) =>
        new Promise((ended) => {
          spawn(findElectron().executable, ['--no-sandbox', ...common, ...args], { stdio: 'ignore' }).once(
            'exit',
            ended,
          );
        }),
    });
    await Promise.all([...running].map((app) => app.close()));
    for (const check of checks) await check(testInfo, portal.output);
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  },
});

/** Signs in with a password; resolves when the server has answered, as judging a password takes its time on a busy machine. */
export const signIn = async (
  page: Page,
  { email, password }: { email: string; password: string } = STAFF,
): Promise<void> => {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const answered = page.waitForResponse(/\/api\/auth\/login$/);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await answered;
};

export { expect };
