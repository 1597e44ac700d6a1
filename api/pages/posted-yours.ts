import { yoursCorrection, yoursRequest } from '#contract/yours.ts';
import { Failure } from '../core/failure.ts';
import { parse } from '../http/parse.ts';
import { correctYours, seeYours, withdrawYours } from '../testimonials/yours.ts';
import { lastOf, type PostedForm, plainTexts } from './posted-form.ts';

const take: PostedForm['take'] = async (deps, texts) => {
  const fields = plainTexts(texts);
  const { token } = parse(yoursRequest, fields);
  const step = lastOf(texts, 'do');
  if (step === 'withdraw') {
    await withdrawYours(deps, token);
    return { yours: { testimonial: null, done: 'withdrawn' } };
  }
  if (step !== 'save') return { values: { token }, yours: { testimonial: seeYours(deps, token), done: null } };
  const correction = parse(yoursCorrection, { ...fields, consentTo: texts.consentTo ?? [] });
  return { values: { token }, yours: { testimonial: await correctYours(deps, correction), done: 'saved' } };
};

/** A correction that was refused is shown with the testimonial around it; a link that leads nowhere is not. */
const refused: PostedForm['refused'] = (deps, texts) => {
  try {
    const { token } = parse(yoursRequest, plainTexts(texts));
    return { yours: { testimonial: seeYours(deps, token), done: null } };
  } catch (error) {
    if (error instanceof Failure) return {};
    throw error;
  }
};

/** The forms of the page behind a private link: see, save and withdraw, told apart by the button. */
export const postedYours: PostedForm = {
  files: {},
  repeated: ['consentTo'],
  limit: 'privateLink',
  status: 200,
  take,
  refused,
};
