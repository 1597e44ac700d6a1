import { testimonialsPlaces } from '#contract/places/testimonials.ts';
import { head } from '#contract/words/head.ts';
import { pageNumber, pageParameter } from '../../routing/page-number.ts';
import { definePage } from '../define-page.ts';
import { listCall } from './TestimonialList.tsx';
import { TestimonialsPage } from './TestimonialsPage.tsx';

export const page = definePage({
  path: '/testimonials',
  places: testimonialsPlaces,
  search: { page: pageParameter },
  form: { parameter: 'write' },
  words: ['forms', 'notes', 'testimonial'],
  calls: (platform, { search }) => [listCall(platform, pageNumber(search))],
  meta: { title: head.testimonialsTitle, description: head.testimonialsDescription },
  component: TestimonialsPage,
});
