import { testimonialsPlaces } from '#contract/places/testimonials.ts';
import { testimonial } from '#contract/words/testimonial.ts';
import { pageNumber, pageParameter } from '../../routing/page-number.ts';
import { definePage } from '../define-page.ts';
import { listCall } from './TestimonialList.tsx';
import { TestimonialsPage } from './TestimonialsPage.tsx';

export const page = definePage({
  path: '/testimonials',
  places: testimonialsPlaces,
  search: { page: pageParameter },
  form: { parameter: 'write' },
  words: ['rules', 'answers', 'forms', 'notes', 'testimonial'],
  calls: (platform, { search }) => [listCall(platform, pageNumber(search))],
  meta: { title: testimonial.headTitle, description: testimonial.headDescription },
  component: TestimonialsPage,
});
