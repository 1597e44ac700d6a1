import { listPosts } from '#contract/blogs/public-calls.ts';
import { homePlaces } from '#contract/places/home.ts';
import { listApprovedTestimonials } from '#contract/testimonials/public-calls.ts';
import { pages } from '#contract/words/pages.ts';
import { pageCall } from '../../client/page-answers.ts';
import { definePage } from '../define-page.ts';
import { HomePage } from './HomePage.tsx';
import { newestPosts, newestTestimonials } from './newest.ts';

export const page = definePage({
  path: '/',
  places: homePlaces,
  words: ['pages', 'notes'],
  calls: (platform) => [
    pageCall(platform, listApprovedTestimonials, newestTestimonials),
    pageCall(platform, listPosts, newestPosts),
  ],
  meta: { title: pages.homeHeadTitle, description: pages.homeHeadDescription },
  component: HomePage,
});
