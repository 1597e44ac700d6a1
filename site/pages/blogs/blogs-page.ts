import { listPosts } from '#contract/blogs/public-calls.ts';
import { blogsPlaces } from '#contract/places/blogs.ts';
import { pageCall } from '../../client/page-answers.ts';
import { pageNumber, pageParameter } from '../../routing/page-number.ts';
import { definePage } from '../define-page.ts';
import { BlogsPage } from './BlogsPage.tsx';
import { postsOn } from './posts-on.ts';

export const blogTexts = { title: 'Blog', description: 'News from our shops, our drivers and the people behind them.' };

export const page = definePage({
  path: '/blogs',
  places: blogsPlaces,
  search: { page: pageParameter },
  needsPageStyles: true,
  calls: (platform, { search }) => [pageCall(platform, listPosts, postsOn(pageNumber(search)))],
  meta: blogTexts,
  component: BlogsPage,
});
