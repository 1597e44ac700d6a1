import { managedCorrection, manageLinkRequest } from '#contract/manage-link/manage-link.ts';
import { TESTIMONIAL_MAX } from '#contract/testimonials/testimonial-text.ts';
import { parse } from '../http/parse.ts';
import { correctByLink, readByLink, withdrawByLink } from '../testimonials/manage-by-link.ts';
import { postedManaged } from './posted-managed.ts';

export const postedManage = postedManaged({
  repeated: ['consentTo'],
  freeTexts: { content: TESTIMONIAL_MAX },
  request: manageLinkRequest,
  look: (deps, token) => ({ yours: { testimonial: readByLink(deps, token), done: null } }),
  steps: {
    async withdraw(deps, { token }) {
      await withdrawByLink(deps, token);
      return { values: {}, yours: { testimonial: null, done: 'withdrawn' } };
    },
    async save(deps, { fields, texts }) {
      await deps.space.checkGrowth();
      const correction = parse(managedCorrection, { ...fields, consentTo: texts.consentTo ?? [] });
      return { yours: { testimonial: await correctByLink(deps, correction), done: 'saved' } };
    },
  },
});
