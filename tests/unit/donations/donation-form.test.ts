import { describe, expect, test } from 'vitest';
import {
  type DonationAction,
  type DonationState,
  donationReducer,
  startDonation,
} from '#site/donations/donation-form-state.ts';
import {
  type DonationValues,
  stepErrors,
  stepWith,
  toSubmission,
  urgentText,
} from '#site/donations/donation-values.ts';
import { progressPercent } from '#site/ui/Progress.tsx';

const donor = { submitterName: 'Deirdre', submitterEmail: 'd@example.ie', submitterPhone: '087' };
const item = { category: 'toys', condition: 'good', description: 'Two cars and a train.' };
const full: Partial<DonationValues> = { ...donor, ...item, pickupRequired: 'false' };

const play = (state: DonationState, ...actions: DonationAction[]): DonationState =>
  actions.reduce(donationReducer, state);
const photo = new File(['x'], 'one.jpg');
const next = { type: 'next' } as const;

describe('the steps', () => {
  test('go on one by one to the third, which only submit leaves, and back', () => {
    const states = [startDonation(full)];
    for (let at = 0; at < 3; at += 1) states.push(play(states.at(-1) ?? startDonation(), next));
    expect(states.map(({ step }) => step)).toEqual([1, 2, 3, 3]);
    expect(states.map(({ step }) => progressPercent(step))).toEqual([33, 67, 100, 100]);
    expect(states.every(({ phase }) => phase === 'filling')).toBe(true);
    const back = play(startDonation(full), next, next, { type: 'previous' });
    expect(back.step).toBe(2);
    expect(play(back, { type: 'previous' }, { type: 'previous' }).step).toBe(1);
  });

  test('a step that is not valid stays and counts the refusals', () => {
    const refused = play(startDonation(), { type: 'next' }, { type: 'next' });
    expect(refused).toMatchObject({ step: 1, refusals: 2, errors: { submitterName: 'Name is required' } });
  });

  test.each([1, 2] as const)('a change of step %i from step 3 leads back there', (step) => {
    const third = play(startDonation(full), next, next);
    const changing = play(third, { type: 'change', step });
    expect(changing).toMatchObject({ step, returning: true });
    expect(play(changing, next)).toMatchObject({ step: 3, returning: false });
  });

  test('a change goes back step by step once somebody presses Previous', () => {
    const changing = play(startDonation(full), next, next, { type: 'change', step: 2 }, { type: 'previous' });
    expect(changing).toMatchObject({ step: 1, returning: false });
    expect(play(changing, next).step).toBe(2);
  });

  test('a change leaves the errors of step 3 behind', () => {
    const refused = play(startDonation({ ...full, pickupRequired: '' }), next, next, { type: 'submit' });
    expect(refused).toMatchObject({ step: 3, refusals: 1 });
    expect(refused.errors.pickupRequired).toBeTruthy();
    expect(play(refused, { type: 'change', step: 1 }).errors).toEqual({});
  });

  test('submit goes to the first step that is not valid, and Next from there back to step 3', () => {
    const state = { ...startDonation({ ...full, description: 'short' }), step: 3 as const };
    const refused = play(state, { type: 'submit' });
    expect(refused).toMatchObject({ step: 2, phase: 'filling', refusals: 1 });
    const mended = play(refused, { type: 'edit', field: 'description', value: item.description }, next);
    expect(mended).toMatchObject({ step: 3, errors: {} });
  });

  test('Next leads back to step 3 only past steps that are valid', () => {
    const state = { ...startDonation({ ...full, submitterName: '', description: 'short' }), step: 3 as const };
    const mended = play(state, { type: 'submit' }, { type: 'edit', field: 'submitterName', value: 'Deirdre' }, next);
    expect(mended).toMatchObject({ step: 2, errors: {} });
    expect(play(mended, { type: 'edit', field: 'description', value: item.description }, next).step).toBe(3);
  });
});

describe('the fields', () => {
  test('an edit clears that field’s error and no other', () => {
    const refused = play(startDonation(), { type: 'next' }, { type: 'edit', field: 'submitterName', value: 'D' });
    expect(refused.errors.submitterName).toBeUndefined();
    expect(refused.errors.submitterEmail).toBe('Email is required');
  });

  test('choosing no pickup clears address and instructions with their errors', () => {
    const state = startDonation(
      { pickupRequired: 'true', pickupAddress: 'Home', pickupInstructions: 'Ring twice' },
      { pickupAddress: 'Please use at most 500 characters' },
    );
    const chosen = play(state, { type: 'edit', field: 'pickupRequired', value: 'false' });
    expect(chosen.values).toMatchObject({ pickupAddress: '', pickupInstructions: '' });
    expect(chosen.errors).toEqual({});
  });

  test('nothing can be edited or sent twice while it is being sent', () => {
    const sending = play(startDonation(full), { type: 'submit' });
    expect(sending.phase).toBe('sending');
    expect(play(sending, { type: 'edit', field: 'submitterName', value: 'X' }, { type: 'submit' })).toBe(sending);
    expect(play(sending, { type: 'change', step: 1 }, { type: 'photos', photos: [photo] })).toBe(sending);
  });

  test('a failure gives back the form with everything in it', () => {
    const failed = play(
      startDonation(full),
      { type: 'photos', photos: [photo] },
      { type: 'submit' },
      { type: 'failed', errors: {} },
    );
    expect(failed).toMatchObject({ phase: 'filling', photos: [photo], values: full });
  });

  test('an error from the server opens the step that has the field', () => {
    const errors = { submitterEmail: 'Please enter a valid email address' };
    expect(play(startDonation(full), { type: 'submit' }, { type: 'failed', errors })).toMatchObject({
      step: 1,
      errors,
      refusals: 1,
    });
  });

  test('cancel empties everything', () => {
    expect(play(startDonation(full), { type: 'next' }, { type: 'reset' })).toEqual(startDonation());
  });

  test('a draft fills only what is empty', () => {
    const restored = play(startDonation({ submitterName: 'New' }), {
      type: 'restore',
      values: { submitterName: 'Old', submitterPhone: '087' },
      photos: [photo],
    });
    expect(restored).toMatchObject({
      restored: true,
      photos: [photo],
      values: { submitterName: 'New', submitterPhone: '087' },
    });
  });
});

describe('the rules', () => {
  const errors = (step: 1 | 2 | 3, values: Partial<DonationValues>) => stepErrors(step, startDonation(values).values);

  test.each([
    ['', undefined],
    ['0', undefined],
    ['12.5', undefined],
    ['-1', 'Estimated value must be a number of at least 0 with at most two decimals'],
    ['1.234', 'Estimated value must be a number of at least 0 with at most two decimals'],
    ['many', 'Estimated value must be a number of at least 0 with at most two decimals'],
  ])('an estimated value of "%s"', (estimatedValue, message) => {
    expect(errors(2, { ...item, estimatedValue }).estimatedValue).toBe(message);
  });

  test('spaces alone are nothing', () => {
    expect(errors(1, { ...donor, submitterName: '   ' })).toEqual({ submitterName: 'Name is required' });
    expect(errors(2, { ...item, description: '   short   ' })).toEqual({
      description: 'Description must be at least 10 characters',
    });
    expect(errors(3, { pickupRequired: 'true', pickupAddress: '  ' })).toEqual({
      pickupAddress: 'Pickup address is required when pickup is needed',
    });
  });

  test('the step of an error', () => {
    expect([stepWith({}), stepWith({ condition: 'x' }), stepWith({ pickupAddress: 'x' })]).toEqual([1, 2, 3]);
  });

  test('what is sent is trimmed and has numbers and choices', () => {
    const { values } = startDonation({ ...full, submitterName: ' Deirdre ', estimatedValue: '12.50' });
    expect(toSubmission(values)).toMatchObject({
      submitterName: 'Deirdre',
      estimatedValue: 12.5,
      pickupRequired: false,
    });
  });

  test('only the one text that sounds urgent is looked at before an offer is sent, as far as it may be long', () => {
    const { values } = startDonation({ ...full, pickupAddress: '1 Quay Street', pickupInstructions: 'Ring twice.' });
    expect(urgentText(values)).toBe('');
    const pickupInstructions = `I want to die. ${'x'.repeat(2000)}`;
    expect(urgentText({ ...values, pickupInstructions })).toBe(pickupInstructions.slice(0, 1000));
  });
});
