import type { Context, Hono } from 'hono';
import { addressIn, isTranslatedPath, languages, splitLanguage } from '#contract/languages/languages.ts';
import { manageLinkPaths } from '#contract/manage-link/manage-token.ts';
import { isAdminScreen } from '#contract/pages/admin-screens.ts';
import type { PageRenderer, PageSurroundings } from '#contract/pages/page-renderer.ts';
import { presentSlug } from '../blogs/list-published.ts';
import { Failure } from '../core/failure.ts';
import { describeError } from '../core/log.ts';
import type { Responses, Wanted } from '../http/cache/responses.ts';
import { createCachedResponse } from '../http/cache/variants.ts';
import { clientOf } from '../http/client.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Deps } from '../http/deps.ts';
import { type HeaderSet, NO_SOURCES_POLICY } from '../http/security-headers.ts';
import { isLanguageOn } from '../settings/languages.ts';
import { readSettings } from '../settings/settings.ts';
import { type AssetNames, createAssets } from './assets.ts';
import { handlePostedForm, postedForms } from './handle-posted-form.ts';
import { adminDocument, ERROR_DOCUMENT } from './html-documents.ts';
import type { PostedForm } from './posted-form-type.ts';
import { createPublicPages } from './public-pages.ts';
import { refusal } from './refusals.ts';
import { withSendingKey } from './sending-keys.ts';
import { knownAddresses, type SiteFile, siteFiles, styleSheet } from './site-files.ts';

const SIGN = String.raw`(?:[\s/.,;:!?'"’”»)\]>]|%(?:20|22|27|29|3e|5d|c2%bb|e2%80%9[9d]))`;
// It begins where a run of them begins, so that a long run that is not at the end is read once.
const TRAILING = new RegExp(`(?<!${SIGN})${SIGN}+$`, 'i');

const plainAddress = (address: string): string => address.toLowerCase().replace(TRAILING, '') || '/';

/** Address of the page for one typed with capitals or trailing signs, or of a post that has moved; null for any other. */
const movedAddress = (
  deps: Pick<Deps, 'store' | 'now'>,
  { locate, canonicalOf, notFound }: Pick<PageRenderer, 'locate' | 'canonicalOf' | 'notFound'>,
  address: string,
): string | null => {
  const at = (path: string) => locate(path, new URLSearchParams());
  const page = at(plainAddress(address));
  if (page.key === notFound.key || !isLanguageOn(deps, page.language)) return null;
  const { slug } = page.params;
  const present = slug === undefined ? null : presentSlug(deps, slug);
  if (slug !== undefined && present === null) return null;
  const moved = canonicalOf(present === null ? page : { ...page, path: `/blogs/${present}` });
  return moved === canonicalOf(at(address)) ? null : moved;
};

const paths: readonly string[] = Object.values(manageLinkPaths);

/**
 * English page for a manage link whose language has been switched off since, so that the link stays valid; null for any other
 * address. Browsers keep the part after the #.
 */
const englishInstead = (deps: Pick<Deps, 'store'>, address: string): string | null => {
  const { language, path } = splitLanguage(address);
  return paths.includes(path) && !isLanguageOn(deps, language) ? path : null;
};

export interface PagesOptions {
  clientDir: string;
  assets: () => Promise<AssetNames>;
  renderer: () => Promise<PageRenderer>;
  inlineStyles?: boolean;
}

const adminPage = (deps: Deps, path: string, assets: PagesOptions['assets'], headers: HeaderSet): Wanted => {
  const status = isAdminScreen(path) ? 200 : 404;
  return {
    key: `admin ${status}`,
    invalidatedBy: ['settings'],
    make: async () => {
      const { organisation } = readSettings(deps);
      return createCachedResponse(Buffer.from(await adminDocument(await assets(), organisation.name)), headers, {
        status,
      });
    },
  };
};

const siteFile = (
  deps: Deps,
  path: string,
  { type, body, invalidatedBy, expiresAt }: SiteFile,
  renderer: PagesOptions['renderer'],
): Wanted => ({
  key: path,
  invalidatedBy,
  make: async () =>
    createCachedResponse(
      Buffer.from(await body(deps, await renderer())),
      { 'content-type': type, 'cache-control': 'public, max-age=300', 'content-security-policy': NO_SOURCES_POLICY },
      { expiresAt: expiresAt?.(deps)?.getTime() ?? Number.POSITIVE_INFINITY },
    ),
});

export const addPages = (
  app: Hono,
  deps: Deps,
  responses: Responses,
  { trustProxy, documentHeaders, ...options }: PagesOptions & { trustProxy: boolean; documentHeaders: HeaderSet },
): void => {
  const htmlHeaders: HeaderSet = { 'content-type': 'text/html; charset=utf-8', ...documentHeaders };
  const { assets, renderer } = options;
  const fetch: PageSurroundings['fetch'] = async (path, init) => app.request(`/api${path}`, init);
  const pages = createPublicPages(deps, { assets, renderer, htmlHeaders, fetch });
  const files = createAssets(options.clientDir);
  const answer = (context: Context, wanted: Wanted) =>
    responses.answer(context.req.raw, clientOf(context, trustProxy), wanted);

  const guarded =
    (of: 'form' | 'page', handle: (context: Context) => Promise<Response>) =>
    async (context: Context): Promise<Response> => {
      try {
        return await handle(context);
      } catch (error) {
        const requestId = deps.newId();
        if (!(error instanceof Failure)) deps.log.error('page.failed', { requestId, ...describeError(error) });
        else if (error.code === 'rate_limited')
          return refusal(deps, error, of, { assets: await assets(), headers: htmlHeaders, path: context.req.path });
        const headers = { ...htmlHeaders, 'cache-control': 'no-store', 'x-request-id': requestId };
        return new Response(ERROR_DOCUMENT, { status: 500, headers });
      }
    };

  const fileOrPage = async (context: Context): Promise<Response> => {
    const { path, raw, url } = context.req;
    const english = englishInstead(deps, path);
    if (english) return context.redirect(english);
    const rendering = await renderer();
    if (Object.hasOwn(rendering.styleSheets, path))
      return answer(context, siteFile(deps, path, styleSheet(path), renderer));
    const file = await files.at(path);
    // Built files are few and only read: they count for nobody.
    if (file) return responses.answer(raw, null, file);
    const moved = movedAddress(deps, rendering, path);
    // Asked for each time, as an address may change back.
    if (moved) return context.body(null, 301, { location: moved + new URL(url).search, 'cache-control': 'no-cache' });
    return answer(context, await pages.at(context));
  };

  const orNotFound = async (context: Context): Promise<Response> => {
    try {
      return await fileOrPage(context);
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'not_found') throw error;
      return answer(context, await pages.notFound(context.req.path));
    }
  };

  const postedForm = (path: string, form: PostedForm) => async (context: Context) => {
    const english = englishInstead(deps, path);
    if (english) return context.redirect(english, 307);
    if (!isLanguageOn(deps, splitLanguage(path).language)) return answer(context, await pages.notFound(path));
    const address = clientAddress(context, trustProxy);
    const { submitted, status, retryAfter, file, key } = await handlePostedForm(deps, form, context.req.raw, address);
    if (file) return file;
    const rendered = () => pages.withForm(path, submitted);
    const page = await responses.inTurn(clientOf(context, trustProxy), rendered);
    const headers = new Headers(page.headers);
    if (retryAfter !== undefined) headers.set('retry-after', String(retryAfter));
    return new Response(new Uint8Array(withSendingKey(page.html, key)), { status, headers });
  };

  app.get(
    '/admin/*',
    guarded('page', (context) => answer(context, adminPage(deps, context.req.path, assets, htmlHeaders))),
  );
  for (const [path, form] of Object.entries(postedForms)) {
    const inLanguages = isTranslatedPath(path) ? languages.map((language) => addressIn(language, path)) : [];
    for (const address of [path, ...inLanguages]) app.post(address, guarded('form', postedForm(address, form)));
  }
  for (const [path, place] of Object.entries(knownAddresses)) app.get(path, (context) => context.redirect(place));
  for (const [path, made] of Object.entries(siteFiles)) {
    app.get(
      path,
      guarded('page', (context) => answer(context, siteFile(deps, path, made, renderer))),
    );
  }
  app.get('*', guarded('page', orNotFound));
};
