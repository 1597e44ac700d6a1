import { expect, test } from 'vitest';
import { donationTransitions } from '#contract/donations/donation-desk.ts';
import { donationStatuses } from '#contract/donations/donations.ts';
import { stepsFrom } from '#site/admin/review/donations/decisions.ts';
import { donationSubject } from '#site/admin/review/donations/donation-moderation.ts';
import { donation } from '../../support/donation-item.ts';

test('every status offers exactly the steps that may follow', () => {
  for (const status of donationStatuses) {
    expect(stepsFrom(status).map(({ to }) => to)).toEqual(donationTransitions[status]);
  }
});

test('the keys of a status differ', () => {
  for (const status of donationStatuses) {
    const keys = stepsFrom(status).map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test('a decision is named in plain words', () => {
  const chairs = donation({ description: 'Two chairs.' });
  expect(donationSubject.doneLabel({ ...chairs, status: 'approved' })).toBe('Approved: Two chairs');
  expect(donationSubject.doneLabel(chairs)).toBe('Back to pending: Two chairs');
});
