import { exportChosenTestimonials, exportTestimonials } from '#contract/testimonials/calls.ts';
import { recordExport } from '../audit/record-export.ts';
import { type Route, route } from '../http/route.ts';
import { withAccount } from '../moderation/desk-filter.ts';
import { chosenTestimonialsCsv, testimonialsCsv } from './csv.ts';

export const testimonialExportRoutes: Route[] = [
  route(exportTestimonials, {
    tag: 'Testimonials',
    summary: 'Testimonials as CSV, newest first',
    async handle({ deps, query, actor }) {
      await recordExport(deps, { actor, subjectKind: 'testimonial', filter: { ...query } });
      return testimonialsCsv(deps, withAccount(query, actor));
    },
  }),
  route(exportChosenTestimonials, {
    tag: 'Testimonials',
    essential: true,
    summary: 'Chosen testimonials as CSV, in the order given; what is gone is left out',
    async handle({ deps, body, actor }) {
      await recordExport(deps, { actor, subjectKind: 'testimonial', filter: { selection: body.ids.length } });
      return chosenTestimonialsCsv(deps, body);
    },
  }),
];
