import * as z from 'zod/mini';
import {
  type DonationCategory,
  type DonationCondition,
  type DonationSubmission,
  donationSubmission,
  donorStep,
  itemStep,
  pickupStep,
} from '#contract/donations/donations.ts';
import { donationFormTextMax, formFieldOf, otherThingFields, otherThingsIn } from '#contract/donations/other-things.ts';
import { refusedOf } from '#contract/donations/refused-items.ts';
import type { KnownItem } from '#contract/donations/what-we-take.ts';
import type { County } from '#contract/places/counties.ts';
import { soundsUrgent } from '#contract/review/urgent-words.ts';
import { euroOf } from '#contract/text/number-text.ts';
import { fieldErrors } from '../ui/field-errors.ts';
import { hasErrors, visitorFields } from '../ui/visitor-fields.ts';

/** Names the form's fields, its draft and its idempotency key. */
export const DONATION_FORM = 'donation';

const fieldsOfDonor = ['place', 'submitterName', 'submitterPhone', 'submitterEmail'] as const;
const fieldsOfItem = [
  'category',
  'condition',
  'description',
  'whyAllTheSame',
  ...otherThingFields,
  'fireLabel',
  'estimatedValue',
] as const;
export const fieldsOfPickup = [
  'pickupAddress',
  'pickupEircode',
  'pickupCounty',
  'pickupFloor',
  'pickupParking',
  'pickupBoxes',
  'pickupInstructions',
] as const;
const donationFields = [...fieldsOfDonor, ...fieldsOfItem, 'pickupRequired', ...fieldsOfPickup, 'website'] as const;
export type DonationField = (typeof donationFields)[number];

/** `pickupRequired` is empty, `true` or `false`. */
export type DonationValues = Record<DonationField, string>;
export type DonationErrors = Partial<Record<DonationField, string>>;
export type Step = 1 | 2 | 3;

export const { controlId, pickFields, summaryOf, control } = visitorFields(DONATION_FORM, donationFields);

export const noValues = Object.fromEntries(donationFields.map((name) => [name, ''])) as DonationValues;

export const fieldsOfStep: Record<Step, readonly DonationField[]> = {
  1: [...fieldsOfDonor, 'website'],
  2: fieldsOfItem,
  3: ['pickupRequired', ...fieldsOfPickup],
};

const choice = { true: true, false: false } as const;

const parsed = (values: DonationValues) => ({
  ...values,
  category: values.category as DonationCategory,
  otherThings: otherThingsIn(values),
  fireLabel: values.fireLabel as DonationSubmission['fireLabel'],
  condition: values.condition as DonationCondition,
  estimatedValue: values.estimatedValue.trim() === '' ? undefined : euroOf(values.estimatedValue),
  pickupCounty: values.pickupCounty as County,
  pickupRequired: choice[values.pickupRequired as keyof typeof choice],
});

const steps = { 1: donorStep, 2: itemStep, 3: pickupStep } as const;

/** In the order of the form; `errors` have the names of the call. */
export const formErrors = (errors: Readonly<Record<string, string>>): DonationErrors =>
  pickFields(Object.fromEntries(Object.entries(errors).map(([path, message]) => [formFieldOf(path), message])));

export const stepErrors = (step: Step, values: DonationValues): DonationErrors =>
  formErrors(fieldErrors(z.safeParse(steps[step], parsed(values))));

/** Returns 1 if no step has an error. */
export const stepWith = (errors: DonationErrors): Step =>
  ([1, 2, 3] as const).find((step) => fieldsOfStep[step].some((name) => errors[name])) ?? 1;

/** Returns the step asked for, or the first one before it whose answers are not complete. */
export const reachableStep = (values: DonationValues, requested: Step): Step =>
  ([1, 2] as const).find((step) => step < requested && hasErrors(stepErrors(step, values))) ?? requested;

/** @throws if the fields are not valid. */
export const toSubmission = (values: DonationValues): DonationSubmission => z.parse(donationSubmission, parsed(values));

/** Returns the first text that sounds like an emergency, cut to its limit; empty if there is none. */
export const urgentText = (values: DonationValues): string =>
  (Object.keys(donationFormTextMax) as (keyof typeof donationFormTextMax)[])
    .map((name) => values[name].slice(0, donationFormTextMax[name]))
    .find(soundsUrgent) ?? '';

export const refusedItems = (values: DonationValues, items: readonly KnownItem[]): KnownItem[] =>
  refusedOf({ description: values.description, otherThings: otherThingsIn(values) }, items);

export const unexplained = (values: DonationValues, items: readonly KnownItem[]): boolean =>
  values.whyAllTheSame.trim() === '' && refusedItems(values, items).length > 0;
