import { MANAGE_LINK_PATH } from '#contract/manage-link.ts';
import { definePage } from '../define-page.ts';
import { YourTestimonialPage } from './YourTestimonialPage.tsx';

export const page = definePage({
  path: MANAGE_LINK_PATH,
  form: 'always',
  isPrivate: true,
  meta: { title: 'Your testimonial', description: 'See, correct or withdraw the testimonial that you sent us.' },
  component: YourTestimonialPage,
});
