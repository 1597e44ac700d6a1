import { defaultSettings } from '#contract/default-settings.ts';
import type { User } from '#contract/people.ts';
import { defaultRetention } from '#contract/retention.ts';
import type { Platform } from '#site/client/platform.ts';
import { locate, renderPage } from '#site/entry-server.tsx';

/** What the API answers, by path without its query; a number is an error with that status. */
export type Answers = Record<string, unknown>;

const NOT_FOUND = { code: 'not_found', message: 'There is nothing there.' };

const usual: Answers = {
  '/settings': defaultSettings,
  '/testimonials/approved': { testimonials: [], total: 0 },
  '/blogs': { posts: [], total: 0 },
  '/privacy/retention': defaultRetention,
};

const answer = (body: unknown): Response => {
  if (typeof body === 'number')
    return Response.json({ code: 'internal', message: 'Something broke.' }, { status: body });
  return body === undefined ? Response.json(NOT_FOUND, { status: 404 }) : Response.json(body);
};

/** A shell whose API gives these answers; `asked` collects the calls. */
export const platformWith = (answers: Answers, asked: string[], user: User | null = null): Platform => ({
  kind: 'web',
  fetch: async (path) => {
    asked.push(path);
    const [pathname = ''] = path.split('?');
    return answer(answers[path] ?? answers[pathname] ?? usual[pathname]);
  },
  session: {
    current: () => user,
    signIn: () => Promise.reject(new Error('Nobody signs in here.')),
    signOut: async () => {},
    renew: async () => {},
    subscribe: () => () => {},
  },
  openExternal: () => {},
});

/** A public page as the server sends it, read as a document. `asked` lists the calls that it took. */
export const publicPage = async (address: string, answers: Answers = {}, now = '2026-11-20T12:00:00.000Z') => {
  const { pathname, searchParams } = new URL(address, 'http://site.test');
  const asked: string[] = [];
  const page = await renderPage(locate(pathname, searchParams), {
    platform: platformWith(answers, asked),
    now: new Date(now),
  });
  const document = new DOMParser().parseFromString(`<html><body>${page.html}</body></html>`, 'text/html');
  const main = document.querySelector('main');
  if (!main) throw new Error('The page has no main part.');
  return { ...page, asked, document, main };
};

/** The words of an element as they are read, with single spaces. */
export const words = (element: Element | null | undefined): string =>
  (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** The addresses of the links in an element. */
export const links = (element: ParentNode): string[] =>
  [...element.querySelectorAll('a[href]')].map((link) => link.getAttribute('href') ?? '');
