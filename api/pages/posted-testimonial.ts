import { oneImage } from '#contract/images/one-image.ts';
import { type ConsentFacts, consentProblems } from '#contract/testimonials/consent.ts';
import { TESTIMONIAL_MAX } from '#contract/testimonials/testimonial-text.ts';
import { testimonialSubmission } from '#contract/testimonials/testimonials.ts';
import { Failure } from '../core/failure.ts';
import { parse } from '../http/parse.ts';
import { isTestimonialKey, submit } from '../testimonials/submit.ts';
import { type PostedForm, plainTexts } from './posted-form-type.ts';

/** The API accepts a testimonial without consent; the site's form does not. */
const checkConsent = (facts: ConsentFacts, agreed: readonly string[]) => {
  const fields = consentProblems(facts, agreed);
  const message = Object.values(fields)[0];
  if (message) throw new Failure('invalid', message, { fields });
};

const handle: PostedForm['handle'] = async (deps, texts, files, source) => {
  const agreed = texts.consentTo ?? [];
  const input = parse(testimonialSubmission, { ...plainTexts(texts), consentTo: agreed });
  checkConsent({ ...input, image: (files.image ?? []).length > 0 }, agreed);
  const { isApproved, manageUrl, picturesWaiting, helplines } = await submit(deps, input, files.image ?? [], source);
  return {
    sent: isApproved ? 'live' : 'waiting',
    manageUrl,
    ...(picturesWaiting && { picturesWaiting }),
    ...(helplines && { helplines }),
  };
};

export const postedTestimonial: PostedForm = {
  files: { image: oneImage },
  repeated: ['consentTo'],
  isRepeat: isTestimonialKey,
  freeTexts: { content: TESTIMONIAL_MAX },
  handle,
};
