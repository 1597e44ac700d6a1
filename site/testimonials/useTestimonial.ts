import { type Dispatch, useEffect, useEffectEvent, useReducer } from 'react';
import type { Submitted } from '#contract/pages/page-renderer.ts';
import { REVIEW_UNAVAILABLE } from '#contract/review/review.ts';
import { reviewTestimonialText, submitTestimonial } from '#contract/testimonials/public-calls.ts';
import { CONSENT_VERSION, consentTopics, type SubmittedTestimonial } from '#contract/testimonials/testimonials.ts';
import { sentence } from '#contract/words/message.ts';
import { testimonial } from '#contract/words/testimonial.ts';
import { ApiError, sentenceOf } from '../client/api-error.ts';
import { withKey } from '../client/idempotency-key.ts';
import { usePlatform } from '../client/PlatformContext.tsx';
import { send } from '../client/send.ts';
import { useAlert } from '../ui/Alert.tsx';
import { useSendingKey } from '../ui/useSendingKey.ts';
import { isOffline, useSendWhenOnline } from '../ui/useSendWhenOnline.ts';
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

const fieldErrors = (problem: unknown): TestimonialErrors =>
  problem instanceof ApiError ? pickFields(problem.problem?.fields ?? {}) : {};

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

export const useTestimonial = (submitted: Submitted | null, onSent: (sent: SubmittedTestimonial) => void) => {
  const platform = usePlatform();
  const say = useAlert();
  const key = useSendingKey('testimonial');
  const [state, dispatch] = useReducer(testimonialReducer, submitted, started);
  useReview(state, dispatch);
  const { values, image, agreed, permittedNames } = state;
  const again = useSendWhenOnline(() => dispatch({ type: 'submit' }), [values, image, agreed, permittedNames]);
  const submit = useEffectEvent(async () => {
    try {
      const sent = await send(platform, submitTestimonial, { form: toForm(state) }, { headers: withKey(key.get()) });
      key.renew();
      again.setOffline(false);
      dispatch({ type: 'reset' });
      onSent(sent);
    } catch (problem) {
      console.warn('The testimonial was not taken.', problem);
      const errors = fieldErrors(problem);
      again.setOffline(isOffline(problem));
      key.refused(problem);
      dispatch({ type: 'failed', errors });
      if (Object.keys(errors).length === 0) say(sentenceOf(problem, SEND_FAILED));
    }
  });
  const submitting = state.phase === 'submitting';
  useEffect(() => {
    if (submitting) void submit();
  }, [submitting]);
  return { state, dispatch, again, key };
};
