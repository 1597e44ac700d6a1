import { POSTS_PER_PAGE } from '#contract/blogs/public-posts.ts';
import { homePlaces } from '#contract/places/home.ts';
import { TESTIMONIALS_PER_PAGE } from '#contract/testimonials/testimonials.ts';
import { readPosts } from '../../client/published-posts.ts';
import { readApproved } from '../../client/visitor-testimonials.ts';
import { definePage } from '../define-page.ts';
import { HomePage } from './HomePage.tsx';

export const page = definePage({
  path: '/',
  places: homePlaces,
  words: ['pages'],
  calls: (platform) => [
    readApproved(platform, 1, TESTIMONIALS_PER_PAGE.home),
    readPosts(platform, 1, POSTS_PER_PAGE.home),
  ],
  meta: {
    title: 'Help for seriously ill people in the south-east of Ireland',
    description:
      'We cover medical expenses, drive people to hospital, offer counselling and help with the weekly shop, beside seriously ill people since 1976.',
  },
  component: HomePage,
});
