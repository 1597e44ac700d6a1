import type { Context, Hono } from 'hono';
import type { PageLocation, PageRenderer, PageSurroundings, RenderedPage, Submitted } from '#contract/page-renderer.ts';
import { nextDue } from '../blogs/list-published.ts';
import { describeError } from '../core/log.ts';
import type { CachedResponse, ResponseCache } from '../http/cache/cache.ts';
import { cachedOrMade, createCachedResponse, toResponse } from '../http/cache/variants.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Deps } from '../http/deps.ts';
import type { HeaderSet } from '../http/headers.ts';
import { readSettings } from '../settings/settings.ts';
import type { CollectionName } from '../store/collections.ts';
import { type AssetNames, readAsset } from './assets.ts';
import { adminDocument, ERROR_DOCUMENT, publicDocument } from './document.ts';
import { handlePostedForm, postedForms } from './handle-posted-form.ts';
import { type SiteFile, SPECULATION_RULES_PATH, siteFiles, styleSheet } from './site-files.ts';

/** Pages name the file with the rules by which the browser may render linked pages ahead. */
const SPECULATION = { 'speculation-rules': `"${SPECULATION_RULES_PATH}"` };
/** Headers of a page behind a manage link: no cache stores it, and its links send no referrer. */
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
const cachingOf = ({ isPrivate }: RenderedPage) => (isPrivate ? PRIVATE : {});
/** The collections that pages show. */
const SHOWN: readonly CollectionName[] = [
  'testimonials',
  'textContainers',
  'imageContainers',
  'settings',
  'posts',
  'people',
];

export interface PagesOptions {
  clientDir: string;
  /** Called for each document, because in development the names change. */
  assets: () => Promise<AssetNames>;
  renderer: () => Promise<PageRenderer>;
  /** True in development, where hot reload puts styles into the page. */
  inlineStyles?: boolean;
}

/** Adds the site to the API: built files, the admin portal's document, and every public page. */
export const addPages = (
  app: Hono,
  deps: Deps,
  cache: ResponseCache,
  options: PagesOptions & { trustProxy: boolean; documentHeaders: HeaderSet },
): void => {
  const htmlHeaders: HeaderSet = { 'content-type': 'text/html; charset=utf-8', ...options.documentHeaders };
  /** Pages are rendered from the API in this process. */
  const fetch: PageSurroundings['fetch'] = async (path, init) => app.request(`/api${path}`, init);
  const files = new Map<string, CachedResponse>();

  const file = async (context: Context): Promise<Response | null> => {
    const { path } = context.req;
    const found = files.get(path) ?? (await readAsset(options.clientDir, path));
    if (found) files.set(path, found);
    return found ? toResponse(found, context.req.raw) : null;
  };

  const render = async (location: PageLocation, submitted?: Submitted) => {
    const { renderPage } = await options.renderer();
    const { publicUrl } = deps.policy;
    const page = await renderPage(location, { fetch, now: deps.now(), publicUrl, ...(submitted && { submitted }) });
    return { page, html: Buffer.from(await publicDocument(page, await options.assets(), publicUrl)) };
  };

  const make = async (location: PageLocation): Promise<CachedResponse> => {
    const { page, html } = await render(location);
    const expiresAt = Math.min(page.expiresAt.getTime(), nextDue(deps)?.getTime() ?? Number.POSITIVE_INFINITY);
    return createCachedResponse(
      html,
      { ...htmlHeaders, ...SPECULATION, ...cachingOf(page) },
      { status: page.status, expiresAt },
    );
  };

  const siteFile = (context: Context, path: string, { type, body, invalidatedBy, expiresAt }: SiteFile) =>
    cachedOrMade(cache, context.req.raw, path, invalidatedBy, async () =>
      createCachedResponse(
        Buffer.from(await body(deps, await options.renderer())),
        { 'content-type': type, 'cache-control': 'public, max-age=300' },
        { expiresAt: expiresAt?.(deps)?.getTime() ?? Number.POSITIVE_INFINITY },
      ),
    );

  const publicPage = async (context: Context): Promise<Response> => {
    const { canonicalOf, locate, styleSheets } = await options.renderer();
    const { path } = context.req;
    if (Object.hasOwn(styleSheets, path)) return siteFile(context, path, styleSheet(path));
    const location = locate(path, new URL(context.req.url).searchParams);
    return cachedOrMade(cache, context.req.raw, canonicalOf(location), SHOWN, () => make(location));
  };

  const guarded = (answer: (context: Context) => Promise<Response>) => async (context: Context) => {
    try {
      return await answer(context);
    } catch (error) {
      deps.log.error('page.failed', { ...describeError(error) });
      return new Response(ERROR_DOCUMENT, { status: 500, headers: { ...htmlHeaders, 'cache-control': 'no-store' } });
    }
  };

  app.get('/admin/*', async () => {
    const { organisation } = readSettings(deps);
    return new Response(await adminDocument(await options.assets(), organisation.name), {
      headers: { ...htmlHeaders, 'cache-control': 'no-cache' },
    });
  });
  for (const [path, form] of Object.entries(postedForms)) {
    app.post(
      path,
      guarded(async (context) => {
        const address = clientAddress(context, options.trustProxy);
        const { submitted, status, retryAfter } = await handlePostedForm(deps, form, context.req.raw, address);
        const { locateForm } = await options.renderer();
        const { page, html } = await render(locateForm(path), submitted);
        const headers = new Headers({ ...htmlHeaders, ...cachingOf(page), 'cache-control': 'no-store' });
        if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
        return new Response(html, { status, headers });
      }),
    );
  }
  for (const [path, made] of Object.entries(siteFiles)) {
    app.get(
      path,
      guarded((context) => siteFile(context, path, made)),
    );
  }
  app.get(
    '*',
    guarded(async (context) => (await file(context)) ?? (await publicPage(context))),
  );
};
