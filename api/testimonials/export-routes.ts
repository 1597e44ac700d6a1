import { testimonialFilter } from '#contract/moderation/moderation.ts';
import { exportRoutes } from '../moderation/export-routes.ts';
import { chosenTestimonialsCsv, testimonialsCsv } from './csv.ts';

/** Testimonials as CSV. */
export const testimonialExportRoutes = exportRoutes({
  subjectKind: 'testimonial',
  path: '/testimonials.csv',
  scope: 'testimonials:read',
  tag: 'Testimonials',
  noun: 'Testimonials',
  filter: testimonialFilter,
  matching: testimonialsCsv,
  chosen: chosenTestimonialsCsv,
});
