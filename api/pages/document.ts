import type { RenderedPage } from '#contract/page-renderer.ts';
import type { AssetNames } from './assets.ts';

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Text as it may stand in HTML and XML, in attributes too. */
export const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);
const styleLinks = (files: readonly string[]) => files.map((file) => `<link rel="stylesheet" href="${file}">`).join('');
const scripts = (files: readonly string[]) =>
  files.map((file) => `<script type="module" src="${file}"></script>`).join('');

/** JSON inside a script element: nothing in it can end the element. */
const jsonText = (value: unknown) =>
  JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');

const fontLinks = (fonts: readonly string[]) =>
  fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`).join('');

const START =
  '<!doctype html><html lang="en-IE"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';
const ICONS =
  '<link rel="icon" href="/favicon.ico" sizes="32x32"><link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/apple-touch-icon.png"><link rel="manifest" href="/manifest.webmanifest">';
const SHARE_PICTURE = {
  path: '/share.png',
  alt: 'Nobody should face serious illness alone. Painted shop fronts, green fields and purple hills under a low sun, cut from paper',
};

const properties = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `<meta property="${name}" content="${escapeText(value)}">`)
    .join('');

/** What a page looks like when its address is shared. */
const sharePreview = ({ meta, settings, canonical }: RenderedPage, publicUrl: string): string => {
  const { article } = meta;
  const picture = article?.image ? { path: article.image, alt: article.imageAlt } : SHARE_PICTURE;
  return [
    properties({
      'og:title': article?.headline ?? meta.title,
      'og:description': meta.description,
      'og:type': article ? 'article' : 'website',
      'og:url': `${publicUrl}${canonical}`,
      'og:site_name': settings.organisation.name,
      'og:locale': 'en_IE',
      'og:image': `${publicUrl}${picture.path}`,
      'og:image:alt': picture.alt,
      ...(picture === SHARE_PICTURE && { 'og:image:width': '1200', 'og:image:height': '630' }),
      ...(article && { 'article:published_time': article.publishedAt }),
    }),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
};

/** The HTML document of a public page. */
export const publicDocument = (page: RenderedPage, assets: AssetNames, publicUrl: string): string => {
  const { meta } = page;
  const address = escapeText(`${publicUrl}${page.canonical}`);
  const styles = [...assets.publicStyles, ...(page.showsForm ? assets.formStyles : []), ...page.styleSheets];
  return [
    START,
    `<title>${escapeText(meta.title)}</title>`,
    `<meta name="description" content="${escapeText(meta.description)}">`,
    meta.indexed ? `<link rel="canonical" href="${address}">` : '<meta name="robots" content="noindex">',
    sharePreview(page, publicUrl),
    '<meta name="theme-color" content="#15453f">',
    ICONS,
    `<link rel="alternate" type="application/rss+xml" title="${escapeText(page.settings.organisation.name)}" href="/blogs/feed.xml">`,
    fontLinks(assets.fonts),
    styleLinks(styles),
    scripts([...assets.extraScripts, assets.loader]),
    `</head><body><div id="root">${page.html}</div>`,
    meta.indexed ? `<script type="application/ld+json">${jsonText(page.structuredData)}</script>` : '',
    `<script id="page-data" type="application/json">${jsonText(page.data)}</script>`,
    '</body></html>',
  ].join('');
};

/** The HTML document of the admin portal, which its scripts fill. */
export const adminDocument = (assets: AssetNames, name: string): string =>
  [
    START,
    `<title>Admin Portal · ${escapeText(name)}</title><meta name="robots" content="noindex">`,
    ICONS,
    fontLinks(assets.fonts),
    styleLinks(assets.admin.styles),
    scripts([...assets.extraScripts, assets.admin.script]),
    '</head><body><div id="root"></div><noscript>The admin portal needs JavaScript. Please switch it on in your browser.</noscript></body></html>',
  ].join('');
