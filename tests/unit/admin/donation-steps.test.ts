import { expect, test } from 'vitest';
import { donationTransitions } from '#contract/donation-desk.ts';
import { donationStatuses } from '#contract/donations.ts';
import { pathBetween, saidAfter, stepsFrom } from '#site/admin/donations/decisions.ts';

test.each([
  ['pending', 'approved', ['approved']],
  ['approved', 'pending', ['pending']],
  ['rejected', 'approved', ['pending', 'approved']],
  ['collected', 'approved', ['approved']],
  ['pending', 'collected', ['approved', 'collected']],
  ['approved', 'approved', []],
] as const)('from %s to %s the way is %j', (from, to, way) => {
  expect(pathBetween(from, to)).toEqual(way);
});

test('every step can be taken back', () => {
  for (const from of donationStatuses) {
    for (const to of donationTransitions[from]) expect(pathBetween(to, from).at(-1)).toBe(from);
  }
});

test('every status offers exactly the steps that may follow', () => {
  for (const status of donationStatuses) {
    expect(stepsFrom(status).map(({ to }) => to)).toEqual(donationTransitions[status]);
  }
});

test('the keys of a status are told apart', () => {
  for (const status of donationStatuses) {
    const keys = stepsFrom(status).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test('a step is said in plain words', () => {
  expect(saidAfter('approved', 'Two chairs')).toBe('Approved: Two chairs');
  expect(saidAfter('pending', 'Two chairs')).toBe('Back to pending: Two chairs');
});
