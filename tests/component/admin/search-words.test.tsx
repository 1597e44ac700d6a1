import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPortal } from '../../support/portal.tsx';
import { screenApi } from '../../support/screen-api.ts';

test('staff add to the words that the search knows, and take some away', async () => {
  const api = screenApi();
  const [chemo, duvet] = [
    { typed: 'chemo', means: 'hospital', page: '' },
    { typed: 'duvet', means: '', page: '/what-we-take' },
  ];
  const as = await api.staff('Administrator', 'Nuala Kehoe');
  await api.call('put', '/settings/search-words', { as, json: { entries: [chemo, duvet] } });
  const { person } = await openPortal('/admin/settings?section=words', { api });
  const form = within(await screen.findByRole('form', { name: 'Search words' }));
  await person.click(form.getByRole('button', { name: 'Remove “chemo”' }));
  await person.click(form.getByRole('button', { name: 'Add search words' }));
  await person.type(form.getByLabelText('What people type 2'), 'jam');
  await person.click(form.getByRole('button', { name: 'Save changes' }));
  await form.findAllByText('Please write our words for it, or the page that answers');
  await person.type(form.getByLabelText('The page that answers 2'), '/what-we-take');
  await person.click(form.getByRole('button', { name: 'Save changes' }));
  await form.findByText(/^Saved\./);
  const { body } = await api.get('/settings/search-words');
  expect(body.entries).toEqual([duvet, { typed: 'jam', means: '', page: '/what-we-take' }]);
});
