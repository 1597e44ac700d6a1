import type { Context, Hono } from 'hono';
import { defaultSettings } from '#contract/default-settings.ts';
import type { Platform } from '#site/client/platform.ts';
import type * as EntryServer from '#site/entry-server.tsx';
import type { Submitted } from '#site/routing/PageContext.tsx';
import { nextDue } from '../blogs/list-published.ts';
import { describeError } from '../core/log.ts';
import { cachedOrMade, createCachedResponse, toResponse } from '../http/cached-response.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Deps } from '../http/deps.ts';
import type { HeaderSet } from '../http/headers.ts';
import type { CachedResponse, ResponseCache } from '../http/response-cache.ts';
import type { CollectionName } from '../store/collections.ts';
import { type AssetNames, readAsset } from './assets.ts';
import { adminDocument, publicDocument } from './document.ts';
import { postedForms, takePostedForm } from './posted-forms.ts';
import { type SiteFile, SPECULATION_RULES_PATH, siteFiles } from './site-files.ts';
import { structuredData } from './structured-data.ts';

/** Pages say where the browser finds which of their links it may make ready. */
const SPECULATION = { 'speculation-rules': `"${SPECULATION_RULES_PATH}"` };
/** Behind a private link: nothing on the way keeps it, and no link on it says where somebody comes from. */
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
const privately = ({ key }: PageLocation) => (key === 'your-testimonial' ? PRIVATE : {});
const SHOWN: readonly CollectionName[] = [
  'testimonials',
  'textContainers',
  'imageContainers',
  'settings',
  'posts',
  'people',
];
const SORRY =
  '<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><title>Something went wrong</title></head><body><h1>Something went wrong on our side</h1><p>Please try again in a minute.</p></body></html>';

type PageLocation = ReturnType<typeof EntryServer.locate>;

export interface PagesOptions {
  clientDir: string;
  /** Asked for at each document, because in development the names change. */
  assets: () => Promise<AssetNames>;
  entry: () => Promise<Pick<typeof EntryServer, 'canonicalOf' | 'locate' | 'renderPage'>>;
  /** True in development, where hot reload puts styles into the page. */
  inlineStyles?: boolean;
}

/** The shell that pages see on the server: the API in this process, and nobody signed in. */
const serverPlatform = (api: Hono): Platform => ({
  kind: 'web',
  fetch: async (path, init) => api.request(`/api${path}`, init),
  openExternal: () => {},
  session: {
    current: () => null,
    signIn: () => Promise.reject(new Error('Nobody signs in on the server.')),
    signOut: async () => {},
    renew: async () => {},
    subscribe: () => () => {},
  },
});

/** Adds the site to the API: built files, the admin portal's document, and every public page. */
export const addPages = (
  app: Hono,
  deps: Deps,
  cache: ResponseCache,
  options: PagesOptions & { trustProxy: boolean; documentHeaders: HeaderSet },
): void => {
  const html: HeaderSet = { 'content-type': 'text/html; charset=utf-8', ...options.documentHeaders };
  const platform = serverPlatform(app);
  const files = new Map<string, CachedResponse>();

  const file = async (context: Context): Promise<Response | null> => {
    const { path } = context.req;
    const kept = files.get(path) ?? (await readAsset(options.clientDir, path));
    if (kept) files.set(path, kept);
    return kept ? toResponse(kept, context.req.raw) : null;
  };

  const make = async (location: PageLocation, submitted?: Submitted): Promise<CachedResponse> => {
    const { renderPage } = await options.entry();
    const page = await renderPage(location, { platform, now: deps.now(), ...(submitted && { submitted }) });
    const { publicUrl } = deps.policy;
    const document = publicDocument(
      page,
      await options.assets(),
      publicUrl,
      structuredData(page, publicUrl, deps.now()),
    );
    const expiresAt = Math.min(page.trueUntil.getTime(), nextDue(deps)?.getTime() ?? Number.POSITIVE_INFINITY);
    return createCachedResponse(
      Buffer.from(document),
      { ...html, ...SPECULATION, ...privately(location) },
      { status: page.status, expiresAt },
    );
  };

  const publicPage = async (context: Context): Promise<Response> => {
    const { canonicalOf, locate } = await options.entry();
    const location = locate(context.req.path, new URL(context.req.url).searchParams);
    return cachedOrMade(cache, context.req.raw, canonicalOf(location), SHOWN, () => make(location));
  };

  const siteFile =
    (path: string, { type, body, dependsOn, trueUntil }: SiteFile) =>
    (context: Context) =>
      cachedOrMade(cache, context.req.raw, path, dependsOn, async () =>
        createCachedResponse(
          Buffer.from(body(deps)),
          { 'content-type': type, 'cache-control': 'public, max-age=300' },
          { expiresAt: trueUntil?.(deps)?.getTime() ?? Number.POSITIVE_INFINITY },
        ),
      );

  const guarded = (answer: (context: Context) => Promise<Response>) => async (context: Context) => {
    try {
      return await answer(context);
    } catch (error) {
      deps.log.error('page', { ...describeError(error) });
      return new Response(SORRY, { status: 500, headers: { ...html, 'cache-control': 'no-store' } });
    }
  };

  app.get('/admin/*', async () => {
    const name = deps.store.data.settings.get('settings')?.organisation.name ?? defaultSettings.organisation.name;
    return new Response(adminDocument(await options.assets(), name), {
      headers: { ...html, 'cache-control': 'no-cache' },
    });
  });
  for (const [path, form] of Object.entries(postedForms)) {
    app.post(
      path,
      guarded(async (context) => {
        const address = clientAddress(context, options.trustProxy);
        const { submitted, status, retryAfter } = await takePostedForm(deps, form, context.req.raw, address);
        const { locate } = await options.entry();
        const location = locate(path, new URLSearchParams('form=1&write=1'));
        const answer = await make(location, submitted);
        const headers = new Headers({ ...html, ...privately(location), 'cache-control': 'no-store' });
        if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
        return new Response(new Uint8Array(answer.body), { status, headers });
      }),
    );
  }
  for (const [path, made] of Object.entries(siteFiles)) app.get(path, guarded(siteFile(path, made)));
  app.get(
    '*',
    guarded(async (context) => (await file(context)) ?? (await publicPage(context))),
  );
};
