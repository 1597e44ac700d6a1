import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { Failure } from '../core/failure.ts';

const NO_SUCH_TESTIMONIAL = 'There is no such testimonial. It may have been deleted.';

export const testimonialOrThrow = (
  { testimonials }: { readonly testimonials: { get(id: string): StoredTestimonial | undefined } },
  id: string,
): StoredTestimonial => {
  const testimonial = testimonials.get(id);
  if (!testimonial) throw new Failure('not_found', NO_SUCH_TESTIMONIAL);
  return testimonial;
};
