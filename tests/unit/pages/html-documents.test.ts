// @vitest-environment happy-dom
// Style sheets are named here, and none is loaded.
// @vitest-environment-options { "settings": { "handleDisabledFileLoadingAsSuccess": true } }
import { describe, expect, it } from 'vitest';
import { adminDocument, ERROR_DOCUMENT, publicDocument } from '#api/pages/html-documents.ts';
import type { RenderedPage } from '#contract/pages/page-renderer.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';

const assets = {
  loader: '/assets/loader-1.js',
  publicStyles: ['/assets/public-1.css'],
  languageStyles: ['/assets/languages-1.css'],
  formStyles: ['/assets/forms-1.css'],
  offerStyles: ['/assets/offer-1.css'],
  pageStyles: ['/assets/single-pages-1.css'],
  admin: { script: '/assets/admin-1.js', styles: ['/assets/admin-1.css', '/assets/admin-2.css'] },
  fonts: ['/assets/besley-1.woff2'],
  extraScripts: [],
};
const page: RenderedPage = {
  status: 200,
  key: 'about',
  canonical: '/about',
  alternates: [],
  meta: { title: 'About us', description: 'Who we are.', indexed: true },
  settings: defaultSettings,
  html: '<main><h1>About us</h1></main>',
  data: { location: { key: 'about' } },
  structuredData: { '@context': 'https://schema.org' },
  showsForm: false,
  showsOffer: false,
  isComplete: true,
  isPrivate: false,
  needsPageStyles: false,
  styleSheets: [],
  expiresAt: new Date('2026-11-22T12:00:00Z'),
};
const SITE = 'https://portal.example';

const documentOf = async (changes: Partial<RenderedPage> = {}) => {
  const text = await publicDocument({ ...page, ...changes }, assets, SITE);
  return { text, document: new DOMParser().parseFromString(text, 'text/html') };
};
const content = (document: Document, name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');

const HOSTILE = `</title></script><script>alert(1)</script>"'><img src=x onerror=alert(1)> & &amp; \u2028 <!--`;

describe('the document of a public page', () => {
  it('has the page, its data, its scripts and its styles', async () => {
    const { text, document } = await documentOf({ showsForm: true, styleSheets: ['/map-pins.css?at=1,2;3,4'] });
    expect(text).toMatch(/^<!doctype html>\n<html lang="en-IE">/);
    expect(document.querySelector('#root')?.innerHTML).toBe(page.html);
    expect(JSON.parse(document.querySelector('#page-data')?.textContent ?? '')).toEqual(page.data);
    expect([...document.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href'))).toEqual([
      '/assets/public-1.css',
      '/assets/forms-1.css',
      '/map-pins.css?at=1,2;3,4',
    ]);
    expect([...document.querySelectorAll('script[src]')].map((script) => script.getAttribute('src'))).toEqual([
      '/assets/loader-1.js',
    ]);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${SITE}/about`);
  });

  it('loads in another language no file but its own for the first view, and no font ahead', async () => {
    const { document } = await documentOf({ language: 'pl', showsForm: true });
    const named = (rel: string) =>
      [...document.querySelectorAll(`link[rel=${rel}]`)].map((link) => link.getAttribute('href'));
    expect(named('stylesheet')).toEqual(['/assets/languages-1.css', '/assets/forms-1.css']);
    expect(named('preload')).toEqual([]);
  });

  it('shows every text as text, however hostile', async () => {
    const { text, document } = await documentOf({
      canonical: `/blogs/${HOSTILE}`,
      meta: {
        title: HOSTILE,
        description: HOSTILE,
        indexed: true,
        article: { headline: HOSTILE, author: HOSTILE, publishedAt: HOSTILE, image: HOSTILE, imageAlt: HOSTILE },
      },
      settings: { ...defaultSettings, organisation: { ...defaultSettings.organisation, name: HOSTILE } },
      data: { text: HOSTILE },
      structuredData: { name: HOSTILE },
      styleSheets: [HOSTILE],
    });
    expect(document.title).toBe(HOSTILE);
    expect(content(document, 'description')).toBe(HOSTILE);
    for (const name of ['og:title', 'og:description', 'og:site_name', 'og:image:alt', 'article:published_time'])
      expect(content(document, name), name).toBe(HOSTILE);
    expect(content(document, 'og:url')).toBe(`${SITE}/blogs/${HOSTILE}`);
    expect(JSON.parse(document.querySelector('#page-data')?.textContent ?? '')).toEqual({ text: HOSTILE });
    expect(document.querySelectorAll('script')).toHaveLength(3);
    expect(document.querySelectorAll('img, [onerror]')).toHaveLength(0);
    for (const script of document.querySelectorAll('script:not([src])'))
      expect(script.textContent).not.toMatch(/[<\u2028\u2029]/);
    expect(text.split('alert(1)</script>')).toHaveLength(1);
  });

  it('has no metadata for search engines if the page is not indexed', async () => {
    const { document } = await documentOf({ meta: { ...page.meta, indexed: false } });
    expect(content(document, 'robots')).toBe('noindex');
    expect(document.querySelector('link[rel=canonical], script[type="application/ld+json"]')).toBeNull();
  });

  it('adds at most 2.2 KB to the page and its data, without space between elements', async () => {
    const { text } = await documentOf();
    const own = page.html.length + JSON.stringify(page.data).length + JSON.stringify(page.structuredData).length;
    expect(Buffer.byteLength(text) - own).toBeLessThan(2200);
    expect(text).not.toMatch(/>[ \t]+</);
    expect(text).not.toMatch(/\n[ \t]/);
  });
});

describe('the document of the portal', () => {
  it('has its scripts, its styles and the name as text', async () => {
    const text = await adminDocument(assets, HOSTILE);
    const document = new DOMParser().parseFromString(text, 'text/html');
    expect(document.title).toBe(`Admin Portal · ${HOSTILE}`);
    expect(content(document, 'robots')).toBe('noindex');
    expect(document.querySelectorAll('script')).toHaveLength(1);
    expect(document.querySelectorAll('link[rel=stylesheet]')).toHaveLength(2);
    expect(Buffer.byteLength(text)).toBeLessThan(1300);
  });
});

it('the document of a page that could not be rendered needs no other files', () => {
  expect(ERROR_DOCUMENT).toMatch(/^<!doctype html>\n<html lang="en-IE">/);
  expect(ERROR_DOCUMENT).not.toMatch(/<script|<link|src=/);
});

describe('what every page says first', () => {
  const banner = { sentence: 'This is a demo <of the portal>.', style: '/demo.css' };

  it.each([
    ['a public page', () => publicDocument(page, { ...assets, banner }, SITE)],
    ['the portal', () => adminDocument({ ...assets, banner }, 'The Fund')],
  ])('stands at the top of %s, as text and with its styles', async (_, make) => {
    const document = new DOMParser().parseFromString(await make(), 'text/html');
    expect(document.body.firstElementChild?.textContent).toBe(banner.sentence);
    expect(document.querySelector('link[rel=stylesheet][href="/demo.css"]')).not.toBeNull();
  });

  it('is nothing where nothing has to be said', async () => {
    expect((await documentOf()).document.querySelector('.demo')).toBeNull();
  });
});
