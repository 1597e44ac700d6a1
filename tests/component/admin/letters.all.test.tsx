import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { addWaitingOffer } from '../../support/desk-records.ts';
import { addPerson } from '../../support/people.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { screenApi } from '../../support/screen-api.ts';
import { makeOffer } from '../../support/submissions.ts';

beforeEach(() => {
  window.scrollTo = vi.fn();
});
const open = async () => {
  const api = screenApi();
  const { id } = await addWaitingOffer(api);
  const portal = await openPortal(`/admin/donations?item=${id}`, { api, as: volunteer });
  await portal.person.click(await screen.findByRole('button', { name: 'Write to the donor' }));
  return { ...portal, api, id, dialog: within(await screen.findByRole('dialog', { name: 'Write to Deirdre' })) };
};

test('a letter needs words, takes saved answers, and stands with the offer under its author', async () => {
  const { api, id, person, dialog } = await open();
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  expect(dialog.getAllByText('Please write something').length).toBeGreaterThan(0);
  await person.type(dialog.getByLabelText(/^Your words/), 'Thank you.');
  await person.click(await dialog.findByRole('button', { name: 'A photo' }));
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Write to Deirdre' })).toBeNull());
  await screen.findByText(/Thank you\.\s+Would you send us a photo of it\?/);
  expect(api.deps.store.data.donations.get(id)?.linkVersion ?? 1).toBe(1);
});

test('what was typed stays when it could not be sent', async () => {
  const { api, line, person, dialog } = await open();
  line.failNext('POST', '/api/letters', 'offline');
  const words = dialog.getByLabelText<HTMLTextAreaElement>(/^Your words/);
  await person.type(words, 'Thank you.');
  await person.click(dialog.getByLabelText(/^Make a new link/));
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  await dialog.findByText(/connection|try again/i);
  expect(words.value).toBe('Thank you.');
  expect([...api.deps.store.data.donations.all()][0]?.letters).toBeUndefined();
});

test('what is typed to a donor survives a reload, and is forgotten once it is sent', async () => {
  const api = screenApi();
  const { id } = await addWaitingOffer(api);
  const { id: me } = await addPerson(api.deps, volunteer);
  const again = async () => {
    cleanup();
    const { person } = await openPortal(`/admin/donations?item=${id}`, { api, as: { id: me } });
    await person.click(await screen.findByRole('button', { name: 'Write to the donor' }));
    return { person, words: await screen.findByLabelText<HTMLTextAreaElement>(/^Your words/) };
  };
  const first = await again();
  await first.person.type(first.words, 'Thank you.');
  const second = await again();
  expect(second.words.value).toBe('Thank you.');
  await second.person.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Write to Deirdre' })).toBeNull());
  expect((await again()).words.value).toBe('');
});

test('everything with a person is one column, in which a mail can be read', async () => {
  const api = screenApi();
  const { id } = await addWaitingOffer(api);
  const { person } = await openPortal(`/admin/donations?item=${id}`, { api, as: volunteer });
  await person.click(await screen.findByRole('button', { name: 'Write to the donor' }));
  await person.type(await screen.findByLabelText(/^Your words/), 'Thank you.');
  await person.click(screen.getByRole('button', { name: 'Send' }));
  await person.click(await screen.findByRole('link', { name: /^Everything with Deirdre/ }));
  await screen.findByRole('heading', { name: /^Everything with Deirdre/ });
  await screen.findByText('Thank you.');
  await person.click(screen.getByRole('button', { name: /^Read the mail ?: Letter/ }));
  const mail = within(await screen.findByRole('dialog', { name: /^About your offer/ }));
  mail.getByText(/Thank you\./);
});

test('a mail that came back is marked in the thread', async () => {
  const api = screenApi();
  const { id } = (await makeOffer(api)).body;
  await api.deps.outbox.deliverDue();
  const mailId = api.deps.mails[0]?.id;
  await api.deps.store.change((draft) => api.deps.outbox.bounce(draft, { mailId }, 'Came back'));
  await openPortal(`/admin/letters/donation/${id}`, { api, as: volunteer });
  await screen.findByText('Could not be delivered: ring instead');
});
