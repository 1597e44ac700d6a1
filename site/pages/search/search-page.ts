import { searchPlaces } from '#contract/places/search.ts';
import { searchSite } from '#contract/search/public-calls.ts';
import { searchText } from '#contract/search/search-results.ts';
import { menu } from '#contract/words/menu.ts';
import { search } from '#contract/words/search.ts';
import { pageCall } from '../../client/page-answers.ts';
import { definePage } from '../define-page.ts';
import { SearchPage } from './SearchPage.tsx';

export const page = definePage({
  path: '/search',
  places: searchPlaces,
  words: ['offer', 'search'],
  needsPageStyles: true,
  isUncached: true,
  search: { q: searchText },
  calls: (platform, { search: { q }, language }) =>
    q ? [pageCall(platform, searchSite, { query: { q, language } })] : [],
  meta: { title: menu.search, description: search.description },
  component: SearchPage,
});
