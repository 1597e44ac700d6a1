import { setImmediate } from 'node:timers/promises';
import type { Context } from 'hono';
import { addressIn, isTranslatedPath, type Language, splitLanguage } from '#contract/languages/languages.ts';
import type {
  PageLocation,
  PageRenderer,
  PageSurroundings,
  RenderedPage,
  Submitted,
} from '#contract/pages/page-renderer.ts';
import { nextDue } from '../blogs/list-published.ts';
import { Failure } from '../core/failure.ts';
import type { PageText } from '../http/cache/page-texts.ts';
import type { Wanted } from '../http/cache/responses.ts';
import { type CachedResponse, createCachedResponse } from '../http/cache/variants.ts';
import type { Deps } from '../http/deps.ts';
import type { HeaderSet } from '../http/security-headers.ts';
import { pageWordsIn } from '../languages/page-words.ts';
import { isLanguageOn, languagesOn } from '../settings/languages.ts';
import type { CollectionName } from '../store/collections.ts';
import type { AssetNames } from './assets.ts';
import { blocksOf } from './blocks-of.ts';
import { publicDocument } from './html-documents.ts';
import { hasSendingKey, withSendingKey } from './sending-keys.ts';
import { SPECULATION_RULES_PATH } from './site-files.ts';

const SPECULATION = { 'speculation-rules': `"${SPECULATION_RULES_PATH}"` };
/** Pages behind a manage link are never stored, and send no referrer. */
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };
/** Keeps a form's page, with its key, only for this browser's Back. */
const KEYED = { 'cache-control': 'private, no-cache' };
const INCOMPLETE = { 'cache-control': 'no-store' };
const SHOWN: readonly CollectionName[] = [
  'testimonials',
  'textContainers',
  'imageContainers',
  'settings',
  'posts',
  'people',
];
const NOT_FOUND_KEY = 'not found';
const NO_SUCH_PAGE = 'There is no such page.';

const SEARCH_PATH = '/search';

interface Options {
  assets: () => Promise<AssetNames>;
  renderer: () => Promise<PageRenderer>;
  htmlHeaders: HeaderSet;
  fetch: PageSurroundings['fetch'];
}

export const createPublicPages = (deps: Deps, { assets, renderer, htmlHeaders, fetch }: Options) => {
  const renderParts = async (location: PageLocation, submitted?: Submitted): Promise<RenderedPage> => {
    const { renderPage } = await renderer();
    const words = await pageWordsIn(deps, location.language);
    const page = await renderPage(location, {
      fetch,
      now: deps.now(),
      publicUrl: deps.policy.publicUrl,
      languages: languagesOn(deps),
      ...(words && { words }),
      ...(submitted && { submitted }),
    });
    if (!page) throw new Failure('not_found', NO_SUCH_PAGE);
    return page;
  };

  const render = async (location: PageLocation, submitted?: Submitted) => {
    const page = await renderParts(location, submitted);
    const headers = { ...htmlHeaders, ...(page.isPrivate && PRIVATE), ...(!page.isComplete && INCOMPLETE) };
    return { page, headers, html: Buffer.from(await publicDocument(page, await assets(), deps.policy.publicUrl)) };
  };

  const make = async (location: PageLocation): Promise<CachedResponse> => {
    const { page, headers, html } = await render(location);
    const due = nextDue(deps)?.getTime() ?? Number.POSITIVE_INFINITY;
    const expiresAt = page.isComplete ? Math.min(page.expiresAt.getTime(), due) : 0;
    const hasKey = hasSendingKey(html);
    const all = { ...(hasKey && KEYED), ...headers, ...SPECULATION };
    return createCachedResponse(html, all, {
      status: page.status,
      expiresAt,
      ...(hasKey && { forEach: withSendingKey }),
    });
  };

  const keyOf = async (location: PageLocation) => {
    const { canonicalOf, notFound } = await renderer();
    return location.key === notFound.key ? `${NOT_FOUND_KEY} ${location.language ?? ''}` : canonicalOf(location);
  };

  const wantedAt = (location: PageLocation, key: string): Wanted => ({
    key,
    invalidatedBy: SHOWN,
    make: () => make(location),
  });

  const readTexts = async () => {
    const { pages, locate } = await renderer();
    const rendered: RenderedPage[] = [];
    const textOf = async (path: string, language?: Language, english?: PageText): Promise<PageText> => {
      // Others are answered before the next page is rendered.
      await setImmediate();
      const page = await renderParts(locate(addressIn(language, path), new URLSearchParams()));
      rendered.push(page);
      const { meta, settings, html } = page;
      return {
        href: addressIn(language, path),
        language,
        english,
        title: meta.title.replace(` · ${settings.organisation.name}`, ''),
        description: meta.description,
        translated: meta.translated,
        // What is not translated is found in English.
        blocks: blocksOf(html).filter((block) => !english?.blocks.includes(block)),
      };
    };
    const texts: PageText[] = [];
    for (const { path, isListed } of pages) {
      if (!isListed || path.includes(':') || path === SEARCH_PATH) continue;
      const english = await textOf(path);
      texts.push(english);
      for (const language of isTranslatedPath(path) ? languagesOn(deps) : [])
        texts.push(await textOf(path, language, english));
    }
    return { pages: texts, isComplete: rendered.every(({ isComplete }) => isComplete) };
  };
  deps.pageTexts.readFrom({ invalidatedBy: SHOWN, read: readTexts });

  return {
    async at({ req }: Context): Promise<Wanted> {
      const { locate } = await renderer();
      const location = locate(req.path, new URL(req.url).searchParams);
      if (!isLanguageOn(deps, location.language)) throw new Failure('not_found', NO_SUCH_PAGE);
      return wantedAt(location, await keyOf(location));
    },
    async notFound(path: string): Promise<Wanted> {
      const { language } = splitLanguage(path);
      const { notFound } = await renderer();
      const location = language && isLanguageOn(deps, language) ? { ...notFound, language } : notFound;
      return wantedAt(location, await keyOf(location));
    },
    async withForm(path: string, submitted: Submitted) {
      const { html, headers } = await render((await renderer()).locateForm(path), submitted);
      return { html, headers: { ...headers, 'cache-control': 'no-store' } };
    },
  };
};
