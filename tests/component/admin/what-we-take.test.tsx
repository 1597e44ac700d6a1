import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPortal } from '../../support/portal.tsx';
import { screenApi } from '../../support/screen-api.ts';

const SECTION = '/admin/settings?section=items';
const form = async () => within(await screen.findByRole('form', { name: 'Furniture' }));

test('a thing that is not taken is written with its reason, and stays when a colleague writes another category', async () => {
  const api = screenApi();
  const { person } = await openPortal(SECTION, { api });
  await screen.findAllByText('Nothing is written: visitors are told to ask');
  await person.click(screen.getByRole('link', { name: 'Edit Furniture' }));
  const furniture = await form();
  await person.click(furniture.getByRole('button', { name: 'Add what we cannot take' }));
  await person.click(furniture.getByRole('button', { name: 'Save changes' }));
  await furniture.findAllByText('Please write what it is');
  await person.type(furniture.getByLabelText('What'), 'Mattresses');
  await person.type(furniture.getByLabelText(/^What to do instead/), 'The recycling centre takes them.');
  const toys = { category: 'toys', isTaken: true, name: 'Jigsaws', why: '', instead: '', words: '' };
  await api.call('put', '/settings/what-we-take', { as: await api.staff(), json: { items: [toys] } });
  await person.click(furniture.getByRole('button', { name: 'Save changes' }));
  await furniture.findByText(/^Saved\./);
  const { body } = await api.get('/settings/what-we-take');
  expect(body.items).toEqual([
    toys,
    {
      category: 'furniture',
      isTaken: false,
      name: 'Mattresses',
      why: '',
      instead: 'The recycling centre takes them.',
      words: '',
    },
  ]);
});

test('what a colleague wrote in the same category is not overwritten unseen', async () => {
  const api = screenApi();
  const { person } = await openPortal(`${SECTION}&category=furniture`, { api });
  const furniture = await form();
  await person.click(furniture.getByRole('button', { name: 'Add what we take' }));
  await person.type(furniture.getByLabelText('What'), 'Armchairs');
  const theirs = { category: 'furniture', isTaken: true, name: 'Tables', why: '', instead: '', words: '' };
  await api.call('put', '/settings/what-we-take', { as: await api.staff(), json: { items: [theirs] } });
  await person.click(furniture.getByRole('button', { name: 'Save changes' }));
  await furniture.findByText(/A colleague has changed this meanwhile/);
});
