import type { Hono } from 'hono';
import { createApi } from '#api/app/create-api.ts';
import { createResponses } from '#api/http/cache/responses.ts';
import { addPages } from '#api/pages/serve-pages.ts';
import type { PageRenderer, PageSurroundings } from '#contract/pages/page-renderer.ts';
import { createPageRenderer } from '#site/entry-server.tsx';
import type { TestDeps } from './deps.ts';

const renderer = await createPageRenderer();

const assets = {
  loader: '/assets/loader.js',
  publicStyles: ['/assets/public.css'],
  languageStyles: ['/assets/languages.css'],
  formStyles: ['/assets/forms.css'],
  offerStyles: ['/assets/offer.css'],
  pageStyles: ['/assets/single-pages.css'],
  admin: { script: '/assets/admin.js', styles: [] },
  fonts: [],
  extraScripts: [],
};

export interface TestSite {
  app: Hono;
  /** Asks for an address; `from` is the client's address. */
  get(path: string, sent?: { from?: string; headers?: Record<string, string>; method?: string }): Promise<Response>;
  /** How often a page was rendered. */
  rendered(): number;
  /** Lets the calls that pages are rendered from go through this. */
  callThrough(change: (ask: PageSurroundings['fetch']) => PageSurroundings['fetch']): void;
}

/** The public site over the real API in process, everything in memory. */
export const testSite = (deps: TestDeps): TestSite => {
  const options = { trustProxy: true, documentHeaders: {} };
  const responses = createResponses(deps);
  const app = createApi(deps, responses, { ...options, version: '0.0.0-test', origins: [] });
  let rendered = 0;
  let through = (ask: PageSurroundings['fetch']) => ask;
  const counting: PageRenderer = {
    ...renderer,
    async renderPage(location, surroundings) {
      const page = await renderer.renderPage(location, { ...surroundings, fetch: through(surroundings.fetch) });
      if (page) rendered += 1;
      return page;
    },
  };
  addPages(app, deps, responses, {
    ...options,
    clientDir: import.meta.dirname,
    assets: async () => assets,
    renderer: async () => counting,
  });
  return {
    app,
    get: async (path, { from = '192.0.2.1', headers = {}, method = 'GET' } = {}) =>
      app.request(path, { method, headers: { 'x-forwarded-for': from, ...headers } }),
    rendered: () => rendered,
    callThrough: (change) => {
      through = change;
    },
  };
};
