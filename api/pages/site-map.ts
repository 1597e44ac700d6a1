import type { PageRenderer } from '#contract/page-renderer.ts';
import { publishedPosts } from '../blogs/list-published.ts';
import type { Deps } from '../http/deps.ts';
import { escapeText } from './document.ts';

/** Every public page and every published post, in the form of sitemaps.org. */
export const siteMap = (
  deps: Pick<Deps, 'store' | 'now' | 'policy'>,
  { pages: all }: Pick<PageRenderer, 'pages'>,
): string => {
  const entry = (path: string, changed?: string) =>
    `<url><loc>${escapeText(`${deps.policy.publicUrl}${path}`)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}</url>`;
  const pages = all.filter(({ path, isListed }) => isListed && !path.includes(':')).map(({ path }) => entry(path));
  const posts = publishedPosts(deps).map(({ slug, publishedAt, updatedAt }) =>
    entry(`/blogs/${encodeURIComponent(slug)}`, updatedAt > publishedAt ? updatedAt : publishedAt),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages,
    ...posts,
    '</urlset>',
  ].join('');
};
