import { html, raw } from 'hono/html';
import { addressIn, ENGLISH, isTranslatedPath, type Language } from '#contract/languages/languages.ts';
import type { PageRenderer } from '#contract/pages/page-renderer.ts';
import { publishedPosts } from '../blogs/list-published.ts';
import { countTopics } from '../blogs/topics.ts';
import type { Deps } from '../http/deps.ts';
import { languagesOn } from '../settings/languages.ts';

export const siteMap = async (
  deps: Pick<Deps, 'store' | 'now' | 'policy'>,
  { pages }: Pick<PageRenderer, 'pages'>,
): Promise<string> => {
  const { publicUrl } = deps.policy;
  const languages = languagesOn(deps);
  const entry = (path: string, changed?: string) =>
    html`<url><loc>${publicUrl}${path}</loc>${changed ? html`<lastmod>${changed}</lastmod>` : ''}</url>`;
  const alternate = (hreflang: string, path: string) =>
    html`<xhtml:link rel="alternate" hreflang="${hreflang}" href="${publicUrl}${path}"/>`;
  const inLanguages = (path: string) => {
    const inAll: (readonly [Language | null, string])[] = [
      [null, path],
      ...languages.map((one) => [one, addressIn(one, path)] as const),
    ];
    const alternates = [
      ...inAll.map(([language, address]) => alternate(language ?? ENGLISH, address)),
      alternate('x-default', path),
    ];
    return inAll.map(([, address]) => html`<url><loc>${publicUrl}${address}</loc>${alternates}</url>`);
  };
  const listed = pages
    .filter(({ path, isListed }) => isListed && !path.includes(':'))
    .flatMap(({ path }) => (languages.length > 0 && isTranslatedPath(path) ? inLanguages(path) : [entry(path)]));
  const published = publishedPosts(deps);
  const posts = published.map(({ slug, publishedAt, updatedAt }) =>
    entry(`/blogs/${encodeURIComponent(slug)}`, updatedAt > publishedAt ? updatedAt : publishedAt),
  );
  const topics = countTopics(published).map(({ slug }) => entry(`/blogs/topics/${slug}`));
  const xhtml = languages.length > 0 ? raw(' xmlns:xhtml="http://www.w3.org/1999/xhtml"') : '';
  const document = await html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"${xhtml}>
${listed}${topics}${posts}
</urlset>`;
  return document.toString();
};
