import { searchPlaces } from '#contract/places/search.ts';
import { searchSite } from '#contract/search/public-calls.ts';
import { searchText } from '#contract/search/search-results.ts';
import { pageCall } from '../../client/page-answers.ts';
import { definePage } from '../define-page.ts';
import { SearchPage } from './SearchPage.tsx';

export const page = definePage({
  path: '/search',
  places: searchPlaces,
  needsPageStyles: true,
  isUncached: true,
  search: { q: searchText },
  calls: (platform, { search: { q } }) => (q ? [pageCall(platform, searchSite, { query: { q } })] : []),
  meta: { title: 'Search', description: 'Search our pages, services, shops, what we take, and posts.' },
  component: SearchPage,
});
