import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dovecot, MAILBOX_PASSWORD, startDovecot } from '../../support/dovecot.ts';
import { PASSWORD } from '../../support/people.ts';
import { openPortal } from '../../support/portal.tsx';
import { screenApi } from '../../support/screen-api.ts';

let dovecot: Dovecot;
beforeAll(async () => {
  dovecot = await startDovecot();
});
afterAll(() => dovecot.close());
const open = async (api = screenApi()) => {
  const opened = await openPortal('/admin/settings?section=mailbox', { api });
  await screen.findByRole('heading', { name: 'Answers by email' });
  return opened;
};

test('an administrator sets up the mailbox, looks into it, and is told why it cannot be read', async () => {
  const { person } = await open();
  expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull();
  await person.type(screen.getByLabelText('Server'), '127.0.0.1');
  await person.selectOptions(screen.getByLabelText('Encryption'), 'none');
  expect(screen.getByLabelText<HTMLInputElement>('Port').value).toBe('143');
  await person.clear(screen.getByLabelText('Port'));
  await person.type(screen.getByLabelText('Port'), String(dovecot.port));
  await person.type(screen.getByLabelText('Your password'), PASSWORD);
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  expect((await screen.findAllByText('Please enter the user of the mailbox.')).length).toBeGreaterThan(0);
  await person.type(screen.getByLabelText('User'), 'office@fund.ie');
  await person.type(screen.getByLabelText('Password of this user'), MAILBOX_PASSWORD);
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText(/^Saved\. What comes from now on is read/);
  expect(screen.getByText(/^People answer to office\+…@fund\.ie/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Check now' }));
  await screen.findByText('It holds 0 mails. This look brought nothing new.');
  await person.clear(screen.getByLabelText('Folder'));
  await person.type(screen.getByLabelText('Folder'), 'Answers');
  await person.type(screen.getByLabelText('Your password'), PASSWORD);
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText(/^Saved\. /);
  await person.click(screen.getByRole('button', { name: 'Check now' }));
  await screen.findByText('There is no folder of that name in the mailbox. Please check the folder.');
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Answers will not come here any more.');
  await person.type(screen.getByLabelText('Your password'), PASSWORD);
  await person.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Saved. No mailbox is read any more.');
});

test('what IMAP_URL says is shown without the password, and cannot be changed', async () => {
  const { policy } = screenApi().deps;
  await open(screenApi({ policy: { ...policy, imapUrl: 'imaps://office%40fund.ie:secret-7@imap.fund.ie/' } }));
  const server = screen.getByLabelText<HTMLInputElement>('Server');
  expect([server.value, server.readOnly]).toEqual(['imap.fund.ie', true]);
  expect(screen.getByLabelText<HTMLInputElement>('Folder').value).toBe('INBOX');
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull();
  expect(document.body.textContent).not.toContain('secret-7');
});
