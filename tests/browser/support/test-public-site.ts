import { expect } from '@playwright/test';
import { POST } from '../../support/public-pages.ts';
import { watchedTest } from './watched-test.ts';

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

/** A test that reads the public site. */
export const test = watchedTest.extend({
  // A value with options, as Playwright could take a list alone for one.
  expectedMessages: [[NOT_FOUND_MESSAGE], { scope: 'test' }],
  baseURL: async ({ site }, use) => use(site.url),
  serverOutput: async ({ site }, use) => use(site.output),
});

export { expect };
