import { visitorPlatform } from '#site/client/visitor-platform.ts';
import { createPageRenderer } from '#site/entry-server.tsx';
import { type ScreenApi, screenApi } from './screen-api.ts';

const renderer = await createPageRenderer();

/** A public page as the server sends it, read as a document; what it shows comes from the API. */
export const publicPage = async (address: string, api: ScreenApi = screenApi(), now: Date = new Date()) => {
  const { pathname, searchParams } = new URL(address, 'http://site.test');
  api.line.calls.length = 0;
  const surroundings = { fetch: visitorPlatform.fetch, now, publicUrl: 'http://site.test' };
  const page =
    (await renderer.renderPage(renderer.locate(pathname, searchParams), surroundings)) ??
    (await renderer.renderPage(renderer.notFound, surroundings));
  if (!page) throw new Error('The page "not found" always exists.');
  const document = new DOMParser().parseFromString(`<html><body>${page.html}</body></html>`, 'text/html');
  const main = document.querySelector('main');
  if (!main) throw new Error('The page has no main part.');
  return { ...page, document, main };
};

/** The words of an element as they are read, with single spaces. */
export const words = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The addresses of the links in an element. */
export const links = (element: ParentNode): string[] =>
  [...element.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
