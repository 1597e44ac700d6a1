import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { donationRecord } from '#contract/records/donation.ts';
import { DonationFacts } from '#site/admin/review/donations/DonationFacts.tsx';
import { donation } from '../../support/donation-item.ts';

const factsOf = (item: Parameters<typeof donation>[0]) => {
  const { container } = render(<DonationFacts item={donation(item)} />);
  return Object.fromEntries(
    [...container.querySelectorAll('dl > div')].map((line) => [...line.children].map(({ textContent }) => textContent)),
  );
};

it('the facts of an offer are all that its description names, the address with its county and Eircode', () => {
  const facts = factsOf({ pickupCounty: 'Wexford', pickupEircode: 'Y34 VX20' });
  expect(Object.keys(facts).sort()).toEqual(
    Object.values(donationRecord)
      .flatMap(({ fact }) => fact ?? [])
      .sort(),
  );
  expect(facts['Pickup address']).toBe('14 Charlton Hill, New Ross\nCo. Wexford\nY34 VX20');
});

it('the facts of what is brought to a shop have no address', () => {
  const facts = factsOf({ pickupRequired: false, pickupAddress: '', pickupInstructions: '' });
  expect(facts).toMatchObject({ Delivery: 'Drops it off' });
  expect(facts).not.toHaveProperty('Pickup address');
  expect(facts).not.toHaveProperty('Instructions');
});
