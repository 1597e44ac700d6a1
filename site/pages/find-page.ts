import { matchPath } from 'react-router-dom';
import { addressIn, isTranslatedPath, type Language, splitLanguage } from '#contract/languages/languages.ts';
import type { PageLocation } from '#contract/pages/page-renderer.ts';
import { pageNumber } from '../routing/page-number.ts';
import type { PageDefinition } from './define-page.ts';
import { NOT_FOUND, type PageKey } from './pages.ts';

export type ListedPage = PageDefinition & { key: PageKey };

const formParameters = ({ form }: PageDefinition): string[] => (typeof form === 'object' ? [form.parameter] : []);

const knownSearch = (page: PageDefinition, search: URLSearchParams): Record<string, string> => {
  const known = Object.entries(page.search ?? {}).flatMap(([name, understand]) => {
    const given = search.get(name);
    const value = given === null ? null : understand(given);
    return value === null ? [] : [[name, value] as const];
  });
  const opened = formParameters(page).filter((name) => search.has(name));
  return Object.fromEntries([...known, ...opened.map((name) => [name, '1'] as const)]);
};

/** The same for every address of a language, as there are endlessly many. */
export const notFound: PageLocation = { key: NOT_FOUND, path: '/not-found', params: {}, search: {} };

const notFoundIn = (language: Language | undefined): PageLocation => (language ? { ...notFound, language } : notFound);

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

export const locateForm = (pages: readonly ListedPage[], address: string): PageLocation => {
  const { path } = splitLanguage(address);
  const parameters = pages.filter((page) => page.path === path).flatMap(formParameters);
  return locate(pages, address, new URLSearchParams(parameters.map((name) => [name, '1'])));
};

export const showsForm = (page: PageDefinition, { search }: PageLocation): boolean =>
  page.form === 'always' || formParameters(page).some((name) => search[name] !== undefined);

/** Leaves out what the page does not understand: one address for each of its renderings. */
export const canonicalOf = ({ path, search, language }: PageLocation): string => {
  const known = new URLSearchParams(search).toString();
  return addressIn(language, known ? `${path}?${known}` : path);
};

/** Includes the number of a later page, but not an open form. */
export const indexedAddress = ({ path, search, language }: PageLocation): string => {
  const page = pageNumber(search);
  return addressIn(language, page > 1 ? `${path}?page=${page}` : path);
};
