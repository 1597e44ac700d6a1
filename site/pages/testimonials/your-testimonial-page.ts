import { manageLinkPaths } from '#contract/manage-link/manage-token.ts';
import { definePage } from '../define-page.ts';
import { YourTestimonialPage } from './YourTestimonialPage.tsx';

export const page = definePage({
  path: manageLinkPaths.testimonial,
  form: 'always',
  isPrivate: true,
  words: ['forms', 'testimonial', 'managed'],
  meta: { title: 'Your testimonial', description: 'See, correct or withdraw the testimonial that you sent us.' },
  component: YourTestimonialPage,
});
