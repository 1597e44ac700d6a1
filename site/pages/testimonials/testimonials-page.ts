import { testimonialsPlaces } from '#contract/places/testimonials.ts';
import { TESTIMONIALS_PER_PAGE } from '#contract/testimonials/testimonials.ts';
import { readApproved } from '../../client/visitor-testimonials.ts';
import { pageNumber, pageParameter } from '../../routing/page-number.ts';
import { definePage } from '../define-page.ts';
import { TestimonialsPage } from './TestimonialsPage.tsx';

export const page = definePage({
  path: '/testimonials',
  places: testimonialsPlaces,
  search: { page: pageParameter },
  form: { parameter: 'write' },
  words: ['forms', 'testimonial'],
  calls: (platform, { search }) => [readApproved(platform, pageNumber(search), TESTIMONIALS_PER_PAGE.public)],
  meta: { title: 'Testimonials', description: 'What the people we stand beside say, in their own words.' },
  component: TestimonialsPage,
});
