import { POSTS_PER_PAGE } from '#contract/blogs/public-posts.ts';
import { blogsPlaces } from '#contract/places/blogs.ts';
import { readPosts } from '../../client/published-posts.ts';
import { pageNumber, pageParameter } from '../../routing/page-number.ts';
import { definePage } from '../define-page.ts';
import { BlogsPage } from './BlogsPage.tsx';

export const blogTexts = { title: 'Blog', description: 'News from our shops, our drivers and the people behind them.' };

export const page = definePage({
  path: '/blogs',
  places: blogsPlaces,
  search: { page: pageParameter },
  needsPageStyles: true,
  calls: (platform, { search }) => [readPosts(platform, pageNumber(search), POSTS_PER_PAGE.blog)],
  meta: blogTexts,
  component: BlogsPage,
});
