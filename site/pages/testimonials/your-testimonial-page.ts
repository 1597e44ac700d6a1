import { manageLinkPaths } from '#contract/manage-link/manage-token.ts';
import { managed } from '#contract/words/managed.ts';
import { definePage } from '../define-page.ts';
import { YourTestimonialPage } from './YourTestimonialPage.tsx';

export const page = definePage({
  path: manageLinkPaths.testimonial,
  form: 'always',
  isPrivate: true,
  words: ['rules', 'answers', 'forms', 'notes', 'testimonial', 'managed'],
  meta: { title: managed.testimonialHeadTitle, description: managed.testimonialHeadDescription },
  component: YourTestimonialPage,
});
