import { REVIEW_UNAVAILABLE, type ReviewResult } from '#contract/review/review.ts';
import type { ConsentTopic } from '#contract/testimonials/consent.ts';
import type { Helpline } from '#contract/testimonials/helplines.ts';
import { hasErrors } from '../ui/visitor-fields.ts';
import { namesOf } from './permission.ts';
import {
  noValues,
  pickFields,
  type TestimonialErrors,
  type TestimonialField,
  type TestimonialValues,
  testimonialErrors,
} from './testimonial-values.ts';

export interface TestimonialState {
  /** `reviewing`: the automatic check reads; `reviewed`: appropriate, or needs revision. */
  phase: 'ready' | 'reviewing' | 'reviewed' | 'submitting';
  values: TestimonialValues;
  image: File | null;
  agreed: readonly ConsentTopic[];
  errors: TestimonialErrors;
  /** Counts the refused attempts to send, as each moves the focus to the summary. */
  refusals: number;
  /** Null while the review has not been asked about the current text. */
  review: ReviewResult | null;
  sendWhenReviewed: boolean;
  /** Stays while the text is changed, until the review has read it again. */
  helplines: readonly Helpline[] | null;
  /** One name to a line. */
  permittedNames: string;
  restored: boolean;
}

export interface TestimonialDraft {
  values: Partial<TestimonialValues>;
  image: File | null;
  agreed: readonly ConsentTopic[];
}

export type TestimonialAction =
  | { type: 'edit'; field: TestimonialField; value: string }
  | { type: 'image'; image: File | null }
  | { type: 'agree'; topic: ConsentTopic; agreed: boolean }
  | { type: 'permit'; given: boolean }
  | { type: 'review' }
  | { type: 'reviewed'; content: string; result: ReviewResult }
  | { type: 'submit' }
  | { type: 'failed'; errors: TestimonialErrors }
  | { type: 'restore'; draft: TestimonialDraft; earlier: boolean }
  | { type: 'reset' };

export const startTestimonial = (
  values: Partial<TestimonialValues> = {},
  agreed: readonly ConsentTopic[] = [],
  errors: TestimonialErrors = {},
): TestimonialState => ({
  phase: 'ready',
  values: { ...noValues, ...values },
  image: null,
  agreed,
  errors,
  refusals: hasErrors(errors) ? 1 : 0,
  review: null,
  sendWhenReviewed: false,
  helplines: null,
  permittedNames: '',
  restored: false,
});

const without = (errors: TestimonialErrors, ...names: (keyof TestimonialErrors)[]): TestimonialErrors => {
  const remaining = { ...errors };
  for (const name of names) delete remaining[name];
  return remaining;
};

const unreviewed = { phase: 'ready', review: null, sendWhenReviewed: false } as const;

/** Messages, beside the field's own, that an edit makes stale. */
const aboutField: Record<TestimonialField, readonly (keyof TestimonialErrors)[]> = {
  name: ['consent-name'],
  email: [],
  content: ['whose', 'consent-health'],
  website: [],
  whose: ['consent-health'],
};

const edit = (state: TestimonialState, field: TestimonialField, value: string): TestimonialState => {
  const errors = without(state.errors, field, ...aboutField[field]);
  // What is agreed to has other words for another person.
  const agreed = field === 'whose' ? state.agreed.filter((topic) => topic !== 'health') : state.agreed;
  const next = { ...state, values: { ...state.values, [field]: value }, agreed, errors };
  return field === 'content' ? { ...next, ...unreviewed } : next;
};

const agree = (state: TestimonialState, topic: ConsentTopic, agreed: boolean): TestimonialState => {
  const others = state.agreed.filter((other) => other !== topic);
  return {
    ...state,
    agreed: agreed ? [...others, topic] : others,
    errors: without(state.errors, `consent-${topic}`),
  };
};

/** True if nothing may be sent until the text changes; nobody who may be in danger is held back. */
export const needsRevision = ({ review }: Pick<TestimonialState, 'review'>): boolean =>
  review?.isAppropriate === false && !review.helplines;

const refuse = (state: TestimonialState, errors: TestimonialErrors): TestimonialState => ({
  ...state,
  ...unreviewed,
  review: state.phase === 'reviewed' ? state.review : null,
  phase: state.phase === 'reviewed' ? 'reviewed' : 'ready',
  errors,
  refusals: state.refusals + 1,
});

const submit = (state: TestimonialState): TestimonialState => {
  if (state.phase === 'submitting' || needsRevision(state)) return state;
  const errors = testimonialErrors(state.values, state.image, state.agreed);
  if (hasErrors(errors)) return refuse(state, errors);
  if (state.phase === 'reviewed') return { ...state, phase: 'submitting', errors: {} };
  return { ...state, phase: 'reviewing', sendWhenReviewed: true, errors: {} };
};

const reviewed = (state: TestimonialState, content: string, review: ReviewResult): TestimonialState => {
  if (state.phase !== 'reviewing' || state.values.content !== content) return state;
  const go = state.sendWhenReviewed && !needsRevision({ review });
  const { helplines = null } = review === REVIEW_UNAVAILABLE ? state : review;
  return { ...state, review, helplines, sendWhenReviewed: false, phase: go ? 'submitting' : 'reviewed' };
};

/** Fills empty fields only: what somebody has typed since is never overwritten. */
const restore = (state: TestimonialState, draft: TestimonialDraft, earlier: boolean): TestimonialState => ({
  ...state,
  values: { ...state.values, ...draft.values, ...pickFields(state.values) },
  image: state.image ?? draft.image,
  agreed: [...new Set([...state.agreed, ...draft.agreed])],
  restored: state.restored || earlier,
});

export const testimonialReducer = (state: TestimonialState, action: TestimonialAction): TestimonialState => {
  if (state.phase === 'submitting' && !['failed', 'reset'].includes(action.type)) return state;
  switch (action.type) {
    case 'edit':
      return edit(state, action.field, action.value);
    case 'image':
      return { ...state, image: action.image, errors: without(state.errors, 'consent-photo') };
    case 'agree':
      return agree(state, action.topic, action.agreed);
    case 'permit':
      return { ...state, permittedNames: action.given ? namesOf(state.review) : '' };
    case 'review':
      return state.phase === 'ready' ? { ...state, phase: 'reviewing' } : state;
    case 'reviewed':
      return reviewed(state, action.content, action.result);
    case 'submit':
      return submit(state);
    case 'failed': {
      const refused = hasErrors(action.errors);
      return { ...state, ...unreviewed, errors: action.errors, refusals: state.refusals + (refused ? 1 : 0) };
    }
    case 'restore':
      return restore(state, action.draft, action.earlier);
    case 'reset':
      return startTestimonial();
  }
};
