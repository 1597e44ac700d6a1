import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { _electron, test as base, type ElectronApplication, expect, type Page } from '@playwright/test';
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

export const test = base.extend<{ portal: PortalServer; desktop: Desktop; keepWeakly: boolean; knowsServer: boolean }>({
  keepWeakly: [true, { option: true }],
  knowsServer: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern
  portal: async ({}, use) => {
    const portal = await startPortal();
    await use(portal);
    await portal.close();
  },
  desktop: async ({ portal, keepWeakly, knowsServer }, use) => {
    const profile = await mkdtemp(join(tmpdir(), 'portal-profile-'));
    if (knowsServer) {
      await writeFile(join(profile, 'settings.json'), JSON.stringify(settingsFor(portal.gate.url, keepWeakly)));
    }
    const running = new Set<ElectronApplication>();
    const common = [ROOT, `--user-data-dir=${profile}`];
    await use({
      profile,
      async start(...words) {
        const app = await _electron.launch({ args: [...common, ...words] });
        running.add(app);
        app.once('close', () => running.delete(app));
        await recordNatives(app);
        return { app, page: await app.firstWindow() };
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
