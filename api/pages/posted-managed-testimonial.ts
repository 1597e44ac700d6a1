import { managedCorrection, manageLinkRequest } from '#contract/manage-link/manage-link.ts';
import { TESTIMONIAL_MAX } from '#contract/testimonials/testimonial-text.ts';
import { parse } from '../http/parse.ts';
import { correctByLink, readByLink, withdrawByLink } from '../testimonials/manage-by-link.ts';
import { postedManaged } from './posted-managed.ts';

export const postedManagedTestimonial = postedManaged({
  repeated: ['consentTo'],
  freeTexts: { content: TESTIMONIAL_MAX },
  request: manageLinkRequest,
  look: (deps, token) => ({ managedTestimonial: { testimonial: readByLink(deps, token), done: null } }),
  steps: {
    async withdraw(deps, { token }) {
      await withdrawByLink(deps, token);
      return { values: {}, managedTestimonial: { testimonial: null, done: 'withdrawn' } };
    },
    async save(deps, { fields, texts }) {
      await deps.space.checkGrowth();
      const correction = parse(managedCorrection, { ...fields, consentTo: texts.consentTo ?? [] });
      return { managedTestimonial: { testimonial: await correctByLink(deps, correction), done: 'saved' } };
    },
  },
});
