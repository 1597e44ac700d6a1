import { call } from '../calls/call.ts';
import { publicPostPage, publicPostQuery, publicPosts } from './public-posts.ts';

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
