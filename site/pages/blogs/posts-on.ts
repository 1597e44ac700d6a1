import { POSTS_PER_PAGE } from '#contract/blogs/public-posts.ts';

/** What a page of the blog is asked for with; only posts about a topic where one is given. */
export const postsOn = (page: number, topic = '') => ({ query: { page, pageSize: POSTS_PER_PAGE.blog, topic } });
