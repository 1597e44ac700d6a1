import { cleanup, screen, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { DonationsPage } from '#site/pages/donations/DonationsPage.tsx';
import { livePage } from '../../support/live-page.tsx';
import { setUpPerson } from '../../support/person.ts';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

const open = async () => {
  const page = await livePage('/donations', DonationsPage);
  const user = setUpPerson();
  await user.click(screen.getByRole('button', { name: 'Start Your Donation' }));
  return { ...page, user };
};
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

test('a mistyped address is asked about when its field is left, and mended with one press', async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Email'), 'b@gmail.con');
  expect(screen.queryByText('Did you mean gmail.com?')).toBeNull();
  await user.tab();
  expect(screen.getByText('Did you mean gmail.com?')).not.toBeNull();
  await press(user, 'Yes, gmail.com');
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'b@gmail.com');
  expect(screen.queryByText('Did you mean gmail.com?')).toBeNull();
});

test('nobody is kept from going on; the check of answers asks once more, and one press keeps the answer', async () => {
  const { user, api } = await open();
  await user.type(screen.getByLabelText('Your name'), 'Deirdre');
  await user.type(screen.getByLabelText('Phone'), '1');
  await user.type(screen.getByLabelText('Email'), 'b@gmail.con');
  await press(user, 'Next');
  await user.click(screen.getByRole('radio', { name: /Toys/ }));
  await user.click(screen.getByRole('radio', { name: /Good/ }));
  await user.type(screen.getByLabelText(/^Description/), 'Two cars and a train.');
  await press(user, 'Next');
  const answers = within(screen.getByRole('region', { name: 'Check your answers' }));
  await user.click(answers.getByRole('button', { name: 'It Is Complete' }));
  await user.click(answers.getByRole('button', { name: 'Keep gmail.con' }));
  expect(answers.queryByRole('status')).toBeNull();
  await user.click(screen.getByRole('radio', { name: /pick it up/ }));
  expect(screen.queryByText('Where to drop things off')).toBeNull();
  await user.type(screen.getByLabelText('Pickup address'), 'x');
  await user.type(screen.getByLabelText(/^Eircode/), 'y34 vx20');
  expect(screen.getByLabelText(/^County/)).toHaveProperty('value', 'Wexford');
  expect(screen.getByText('A van needs a street.')).not.toBeNull();
  await press(user, 'Submit');
  await screen.findByText(/We have your offer/);
  expect([...api.deps.store.data.donations.all()]).toMatchObject([
    {
      submitterPhone: '1',
      submitterEmail: 'b@gmail.con',
      pickupAddress: 'x',
      pickupCounty: 'Wexford',
      pickupEircode: 'Y34 VX20',
    },
  ]);
});
