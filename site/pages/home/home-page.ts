import { listPosts } from '#contract/blogs/public-calls.ts';
import { homePlaces } from '#contract/places/home.ts';
import { listApprovedTestimonials } from '#contract/testimonials/public-calls.ts';
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
  meta: {
    title: 'Help for seriously ill people in the south-east of Ireland',
    description:
      'We cover medical expenses, drive people to hospital, offer counselling and help with the weekly shop, beside seriously ill people since 1976.',
  },
  component: HomePage,
});
