import type { DonationCreated } from '#contract/donations/donations.ts';
import { eircodeForm } from '#contract/personal-data/eircode.ts';
import { countyOfEircode } from '#contract/places/counties.ts';
import { hasErrors } from '../ui/visitor-fields.ts';
import {
  type DonationErrors,
  type DonationField,
  type DonationValues,
  fieldsOfPickup,
  noValues,
  pickFields,
  reachableStep,
  type Step,
  stepErrors,
  stepWith,
} from './donation-values.ts';

export interface DonationState {
  step: Step;
  values: DonationValues;
  photos: readonly File[];
  errors: DonationErrors;
  phase: 'filling' | 'sending' | 'sent';
  /** Fields whose answers were kept when a soft question asked about them. */
  kept: readonly DonationField[];
  /** Counts the refused attempts to go on, as each moves the focus to the summary. */
  refusals: number;
  /** True after step 3 led to an earlier one to change or mend an answer: Next leads back there. */
  returning: boolean;
  restored: boolean;
  created: DonationCreated | null;
}

export type DonationAction =
  | { type: 'edit'; field: DonationField; value: string }
  | { type: 'keep'; field: DonationField }
  | { type: 'photos'; photos: readonly File[] }
  | { type: 'next' }
  | { type: 'previous' }
  | { type: 'change'; step: Step }
  | { type: 'travel'; step: Step }
  | { type: 'submit' }
  | { type: 'sent'; created: DonationCreated }
  | { type: 'failed'; errors: DonationErrors }
  | { type: 'typed'; values: Partial<DonationValues>; step: Step | null }
  | { type: 'restore'; values: Partial<DonationValues>; photos: readonly File[] }
  | { type: 'reset' };

export const startDonation = (values: Partial<DonationValues> = {}, errors: DonationErrors = {}): DonationState => ({
  step: stepWith(errors),
  values: { ...noValues, ...values },
  photos: [],
  errors,
  phase: 'filling',
  kept: [],
  refusals: hasErrors(errors) ? 1 : 0,
  returning: false,
  restored: false,
  created: null,
});

const refuse = (state: DonationState, step: Step, errors: DonationErrors): DonationState => ({
  ...state,
  step,
  errors,
  phase: 'filling',
  returning: step < state.step || state.returning,
  refusals: state.refusals + 1,
});

const edit = (state: DonationState, field: DonationField, value: string): DonationState => {
  const values = { ...state.values, [field]: value };
  // Who begins with an Eircode does not write it twice.
  const isEircode = field === 'pickupEircode' || (field === 'place' && eircodeForm(value) !== null);
  if (isEircode) values.pickupEircode = value;
  const county = isEircode ? countyOfEircode(value) : null;
  if (county) values.pickupCounty = county;
  const errors: DonationErrors = { ...state.errors };
  delete errors[field];
  const kept = state.kept.filter((other) => other !== field);
  if (field !== 'pickupRequired' || value === 'true') return { ...state, values, errors, kept };
  for (const name of fieldsOfPickup) delete errors[name];
  const none = Object.fromEntries(fieldsOfPickup.map((name) => [name, '']));
  return { ...state, values: { ...values, ...none }, errors, kept };
};

const next = (state: DonationState): DonationState => {
  const { step, values, returning } = state;
  if (step === 3) return state;
  const errors = stepErrors(step, values);
  if (hasErrors(errors)) return refuse(state, step, errors);
  const following = step === 2 || (returning && !hasErrors(stepErrors(2, values))) ? 3 : 2;
  return { ...state, step: following, errors: {}, returning: returning && following !== 3 };
};

const previous = (state: DonationState): DonationState => {
  if (state.step === 1) return state;
  return { ...state, step: state.step === 3 ? 2 : 1, errors: {}, returning: false };
};

/** Goes forward only as far as the answers are complete. */
const travel = (state: DonationState, requested: Step): DonationState => {
  const step = requested > state.step ? reachableStep(state.values, requested) : requested;
  if (step !== requested) return refuse(state, step, stepErrors(step, state.values));
  return step === state.step ? state : { ...state, step, errors: {}, returning: state.returning && step !== 3 };
};

const submit = (state: DonationState): DonationState => {
  for (const step of [1, 2, 3] as const) {
    const errors = stepErrors(step, state.values);
    if (hasErrors(errors)) return refuse(state, step, errors);
  }
  return { ...state, phase: 'sending', errors: {} };
};

/** Fills empty fields only: what somebody has typed since is never overwritten. */
const restore = (state: DonationState, values: Partial<DonationValues>, photos: readonly File[]): DonationState => ({
  ...state,
  values: { ...state.values, ...values, ...pickFields(state.values) },
  photos: state.photos.length > 0 ? state.photos : photos,
  restored: true,
});

const whileSending: readonly DonationAction['type'][] = ['sent', 'failed', 'reset'];

export const donationReducer = (state: DonationState, action: DonationAction): DonationState => {
  if (state.phase !== 'filling' && !whileSending.includes(action.type)) return state;
  switch (action.type) {
    case 'edit':
      return edit(state, action.field, action.value);
    case 'keep':
      return { ...state, kept: [...state.kept, action.field] };
    case 'photos':
      return { ...state, photos: action.photos };
    case 'next':
      return next(state);
    case 'previous':
      return previous(state);
    case 'change':
      return { ...state, step: action.step, errors: {}, returning: true };
    case 'travel':
      return travel(state, action.step);
    case 'submit':
      return submit(state);
    case 'sent':
      return { ...state, phase: 'sent', created: action.created, restored: false };
    case 'failed':
      return hasErrors(action.errors)
        ? refuse(state, stepWith(action.errors), action.errors)
        : { ...state, phase: 'filling' };
    case 'typed':
      return {
        ...state,
        values: { ...state.values, ...action.values },
        step: hasErrors(state.errors) ? state.step : (action.step ?? state.step),
      };
    case 'restore':
      return restore(state, action.values, action.photos);
    case 'reset':
      return startDonation();
  }
};
