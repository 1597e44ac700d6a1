import { call } from '../calls/call.ts';
import { foundOnSite, siteSearchQuery } from './search-results.ts';
import { searchWords } from './search-words.ts';

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
