import { test as base, expect } from '@playwright/test';
import { freePort } from '../../support/free-port.ts';
import { POST } from '../../support/public-pages.ts';
import { makeDataDir, removeDataDir, type ServerProcess, startServer } from '../../support/server-process.ts';
import { watchMessages } from './console-messages.ts';
import { seedPublicSite } from './seed-public-site.ts';

interface Fixtures {
  /** Console errors and warnings that a test expects; all others fail it. */
  expectedMessages: RegExp[];
  watched: undefined;
}

interface Shared {
  /** A server with published testimonials and posts, shared by the tests of a worker: they only read. */
  site: ServerProcess;
}

/** One page of each kind. `npm test` looks at these alone where `npm test -- --all` looks at every page. */
const templates: readonly string[] = [
  '/',
  '/about/our-shops',
  '/donations?form=1',
  '/testimonials?write=1',
  '/contact',
  `/blogs/${POST.slug}`,
];

/** The tag of a test about one page. */
export const tagFor = (path: string): string[] => (templates.includes(path) ? [] : ['@all']);

/** Pages in two groups, each for a test of its own, with the tag of that test. */
export const pageGroups = (
  paths: readonly string[],
): readonly { group: string; paths: readonly string[]; tag: string[] }[] => [
  { group: 'one page of each kind', paths: paths.filter((path) => templates.includes(path)), tag: [] },
  { group: 'every other page', paths: paths.filter((path) => !templates.includes(path)), tag: ['@all'] },
];

/** The browser's own word on a page that is not there. */
export const NOT_FOUND_MESSAGE = /the server responded with a status of 404/;

/** The browser's own word on a file that is asked for without a connection, by the page or by its worker. */
export const OFFLINE_MESSAGE = /net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/;

/** A test that reads the public site. Unexpected console messages and page errors fail it. */
export const test = base.extend<Fixtures, Shared>({
  expectedMessages: [[NOT_FOUND_MESSAGE], { option: true }],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern of the fixtures that are used
    async ({}, use) => {
      const dataDir = await makeDataDir();
      await seedPublicSite(dataDir);
      const server = await startServer(dataDir, { RATE_LIMITS: 'off', PORT: await freePort() });
      await use(server);
      await server.end();
      await removeDataDir(dataDir);
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  watched: [
    async ({ context, expectedMessages, site }, use, testInfo) => {
      const judge = watchMessages(context, expectedMessages);
      await use(undefined);
      await judge(testInfo, site.output);
    },
    { auto: true },
  ],
});

export { expect };
