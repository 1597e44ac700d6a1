import { html, raw } from 'hono/html';
import { ENGLISH, type Language } from '#contract/languages/languages.ts';
import type { RenderedPage } from '#contract/pages/page-renderer.ts';
import type { AssetNames } from './assets.ts';

const stylesheets = (files: readonly string[]) => files.map((file) => html`<link rel="stylesheet" href="${file}">`);
const scripts = (files: readonly string[]) => files.map((file) => html`<script type="module" src="${file}"></script>`);
const fonts = (files: readonly string[]) =>
  files.map((file) => html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${file}">`);

const bannerStyles = ({ banner }: AssetNames) => (banner ? stylesheets([banner.style]) : '');
const bannerText = ({ banner }: AssetNames) =>
  banner ? html`<aside class="demo" aria-label="Demo"><p>${banner.sentence}</p></aside>` : '';

/** JSON for a script element, which it cannot close. */
const json = (value: unknown) =>
  raw(
    JSON.stringify(value)
      .replace(/</g, '\\u003c')
      .replace(/\u2028/g, '\\u2028')
      .replace(/\u2029/g, '\\u2029'),
  );

const BASICS = html`<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="/icon.svg" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">
<link rel="manifest" href="/manifest.webmanifest">`;

const SHARE_PICTURE = {
  path: '/share.png',
  alt: 'Nobody should face serious illness alone',
};

const scene = (name: string, alt: string) => ({ path: `/share-${name}.jpg`, alt });
const THINGS = scene('donate', 'A box of good things, handed from one to another');
const NEIGHBOURS = scene('about', 'Neighbours side by side before the rising sun');

const scenes: Readonly<Record<string, typeof SHARE_PICTURE>> = {
  about: NEIGHBOURS,
  services: NEIGHBOURS,
  'who-we-are': NEIGHBOURS,
  'hospital-transport': scene('transport', 'A car on its way to a hospital'),
  counselling: scene('counselling', 'Two armchairs at a window, and tea'),
  'weekly-shopping': scene('shopping', 'Shopping at a front door'),
  'our-shops': scene('shops', 'Our shops side by side, and a van before them'),
  testimonials: scene('testimonials', 'Letters on their way into a letterbox'),
  donations: THINGS,
  'what-we-take': THINGS,
  support: scene('giving', 'Two hands that hold the sun'),
  contact: scene('contact', 'A telephone, a letter and two cups of tea'),
};

const LOCALES: Record<Language, string> = { ga: 'ga_IE', pl: 'pl_PL', uk: 'uk_UA' };

const sharePreview = ({ key, meta, settings, canonical, language }: RenderedPage, publicUrl: string) => {
  const { article } = meta;
  const own = article?.image ? { path: article.image, alt: article.imageAlt } : null;
  const picture = own ?? scenes[key] ?? SHARE_PICTURE;
  const properties = {
    'og:title': article?.headline ?? meta.title,
    'og:description': meta.description,
    'og:type': article ? 'article' : 'website',
    'og:url': `${publicUrl}${canonical}`,
    'og:site_name': settings.organisation.name,
    'og:locale': language ? LOCALES[language] : 'en_IE',
    'og:image': `${publicUrl}${picture.path}`,
    'og:image:alt': picture.alt,
    ...(!own && { 'og:image:width': '1200', 'og:image:height': '630' }),
    ...(article && { 'article:published_time': article.publishedAt }),
  };
  return html`${Object.entries(properties).map(
    ([name, value]) => html`<meta property="${name}" content="${value}">`,
  )}<meta name="twitter:card" content="summary_large_image">`;
};

const alternates = ({ alternates: all }: RenderedPage, publicUrl: string) =>
  all.map(({ language, path }) => html`<link rel="alternate" hreflang="${language}" href="${publicUrl}${path}">`);

const head = (page: RenderedPage, assets: AssetNames, publicUrl: string) => {
  const { meta, settings, canonical } = page;
  // On a page in another language, what is English says so.
  const inEnglish = (isTranslated: boolean | undefined) => (isTranslated === false ? html` lang="${ENGLISH}"` : '');
  const styles = [
    ...(page.language ? assets.languageStyles : assets.publicStyles),
    ...(page.showsForm ? assets.formStyles : []),
    ...(page.showsOffer ? assets.offerStyles : []),
    ...(page.needsPageStyles ? assets.pageStyles : []),
    ...page.styleSheets,
  ];
  return html`${BASICS}
<title${inEnglish(meta.translated?.title)}>${meta.title}</title>
<meta name="description"${inEnglish(meta.translated?.description)} content="${meta.description}">
${
  meta.indexed
    ? html`<link rel="canonical" href="${publicUrl}${canonical}">${alternates(page, publicUrl)}`
    : html`<meta name="robots" content="noindex">`
}
${sharePreview(page, publicUrl)}
<meta name="theme-color" content="#15453f">
<link rel="alternate" type="application/rss+xml" title="${settings.organisation.name}" href="/blogs/feed.xml">
${page.language ? '' : fonts(assets.fonts)}
${stylesheets(styles)}${bannerStyles(assets)}
${scripts([...assets.extraScripts, assets.loader])}`;
};

export const publicDocument = async (page: RenderedPage, assets: AssetNames, publicUrl: string): Promise<string> => {
  const structured = page.meta.indexed
    ? html`<script type="application/ld+json">${json(page.structuredData)}</script>`
    : '';
  const document = await html`<!doctype html>
<html lang="${page.language ?? ENGLISH}">
<head>
${head(page, assets, publicUrl)}
</head>
<body>
${bannerText(assets)}<div id="root">${raw(page.html)}</div>
${structured}
<script id="page-data" type="application/json">${json(page.data)}</script>
</body>
</html>`;
  return document.toString();
};

export const adminDocument = async (assets: AssetNames, organisationName: string): Promise<string> => {
  const document = await html`<!doctype html>
<html lang="en-IE">
<head>
${BASICS}
<title>Admin Portal · ${organisationName}</title>
<meta name="robots" content="noindex">
${fonts(assets.fonts)}
${stylesheets(assets.admin.styles)}${bannerStyles(assets)}
${scripts([...assets.extraScripts, assets.admin.script])}
</head>
<body>
${bannerText(assets)}<div id="root"></div>
<noscript>The admin portal needs JavaScript. Please switch it on in your browser.</noscript>
</body>
</html>`;
  return document.toString();
};

export interface Notice {
  language: Language | undefined;
  title: string;
  sentence: string;
  advice: ReturnType<typeof html> | '';
}

export const noticeDocument = async (
  { language, title, sentence, advice }: Notice,
  assets: AssetNames,
): Promise<string> => {
  const document = await html`<!doctype html>
<html lang="${language ?? ENGLISH}">
<head>
${BASICS}
<title>${title}</title>
<meta name="robots" content="noindex">
${fonts(assets.fonts)}
${stylesheets(assets.publicStyles)}${bannerStyles(assets)}
</head>
<body>
${bannerText(assets)}<main id="main"><section class="section"><div class="wrap wrap--narrow">
<h1>${title}</h1>
<p class="lead mt-sm">${sentence}</p>
${advice}
</div></section></main>
</body>
</html>`;
  return document.toString();
};

export const ERROR_DOCUMENT = html`<!doctype html>
<html lang="en-IE">
<head>
<meta charset="utf-8">
<title>Something went wrong</title>
</head>
<body>
<h1>Something went wrong on our side</h1>
<p>Please try again in a minute.</p>
</body>
</html>`.toString();
