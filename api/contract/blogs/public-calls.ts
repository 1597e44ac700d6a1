import { call } from '../calls/call.ts';
import { foundPosts, siteSearchQuery } from '../search/site-search.ts';
import { publicPostPage, publicPostQuery, publicPosts } from './public-posts.ts';

export const searchPosts = call({
  name: 'searchPosts',
  method: 'get',
  path: '/search',
  may: 'anyone',
  query: siteSearchQuery,
  answer: foundPosts,
});

export const listPosts = call({
  name: 'listPosts',
  method: 'get',
  path: '/blogs',
  may: 'anyone',
  query: publicPostQuery,
  answer: publicPosts,
});

export const readPost = call({
  name: 'readPost',
  method: 'get',
  path: '/blogs/:slug',
  may: 'anyone',
  answer: publicPostPage,
});
