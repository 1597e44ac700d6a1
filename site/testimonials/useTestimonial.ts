import { type Dispatch, useEffect, useEffectEvent, useMemo, useReducer } from 'react';
import type { Submitted } from '#contract/pages/page-renderer.ts';
import { reviewTestimonialText } from '#contract/review/public-calls.ts';
import { REVIEW_UNAVAILABLE } from '#contract/review/review.ts';
import { submitTestimonial } from '#contract/testimonials/public-calls.ts';
import { CONSENT_VERSION, consentTopics, type SubmittedTestimonial } from '#contract/testimonials/testimonials.ts';
import { sentence } from '#contract/words/message.ts';
import { testimonial } from '#contract/words/testimonial.ts';
import { sentenceOf } from '../client/api-error.ts';
import type { FormDrafts } from '../client/form-drafts.ts';
import { usePlatform } from '../client/PlatformContext.tsx';
import { send } from '../client/send.ts';
import { useAlert } from '../ui/Alert.tsx';
import { useVisitorForm } from '../ui/useVisitorForm.ts';
import { hasErrors } from '../ui/visitor-fields.ts';
import { isPermitted } from './permission.ts';
import {
  startTestimonial,
  type TestimonialAction,
  type TestimonialState,
  testimonialReducer,
} from './testimonial-form.ts';
import { agreedNow, isReviewable, pickFields, type TestimonialErrors } from './testimonial-values.ts';

/** Milliseconds without typing before the review is asked. */
const REVIEW_PAUSE_MS = 800;
const SEND_FAILED = sentence(testimonial.sendFailed);

const toForm = (state: TestimonialState): FormData => {
  const { values, image, agreed } = state;
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  form.append('consent', CONSENT_VERSION);
  for (const topic of agreedNow(values, image, agreed)) form.append('consentTo', topic);
  if (isPermitted(state)) form.append('permission', 'yes');
  if (image) form.append('image', image);
  return form;
};

const started = (submitted: Submitted | null): TestimonialState => {
  const { values = {}, errors = {} } = submitted ?? {};
  const agreed = consentTopics.filter((topic) => [values.consentTo].flat().includes(topic));
  const start = startTestimonial(pickFields(values), agreed, errors as TestimonialErrors);
  return { ...start, helplines: submitted?.helplines ?? null };
};

const useReview = (state: TestimonialState, dispatch: Dispatch<TestimonialAction>) => {
  const platform = usePlatform();
  const { phase } = state;
  const { content } = state.values;
  useEffect(() => {
    if (phase !== 'ready' || !isReviewable(content)) return;
    const pause = setTimeout(() => dispatch({ type: 'review' }), REVIEW_PAUSE_MS);
    return () => clearTimeout(pause);
  }, [phase, content, dispatch]);
  useEffect(() => {
    if (phase !== 'reviewing') return;
    send(platform, reviewTestimonialText, { body: { content } })
      .catch((problem: unknown) => {
        console.warn('The review could not be asked.', problem);
        return REVIEW_UNAVAILABLE;
      })
      .then((result) => dispatch({ type: 'reviewed', content, result }));
  }, [phase, content, platform, dispatch]);
};

interface TestimonialOptions {
  drafts?: FormDrafts | undefined;
  onSent: (sent: SubmittedTestimonial) => void;
}

export const useTestimonial = (submitted: Submitted | null, { drafts, onSent }: TestimonialOptions) => {
  const say = useAlert();
  const [state, dispatch] = useReducer(testimonialReducer, submitted, started);
  useReview(state, dispatch);
  const { values, image, agreed, permittedNames } = state;
  const files = useMemo(() => (image ? [image] : []), [image]);
  const form = useVisitorForm({
    name: 'testimonial',
    call: submitTestimonial,
    drafts,
    fields: { ...values, agreed: agreed.join(',') },
    files,
    restore({ fields, files: [first = null] }) {
      const topics = consentTopics.filter((topic) => fields.agreed?.split(',').includes(topic));
      dispatch({
        type: 'restore',
        draft: { values: pickFields(fields), image: first, agreed: topics },
        earlier: true,
      });
    },
    others: permittedNames,
    submit: () => dispatch({ type: 'submit' }),
  });
  const startAgain = () => {
    form.startAgain();
    dispatch({ type: 'reset' });
  };
  const submit = useEffectEvent(async () => {
    const { answer, problem, fields } = await form.send(() => ({ form: toForm(state) }));
    if (answer) {
      startAgain();
      onSent(answer);
      return;
    }
    const errors = pickFields(fields);
    dispatch({ type: 'failed', errors });
    if (!hasErrors(errors)) say(sentenceOf(problem, SEND_FAILED));
  });
  const submitting = state.phase === 'submitting';
  useEffect(() => {
    if (submitting) void submit();
  }, [submitting]);
  return { state, dispatch, again: form.again, startAgain };
};
