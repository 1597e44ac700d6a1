import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { addPerson } from '../../support/people.ts';
import { openPortal } from '../../support/portal.tsx';
import { addOffer, addStory, decideOffer, decideStory } from '../../support/records.ts';
import { screenApi } from '../../support/screen-api.ts';

const openList = async (person: Awaited<ReturnType<typeof openPortal>>['person']) => {
  const [entry] = await screen.findAllByText('My last decisions');
  if (entry) await person.click(entry);
  return within(await screen.findByRole('dialog', { name: 'My last decisions' }));
};

test('what I decided today is listed from the account menu, and U undoes the latest that stands, one after the other', async () => {
  const api = screenApi();
  const me = await addPerson(api.deps, { role: 'Volunteer' });
  const { id: offer } = await addOffer(api, { description: 'An oak table' });
  const story = await addStory(api, { name: 'Maura Cullen' });
  await decideOffer(api, offer, 'approved', { by: me });
  await decideStory(api, story, 'reject', { by: me });
  const { person } = await openPortal('/admin', { api, as: me });
  const list = await openList(person);
  await list.findByText('Rejected: Maura Cullen');
  list.getByText('Approved: An oak table');
  list.getByText(/^Its mail leaves /);
  await person.keyboard('u');
  await waitFor(() => expect(list.getAllByText('Undone.')).toHaveLength(1));
  expect(api.deps.store.data.testimonials.get(story)?.status).toBe('pending');
  await person.click(list.getByRole('button', { name: 'Undo: Approved, An oak table' }));
  await waitFor(() => expect(list.getAllByText('Undone.')).toHaveLength(2));
  expect(api.deps.store.data.donations.get(offer)?.status).toBe('pending');
  expect(list.queryByRole('button', { name: /^Undo/ })).toBeNull();
});

test('an undo that a colleague has overtaken says so, and the list shows what is', async () => {
  const api = screenApi();
  const me = await addPerson(api.deps, { role: 'Volunteer' });
  const { id: offer } = await addOffer(api, { description: 'An oak table' });
  await decideOffer(api, offer, 'approved', { by: me });
  const { person } = await openPortal('/admin', { api, as: me });
  const list = await openList(person);
  const undo = await list.findByRole('button', { name: /^Undo/ });
  await decideOffer(api, offer, 'collected');
  await person.click(undo);
  const alert = within(await screen.findByRole('alertdialog'));
  alert.getByText(/made this decision|later decision/);
  await person.click(alert.getByRole('button', { name: 'Close' }));
  await list.findByText('Decided again since.');
});

test('who has decided nothing reads that, and who does not decide has no such list', async () => {
  const { person } = await openPortal('/admin', { as: { role: 'Volunteer' } });
  await (await openList(person)).findByText('You have decided nothing within the last day.');
  cleanup();
  await openPortal('/admin', { as: { role: 'Editor' } });
  await screen.findAllByText('My account');
  expect(screen.queryByText('My last decisions')).toBeNull();
});
