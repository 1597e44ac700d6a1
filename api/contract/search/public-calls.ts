import { call } from '../calls/call.ts';
import { searchWords } from './search-words.ts';
import { foundOnSite, siteSearchQuery } from './site-search.ts';

export const searchSite = call({
  name: 'searchSite',
  method: 'get',
  path: '/search',
  may: 'anyone',
  query: siteSearchQuery,
  answer: foundOnSite,
});

export const readSearchWords = call({
  name: 'readSearchWords',
  method: 'get',
  path: '/settings/search-words',
  may: 'anyone',
  answer: searchWords,
});
