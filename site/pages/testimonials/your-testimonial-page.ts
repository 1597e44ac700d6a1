import { manageLinkPaths } from '#contract/manage-link/manage-token.ts';
import { head } from '#contract/words/head.ts';
import { definePage } from '../define-page.ts';
import { YourTestimonialPage } from './YourTestimonialPage.tsx';

export const page = definePage({
  path: manageLinkPaths.testimonial,
  form: 'always',
  isPrivate: true,
  words: ['forms', 'notes', 'testimonial', 'managed'],
  meta: { title: head.yourTestimonialTitle, description: head.yourTestimonialDescription },
  component: YourTestimonialPage,
});
