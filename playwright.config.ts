import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findTestBrowser } from './scripts/chromium.mjs';
import { limitMs } from './scripts/test-limits.mjs';

const executablePath = await findTestBrowser();

/** Browser tests run against the built product: on servers of their own, or on those of `tests/browser/support/shared-servers.ts`. */
export default defineConfig({
  testDir: 'tests/browser',
  // More than the cores: a test waits for pages and timers as much as it computes.
  workers: Math.ceil(availableParallelism() * 1.5),
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: limitMs(60_000),
  // All cores are busy while these run; what is measured has bounds of its own.
  expect: { timeout: limitMs(10_000) },
  reporter: 'line',
  use: {
    // So that a test that waits for nothing says where.
    actionTimeout: limitMs(10_000),
    navigationTimeout: limitMs(15_000),
    launchOptions: { ...(executablePath && { executablePath }) },
    locale: 'en-IE',
    timezoneId: 'Europe/Dublin',
    // To trace every test takes much of its time: ask for it with `TRACE=on npx playwright test …`. A test file that sets this gets workers of its own.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // Folders of their own: a run empties its folder first, and what one of them found is still wanted after the next.
    { name: 'browser', testIgnore: '**/lighthouse.spec.ts', outputDir: 'test-results/browser' },
    { name: 'lighthouse', testMatch: '**/lighthouse.spec.ts', outputDir: 'test-results/lighthouse' },
  ],
});
