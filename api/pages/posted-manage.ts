import { manageLinkRequest, ownCorrection } from '#contract/manage-link/manage-link.ts';
import { TESTIMONIAL_MAX } from '#contract/testimonials/testimonials.ts';
import { Failure } from '../core/failure.ts';
import { parse } from '../http/parse.ts';
import { correctByLink, readByLink, withdrawByLink } from '../testimonials/manage-own.ts';
import { lastOf, type PostedForm, plainTexts } from './posted-form-type.ts';

const handle: PostedForm['handle'] = async (deps, texts) => {
  const fields = plainTexts(texts);
  const { token } = parse(manageLinkRequest, fields);
  const step = lastOf(texts, 'do');
  if (step === 'withdraw') {
    await withdrawByLink(deps, token);
    return { yours: { testimonial: null, done: 'withdrawn' } };
  }
  if (step !== 'save') return { values: { token }, yours: { testimonial: readByLink(deps, token), done: null } };
  await deps.space.checkGrowth();
  const correction = parse(ownCorrection, { ...fields, consentTo: texts.consentTo ?? [] });
  return { values: { token }, yours: { testimonial: await correctByLink(deps, correction), done: 'saved' } };
};

const refused: PostedForm['refused'] = (deps, texts) => {
  try {
    const { token } = parse(manageLinkRequest, plainTexts(texts));
    return { yours: { testimonial: readByLink(deps, token), done: null } };
  } catch (error) {
    if (error instanceof Failure) return {};
    throw error;
  }
};

export const postedManage: PostedForm = {
  files: {},
  repeated: ['consentTo'],
  limit: 'manageLink',
  essential: true,
  status: 200,
  handle,
  refused,
  freeTexts: { content: TESTIMONIAL_MAX },
};
