import { matchPath } from 'react-router-dom';
import { addressIn, isTranslatedPath, type Language, splitLanguage } from '#contract/languages/languages.ts';
import type { PageLocation } from '#contract/pages/page-renderer.ts';
import { pageNumber } from '../routing/page-number.ts';
import type { PageDefinition } from './define-page.ts';
import { NOT_FOUND, type PageKey } from './pages.ts';

/** A page under its key in the list. */
export type ListedPage = PageDefinition & { key: PageKey };

/** The search parameter that opens the form of a page. */
const formParameters = ({ form }: PageDefinition): string[] => (typeof form === 'object' ? [form.parameter] : []);

/** The search parameters that a page understands, each in the one way in which it is understood. */
const knownSearch = (page: PageDefinition, search: URLSearchParams): Record<string, string> => {
  const known = Object.entries(page.search ?? {}).flatMap(([name, understand]) => {
    const given = search.get(name);
    const value = given === null ? null : understand(given);
    return value === null ? [] : [[name, value] as const];
  });
  const opened = formParameters(page).filter((name) => search.has(name));
  return Object.fromEntries([...known, ...opened.map((name) => [name, '1'] as const)]);
};

/** The page "not found": the same for every address of a language, as there are endlessly many. */
export const notFound: PageLocation = { key: NOT_FOUND, path: '/not-found', params: {}, search: {} };

const notFoundIn = (language: Language | undefined): PageLocation => (language ? { ...notFound, language } : notFound);

/** Which page an address means; the page "not found" where it means none. */
export const locate = (pages: readonly ListedPage[], address: string, search: URLSearchParams): PageLocation => {
  const { language, path } = splitLanguage(address);
  for (const page of pages) {
    const match = matchPath({ path: page.path, end: true, caseSensitive: true }, path);
    if (!match) continue;
    if (language && !isTranslatedPath(page.path)) return notFoundIn(language);
    const params = Object.fromEntries(Object.entries(match.params).map(([name, value]) => [name, value ?? '']));
    const location = { key: page.key, path: match.pathnameBase, params, search: knownSearch(page, search) };
    return language ? { ...location, language } : location;
  }
  return notFoundIn(language);
};

/** The page at a path with its form open. */
export const locateForm = (pages: readonly ListedPage[], address: string): PageLocation => {
  const { path } = splitLanguage(address);
  const parameters = pages.filter((page) => page.path === path).flatMap(formParameters);
  return locate(pages, address, new URLSearchParams(parameters.map((name) => [name, '1'])));
};

/** Whether a page shows a form as soon as it has loaded. */
export const showsForm = (page: PageDefinition, { search }: PageLocation): boolean =>
  page.form === 'always' || formParameters(page).some((name) => search[name] !== undefined);

/** The address of a page with only what it understands: one for each of its renderings. */
export const canonicalOf = ({ path, search, language }: PageLocation): string => {
  const known = new URLSearchParams(search).toString();
  return addressIn(language, known ? `${path}?${known}` : path);
};

/** The address under which search engines know a page: the number of a later page is part of it, an open form is not. */
export const indexedAddress = ({ path, search, language }: PageLocation): string => {
  const page = pageNumber(search);
  return addressIn(language, page > 1 ? `${path}?page=${page}` : path);
};
