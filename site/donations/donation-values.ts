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
import { formFieldOf, formTextMax, otherThingFields, otherThingsIn } from '#contract/donations/other-things.ts';
import { refusedOf } from '#contract/donations/refused-items.ts';
import type { KnownItem } from '#contract/donations/what-we-take.ts';
import type { County } from '#contract/places/counties.ts';
import { soundsUrgent } from '#contract/review/urgent-words.ts';
import { euroOf } from '#contract/text/number-text.ts';

export const donationFields = [
  'place',
  'submitterName',
  'submitterPhone',
  'submitterEmail',
  'category',
  'condition',
  'description',
  'whyAllTheSame',
  ...otherThingFields,
  'fireLabel',
  'estimatedValue',
  'pickupRequired',
  'pickupAddress',
  'pickupEircode',
  'pickupCounty',
  'pickupFloor',
  'pickupParking',
  'pickupBoxes',
  'pickupInstructions',
  'website',
] as const;
export type DonationField = (typeof donationFields)[number];

/** `pickupRequired` is empty, `true` or `false`. */
export type DonationValues = Record<DonationField, string>;
export type DonationErrors = Partial<Record<DonationField, string>>;
export type Step = 1 | 2 | 3;

export const noValues = Object.fromEntries(donationFields.map((name) => [name, ''])) as DonationValues;

export const fieldsOfPickup = [
  'pickupAddress',
  'pickupEircode',
  'pickupCounty',
  'pickupFloor',
  'pickupParking',
  'pickupBoxes',
  'pickupInstructions',
] as const;

export const fieldsOfStep: Record<Step, readonly DonationField[]> = {
  1: ['place', 'submitterName', 'submitterPhone', 'submitterEmail', 'website'],
  2: ['category', 'condition', 'description', 'whyAllTheSame', ...otherThingFields, 'fireLabel', 'estimatedValue'],
  3: ['pickupRequired', ...fieldsOfPickup],
};

export const pickFields = (source: Record<string, unknown>): Partial<DonationValues> =>
  Object.fromEntries(
    donationFields.flatMap((name) => {
      const value = source[name];
      return typeof value === 'string' && value !== '' ? [[name, value]] : [];
    }),
  );

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

/** Returns the first message of each field, in the order of the form. */
export const stepErrors = (step: Step, values: DonationValues): DonationErrors => {
  const issues = z.safeParse(steps[step], parsed(values)).error?.issues ?? [];
  const found = new Map<string, string>();
  for (const { path, message } of issues) {
    const name = formFieldOf(path.join('.'));
    if (!found.has(name)) found.set(name, message);
  }
  return Object.fromEntries(fieldsOfStep[step].flatMap((name) => (found.has(name) ? [[name, found.get(name)]] : [])));
};

/** Returns 1 if no step has an error. */
export const stepWith = (errors: DonationErrors): Step =>
  ([1, 2, 3] as const).find((step) => fieldsOfStep[step].some((name) => errors[name])) ?? 1;

/** Returns the step asked for, or the first one before it whose answers are not complete. */
export const reachableStep = (values: DonationValues, asked: Step): Step =>
  ([1, 2] as const).find((step) => step < asked && Object.keys(stepErrors(step, values)).length > 0) ?? asked;

/** @throws if the fields are not valid. */
export const toSubmission = (values: DonationValues): DonationSubmission => z.parse(donationSubmission, parsed(values));

/** Returns the first text that sounds like an emergency, cut to its limit; empty if there is none. */
export const urgentText = (values: DonationValues): string =>
  (Object.keys(formTextMax) as (keyof typeof formTextMax)[])
    .map((name) => values[name].slice(0, formTextMax[name]))
    .find(soundsUrgent) ?? '';

export const notTaken = (values: DonationValues, items: readonly KnownItem[]): KnownItem[] =>
  refusedOf({ description: values.description, otherThings: otherThingsIn(values) }, items);

export const unexplained = (values: DonationValues, items: readonly KnownItem[]): boolean =>
  values.whyAllTheSame.trim() === '' && notTaken(values, items).length > 0;
