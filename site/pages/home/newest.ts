import { POSTS_PER_PAGE } from '#contract/blogs/public-posts.ts';
import { TESTIMONIALS_PER_PAGE } from '#contract/testimonials/testimonials.ts';

export const newestPosts = { query: { page: 1, pageSize: POSTS_PER_PAGE.home } };
export const newestTestimonials = { query: { page: 1, pageSize: TESTIMONIALS_PER_PAGE.home } };
