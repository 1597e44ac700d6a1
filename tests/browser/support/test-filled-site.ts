import { expect } from '@playwright/test';
import { watchedTest } from './watched-test.ts';

/** A test on a site whose staff have filled in what only a charity knows. */
export const test = watchedTest.extend({
  baseURL: async ({ filledSite }, use) => use(filledSite.server.url),
  serverOutput: async ({ filledSite }, use) => use(filledSite.server.output),
});

export { expect };
