import { describe, expect, test } from 'vitest';
import { REVIEW_UNAVAILABLE, type ReviewResult } from '#contract/review/review.ts';
import { consentNeeded, consentProblems } from '#contract/testimonials/consent.ts';
import { reviewVariant } from '#site/testimonials/review-variant.ts';
import {
  needsRevision,
  startTestimonial,
  type TestimonialAction,
  type TestimonialState,
  testimonialReducer,
} from '#site/testimonials/testimonial-form.ts';
import { testimonialErrors } from '#site/testimonials/testimonial-values.ts';

const content = 'The lift to hospital came every Tuesday.';
const good: ReviewResult = { isAppropriate: true, feedback: 'Clear and kind.', confidenceScore: 0.94 };
const bad: ReviewResult = {
  isAppropriate: false,
  feedback: 'There is a phone number in it.',
  suggestedChanges: 'Ring […].',
  confidenceScore: 0.88,
};
const play = (state: TestimonialState, ...actions: TestimonialAction[]) => actions.reduce(testimonialReducer, state);
const filled = (changes: Partial<TestimonialState['values']> = {}) =>
  startTestimonial({ content, whose: 'own', ...changes }, ['publication', 'health']);
const reviewed = (result: ReviewResult) => play(filled(), { type: 'review' }, { type: 'reviewed', content, result });
const edit = (value: string): TestimonialAction => ({ type: 'edit', field: 'content', value });

describe('the automatic review', () => {
  test('goes from ready over reviewing to reviewed', () => {
    expect(filled().phase).toBe('ready');
    expect(play(filled(), { type: 'review' }).phase).toBe('reviewing');
    expect(reviewed(good)).toMatchObject({ phase: 'reviewed', review: good });
  });

  test('holds back what is not appropriate until the text is edited', () => {
    const held = reviewed(bad);
    expect(needsRevision(held)).toBe(true);
    expect(play(held, { type: 'submit' })).toBe(held);
    expect(play(held, { type: 'edit', field: 'name', value: 'Nuala' }).review).toBe(bad);
    const edited = play(held, edit(`${content} Thanks.`));
    expect(edited).toMatchObject({ phase: 'ready', review: null });
  });

  test('an answer about an earlier text is ignored', () => {
    const newer = play(filled(), { type: 'review' }, edit(`${content} Thanks.`), { type: 'review' });
    expect(play(newer, { type: 'reviewed', content, result: bad })).toBe(newer);
  });

  test('is waited for when somebody submits before it has answered', () => {
    const waiting = play(filled(), { type: 'submit' });
    expect(waiting).toMatchObject({ phase: 'reviewing', sendWhenReviewed: true });
    expect(play(waiting, { type: 'reviewed', content, result: good }).phase).toBe('submitting');
    expect(play(waiting, { type: 'reviewed', content, result: bad })).toMatchObject({
      phase: 'reviewed',
      sendWhenReviewed: false,
    });
    expect(play(waiting, edit('Other')).sendWhenReviewed).toBe(false);
  });

  test('that cannot be reached lets the text pass, for a person to read', () => {
    const state = reviewed(REVIEW_UNAVAILABLE);
    expect(needsRevision(state)).toBe(false);
    expect(play(state, { type: 'submit' }).phase).toBe('submitting');
    expect(reviewVariant(state)).toMatchObject({
      variant: 'off',
      text: 'Review service temporarily unavailable. Content will be manually reviewed.',
    });
  });

  test('takes the helplines away only where it has read the text again', () => {
    const helplines = [{ name: 'Samaritans', number: '116 123' }];
    const answered = (result: ReviewResult) =>
      play({ ...filled(), helplines }, { type: 'review' }, { type: 'reviewed', content, result }).helplines;
    expect(answered(REVIEW_UNAVAILABLE)).toEqual(helplines);
    expect(answered(good)).toBeNull();
  });

  test('has words for every state', () => {
    expect(reviewVariant(filled()).variant).toBe('ready');
    expect(reviewVariant({ phase: 'reviewing', review: null }).variant).toBe('busy');
    expect(reviewVariant(reviewed(good))).toMatchObject({ variant: 'ok', text: good.feedback });
    expect(reviewVariant(reviewed(bad))).toMatchObject({ variant: 'revise', text: bad.feedback });
  });
});

describe('sending', () => {
  test('nothing changes while it is being sent', () => {
    const sending = play(reviewed(good), { type: 'submit' });
    expect(sending.phase).toBe('submitting');
    expect(play(sending, edit('Other'), { type: 'submit' })).toBe(sending);
  });

  test('is ready again after an error, with everything in it', () => {
    const failed = play(reviewed(good), { type: 'submit' }, { type: 'failed', errors: { email: 'x' } });
    expect(failed).toMatchObject({ phase: 'ready', errors: { email: 'x' }, refusals: 1, values: { content } });
  });

  test('is refused while something is missing, and the review stays', () => {
    const state = play(reviewed(good), { type: 'edit', field: 'email', value: 'nuala' }, { type: 'submit' });
    expect(state).toMatchObject({ phase: 'reviewed', refusals: 1, review: good });
    expect(state.errors).toEqual({ email: 'Please enter a valid email address' });
  });
});

describe('the rules', () => {
  const errors = (values: Partial<TestimonialState['values']>) =>
    testimonialErrors(startTestimonial(values).values, null, ['publication', 'health']);

  test.each([
    ['', 'Testimonial content is required'],
    ['   ', 'Testimonial content is required'],
    [' Thank you all.         ', 'Testimonial must be at least 20 characters long'],
    [content, undefined],
  ])('a text "%s"', (text, message) => {
    expect(errors({ content: text }).content).toBe(message);
  });

  test('publication is asked always, name and picture where they are given', () => {
    const plain = { name: ' ', image: false, content: 'The kettle was on.', whose: '' as const };
    expect(consentNeeded(plain)).toEqual(['publication']);
    expect(consentNeeded({ ...plain, name: 'Nuala', image: true })).toEqual(['publication', 'name', 'photo']);
    const { values } = startTestimonial({ content, name: 'Nuala', whose: 'own' });
    expect(Object.keys(testimonialErrors(values, new File(['x'], 'a.png'), ['health']))).toEqual([
      'consent-publication',
      'consent-name',
      'consent-photo',
    ]);
  });

  test.each([
    ['The kettle was on.', '', []],
    ['The kettle was on.', 'own', []],
    ['The kettle was on.', 'other', ['consent-health']],
    ['The kettle was on.', 'died', ['consent-health']],
    ['They drove me to chemo.', '', ['whose']],
    ['They drove me to chemo.', 'own', ['consent-health']],
    ['Tata był w szpitalu.', 'own', ['consent-health']],
    ['Bhí sí tinn.', 'own', ['consent-health']],
    ['I will call at the shop, still grinning.', '', []],
  ] as const)('“%s” of whose “%s” asks for %o', (text, whose, asked) => {
    const told = { name: '', image: false, content: text, whose };
    expect(Object.keys(consentProblems(told, ['publication']))).toEqual(asked);
  });

  test('what was agreed to about one person does not count for another', () => {
    const other = play(filled(), { type: 'edit', field: 'whose', value: 'other' });
    expect(other.agreed).toEqual(['publication']);
    expect(play(other, { type: 'submit' }).errors).toEqual({
      'consent-health': 'Please say that the person has read your words and agrees',
    });
  });

  test('agreeing clears its error, and so does taking away the name or the picture', () => {
    const refused = play(startTestimonial({ content, name: 'Nuala' }), { type: 'submit' });
    expect(play(refused, { type: 'agree', topic: 'health', agreed: true }).errors['consent-health']).toBeUndefined();
    expect(play(refused, { type: 'edit', field: 'name', value: '' }).errors['consent-name']).toBeUndefined();
    expect(refused.errors['consent-publication']).toBeTruthy();
  });
});
