import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, test as base, type ElectronApplication, expect, type Page, type TestInfo } from '@playwright/test';
import { watchMessages } from '../../browser/support/console-messages.ts';
import { STAFF } from '../../support/server-process.ts';
import { findElectron } from './electron-binary.ts';
import { recordNatives } from './natives.ts';
import { type PortalServer, startPortal } from './portal-server.ts';

export interface Running {
  app: ElectronApplication;
  page: Page;
}

export interface Desktop {
  /** Where the app keeps everything. */
  profile: string;
  start(...words: string[]): Promise<Running>;
  /** Starts the app once more, as the system does for a deep link; gives its exit code. */
  startSecond(...words: string[]): Promise<number | null>;
}

const ROOT = join(import.meta.dirname, '../../..');

/** Settings of a person who has chosen the server, and how the sign-in is kept where there is no vault. */
export const settingsFor = (url: string, keepWeakly: boolean) => ({
  servers: [{ name: 'South East Care Fund', url }],
  current: url,
  window: null,
  notices: true,
  keepWeakly,
});

/** The stand-in's way of denying pop-ups, and what Chromium says by itself of every call that was answered with an error. */
const USUAL_MESSAGES = [
  /both allow-scripts and allow-same-origin|'allow-popups' permission/,
  /^error: Failed to load resource/,
];

interface Fixtures {
  portal: PortalServer;
  desktop: Desktop;
  keepWeakly: boolean;
  knowsServer: boolean;
  /** What a test brings about on purpose; every other error or warning of the interface fails it. */
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
      await writeFile(join(profile, 'settings.json'), JSON.stringify(settingsFor(portal.gate.url, keepWeakly)));
    }
    const running = new Set<ElectronApplication>();
    const checks: ((info: TestInfo, output: () => string) => Promise<void>)[] = [];
    const common = [ROOT, `--user-data-dir=${profile}`];
    await use({
      profile,
      async start(...words) {
        const app = await _electron.launch({ args: [...common, ...words] });
        running.add(app);
        app.once('close', () => running.delete(app));
        checks.push(watchMessages(app.context(), [...USUAL_MESSAGES, ...(expectedMessages ? [expectedMessages] : [])]));
        await recordNatives(app);
        const page = await app.firstWindow();
        // However long a loaded machine takes: what a test waits for begins with the interface.
        await page.locator('#root > *').first().waitFor();
        return { app, page };
      },
      startSecond: (...words) =>
        new Promise((ended) => {
          spawn(findElectron().executable, ['--no-sandbox', ...common, ...words], { stdio: 'ignore' }).once(
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

/** Signs in with a password. */
export const signIn = async (
  page: Page,
  { email, password }: { email: string; password: string } = STAFF,
): Promise<void> => {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

export { expect };
