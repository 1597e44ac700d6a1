import { call } from '../calls/call.ts';
import { foundOnSite, siteSearchQuery } from './site-search.ts';

export const searchSite = call({
  name: 'searchSite',
  method: 'get',
  path: '/search',
  may: 'anyone',
  query: siteSearchQuery,
  answer: foundOnSite,
});
