import { POSTS_PER_PAGE } from '#contract/blogs/public-posts.ts';

export const postsOn = (page: number, topic = '') => ({ query: { page, pageSize: POSTS_PER_PAGE.blog, topic } });
