import { expect, test } from 'vitest';
import { demoItems } from '#api/demo/known-items.ts';
import type { OtherThing } from '#contract/donations/donations.ts';
import { formFieldOf } from '#contract/donations/other-things.ts';
import { whatIsGiven } from '#site/admin/collect/runs/run-labels.ts';
import {
  type DonationValues,
  noValues,
  refusedItems,
  stepErrors,
  toSubmission,
  unexplained,
  urgentText,
} from '#site/donations/donation-values.ts';

const valuesOf = (typed: Partial<DonationValues>): DonationValues => ({
  ...noValues,
  submitterName: 'Deirdre',
  submitterEmail: 'd@example.ie',
  submitterPhone: '087',
  category: 'toys',
  condition: 'good',
  description: 'Two cars and a train.',
  pickupRequired: 'false',
  ...typed,
});

test('the lines of the form become the other things of the call, without blank ones', () => {
  const lines = {
    category3: 'books',
    condition3: 'fair',
    howMany3: 'two boxes',
    category4: 'toys',
    condition4: 'good',
  };
  expect(toSubmission(valuesOf(lines)).otherThings).toEqual([
    { category: 'books', condition: 'fair', howMany: 'two boxes' },
    { category: 'toys', condition: 'good' },
  ]);
  expect(toSubmission(valuesOf({})).otherThings).toEqual([]);
});

test('a mistake in a line goes to its own field, as the server names it too', () => {
  expect(stepErrors(2, valuesOf({ category2: 'books', howMany4: '3' }))).toEqual({
    condition2: 'Please select item condition',
    category4: 'Please select a category',
    condition4: 'Please select item condition',
  });
  expect(formFieldOf('otherThings.2.howMany')).toBe('howMany4');
  expect(formFieldOf('pickupAddress')).toBe('pickupAddress');
});

test('how many there are is read for danger, as every text of an offer', () => {
  expect(urgentText(valuesOf({ howMany4: 'I want to die.' }))).toBe('I want to die.');
});

test('how many there are is read for what the shops cannot take, too', () => {
  const values = valuesOf({ category2: 'furniture', condition2: 'good', howMany2: 'two mattresses' });
  expect(refusedItems(values, demoItems).map(({ name }) => name)).toEqual(['Mattresses']);
  expect(unexplained(values, demoItems)).toBe(true);
  expect(unexplained({ ...values, whyAllTheSame: 'Never slept on.' }, demoItems)).toBe(false);
});

test('the driver reads every kind in one line', () => {
  const first = { category: 'furniture', condition: 'good' };
  expect(whatIsGiven(first)).toBe('Furniture, Good');
  const otherThings: OtherThing[] = [
    { category: 'books', condition: 'fair', howMany: 'two boxes' },
    { category: 'toys', condition: 'good' },
  ];
  expect(whatIsGiven({ ...first, otherThings })).toBe(
    'Furniture, Good. Also: Books & Media, fair (two boxes); Toys & Games, good',
  );
});
