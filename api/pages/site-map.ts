import { html } from 'hono/html';
import type { PageRenderer } from '#contract/page-renderer.ts';
import { publishedPosts } from '../blogs/list-published.ts';
import type { Deps } from '../http/deps.ts';

/** Every public page and every published post, in the form of sitemaps.org. */
export const siteMap = async (
  deps: Pick<Deps, 'store' | 'now' | 'policy'>,
  { pages }: Pick<PageRenderer, 'pages'>,
): Promise<string> => {
  const entry = (path: string, changed?: string) =>
    html`<url><loc>${deps.policy.publicUrl}${path}</loc>${changed ? html`<lastmod>${changed}</lastmod>` : ''}</url>`;
  const listed = pages.filter(({ path, isListed }) => isListed && !path.includes(':')).map(({ path }) => entry(path));
  const posts = publishedPosts(deps).map(({ slug, publishedAt, updatedAt }) =>
    entry(`/blogs/${encodeURIComponent(slug)}`, updatedAt > publishedAt ? updatedAt : publishedAt),
  );
  const document = await html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${listed}${posts}
</urlset>`;
  return document.toString();
};
