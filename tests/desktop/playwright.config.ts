import { defineConfig } from '@playwright/test';
import { findTestBrowser } from '../../scripts/chromium.mjs';
import { limitMs } from '../../scripts/test-limits.mjs';
import { findElectron } from './support/electron-binary.ts';

const { kind, folder } = findElectron();
// Playwright finds the executable through the electron package, which reads this variable.
process.env.ELECTRON_OVERRIDE_DIST_PATH = folder;
process.env.ELECTRON_STANDIN_CHROMIUM = await findTestBrowser();

/** The built desktop app, each test with a server and a profile folder of its own. */
export default defineConfig({
  testDir: '.',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: limitMs(60_000),
  // Both cores are busy while these run; what is measured has bounds of its own.
  expect: { timeout: limitMs(10_000) },
  globalSetup: './global-setup.ts',
  outputDir: '../../test-results/desktop',
  reporter: 'line',
  use: { trace: process.env.TRACE ? 'retain-on-failure' : 'off' },
  projects: [{ name: kind }],
});
