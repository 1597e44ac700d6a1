import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { INVITATION_INVALID } from '#contract/people/invitations.ts';
import { PASSWORD_COMMON, type StoredPerson } from '#contract/people/people.ts';
import { addPerson, PASSWORD } from '../../support/people.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { made } from '../../support/records.ts';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';

const NUALA = { email: 'nuala@charity.example', name: 'Nuala Kehoe', role: 'Volunteer' };
const DECLAN = { ...volunteer, email: 'declan@charity.example' };
const INVITATION_LINK = /^http:\/\/localhost:3000\/admin\/invitation#[\w-]{43}$/;

/** The list of people with Declan in it, seen by Aoife. */
const openPeople = async (details: Partial<StoredPerson> = {}) => {
  const api = screenApi();
  const declan = await addPerson(api.deps, { ...DECLAN, ...details });
  const portal = await openPortal('/admin/settings?section=people', { api });
  return { ...portal, declan, kept: () => api.deps.store.data.people.get(declan.id) };
};
type Portal = Awaited<ReturnType<typeof openPortal>>;

/** Where no mail server is set up. */
const withoutMail = () => {
  const api = screenApi();
  api.deps.mailer = { ...api.deps.mailer, mailServer: false };
  return api;
};

/** Invites Nuala as a colleague does; gives what the colleague was told. */
const invited = async (api: ScreenApi) =>
  made(await api.call('post', '/people/invitations', { as: await api.staff(), json: NUALA }));

const manage = async ({ person }: Portal, name: string) => {
  await person.click(await screen.findByRole('button', { name: `Manage ${name}` }));
  return within(await screen.findByRole('dialog'));
};
const agree = async ({ person }: Portal, answer: string) => {
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
};
const fillInvitation = async ({ person }: Portal, { name, email }: { name: string; email: string }) => {
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByLabelText('Name'), name);
  await person.type(dialog.getByLabelText('Email'), email);
  await person.selectOptions(dialog.getByLabelText('Role'), 'Volunteer');
  dialog.getByText(/^May see and decide testimonials, donations and messages; /);
  await person.click(dialog.getByRole('button', { name: 'Send invitation' }));
  return dialog;
};

test('the list says who may do what and when they were last here', async () => {
  const api = screenApi();
  await addPerson(api.deps, { ...DECLAN, lastLogin: new Date(Date.now() - 2 * 3_600_000).toISOString() });
  await addPerson(api.deps, { name: 'Tom Doyle', disabled: true });
  await invited(api);
  await openPortal('/admin/settings?section=people', { api, as: { name: 'Brigid Ryan' } });
  await screen.findByText('Brigid Ryan (you)');
  expect(screen.getAllByText(/Last signed in 2 hours ago/)).toHaveLength(1);
  expect(screen.getAllByText(/Invited, until 27 November 2026/)).toHaveLength(1);
  expect(screen.getAllByText('Disabled')).toHaveLength(1);
});

test('without a mail server an invitation shows its link once, with a button that copies it', async () => {
  const portal = await openPortal('/admin/settings?section=people', { api: withoutMail() });
  await portal.person.click(await screen.findByRole('button', { name: 'Invite someone' }));
  const empty = within(await screen.findByRole('dialog'));
  await portal.person.click(empty.getByRole('button', { name: 'Send invitation' }));
  expect(empty.getAllByText('Name is required')).toHaveLength(1);
  expect(empty.getAllByText('Email is required')).toHaveLength(1);
  expect(empty.getAllByText('Please choose a role')).toHaveLength(1);
  const dialog = await fillInvitation(portal, { name: 'Nuala Kehoe', email: 'Nuala@Charity.example' });
  const { value: link } = await dialog.findByLabelText<HTMLInputElement>('Link');
  expect(link).toMatch(INVITATION_LINK);
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await portal.person.click(dialog.getByRole('button', { name: 'Copy link' }));
  await dialog.findByText('Copied.');
  expect(write).toHaveBeenCalledWith(link);
  expect(portal.api.deps.store.data.people.list('email', NUALA.email)).toMatchObject([NUALA]);
  const json = { token: link.split('#')[1] };
  expect((await portal.api.call('post', '/invitations/read', { json })).body).toMatchObject({ name: 'Nuala Kehoe' });
});

test('an email address that has an account already is named at the field', async () => {
  const portal = await openPeople();
  await portal.person.click(await screen.findByRole('button', { name: 'Invite someone' }));
  const dialog = await fillInvitation(portal, { name: 'Declan Roche', email: DECLAN.email });
  await dialog.findByText('There is already an account with this email address.');
  expect(dialog.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
});

test('a name is corrected, and the server’s refusal is said', async () => {
  const portal = await openPeople();
  const dialog = await manage(portal, 'Declan Roche');
  const name = dialog.getByLabelText('Name');
  await portal.person.clear(name);
  await portal.person.click(dialog.getByRole('button', { name: 'Save the name' }));
  await dialog.findByText('Name is required');
  await portal.person.type(name, 'Declan Hayes');
  await portal.person.click(dialog.getByRole('button', { name: 'Save the name' }));
  await dialog.findByText('The name is Declan Hayes now.');
  expect(portal.kept()?.name).toBe('Declan Hayes');
});

test('an administrator changes the role of a colleague', async () => {
  const portal = await openPeople();
  const dialog = await manage(portal, 'Declan Roche');
  await portal.person.selectOptions(dialog.getByLabelText('Role'), 'Administrator');
  await dialog.findByText('Declan Roche is an Administrator now.');
  expect(portal.kept()).toMatchObject({ role: 'Administrator', disabled: false });
});

test('an account is disabled after a question, and enabled again', async () => {
  const portal = await openPeople();
  const dialog = await manage(portal, 'Declan Roche');
  await portal.person.click(dialog.getByRole('button', { name: 'Disable account' }));
  expect(portal.kept()?.disabled).toBe(false);
  await agree(portal, 'Disable account');
  await dialog.findByText('The account of Declan Roche is disabled.');
  expect(portal.kept()?.disabled).toBe(true);
  await portal.person.click(await dialog.findByRole('button', { name: 'Enable account' }));
  await waitFor(() => expect(portal.kept()?.disabled).toBe(false));
});

test('a picture is removed after a question', async () => {
  const picture = { id: 'picture-of-declan-0001', width: 400, height: 400 };
  const portal = await openPeople({ picture });
  const dialog = await manage(portal, 'Declan Roche');
  await portal.person.click(dialog.getByRole('button', { name: 'Remove picture' }));
  expect(portal.kept()?.picture).toEqual(picture);
  await agree(portal, 'Remove picture');
  await dialog.findByText('The picture is removed: initials stand there again.');
  expect(portal.kept()?.picture).toBeUndefined();
  await waitFor(() => expect(dialog.queryByRole('button', { name: 'Remove picture' })).toBeNull());
});

test('the server’s refusal is shown in its words', async () => {
  const portal = await openPeople();
  const dialog = await manage(portal, 'Declan Roche');
  const as = await portal.api.staff();
  made(await portal.api.call('post', '/privacy/erase', { as, json: { email: DECLAN.email } }));
  await portal.person.selectOptions(dialog.getByLabelText('Role'), 'Administrator');
  await dialog.findByText('There is no such account.');
});

test('sessions are ended after a question', async () => {
  const portal = await openPeople();
  made(
    await portal.api.call('post', '/auth/login', {
      json: { email: DECLAN.email, password: PASSWORD },
    }),
  );
  const sessions = () => portal.api.deps.store.data.sessions.list('person', portal.declan.id);
  const dialog = await manage(portal, 'Declan Roche');
  await portal.person.click(dialog.getByRole('button', { name: 'End sessions' }));
  expect(sessions()).toHaveLength(1);
  await agree(portal, 'End sessions');
  await dialog.findByText('All sessions of this person are ended.');
  expect(sessions()).toHaveLength(0);
});

test('a password is reset after a question: the link is mailed to its owner and shown to nobody', async () => {
  const portal = await openPeople();
  const dialog = await manage(portal, 'Declan Roche');
  await portal.person.click(dialog.getByRole('button', { name: 'Reset password' }));
  expect(portal.kept()?.passwordHash).not.toBeNull();
  await agree(portal, 'Mail a link');
  await dialog.findByText(`The link was mailed to ${DECLAN.email}, and is shown to nobody else.`);
  expect(dialog.queryByLabelText('Link')).toBeNull();
  expect(portal.kept()?.passwordHash).toBeNull();
});

test('a password is not reset when no mail reaches its owner', async () => {
  const portal = await openPeople();
  portal.api.deps.mailer.send = () => Promise.reject(new Error('no such host'));
  const dialog = await manage(portal, 'Declan Roche');
  await portal.person.click(dialog.getByRole('button', { name: 'Reset password' }));
  await agree(portal, 'Mail a link');
  await dialog.findByText(/nothing was changed: the password still works/);
  expect(portal.kept()?.passwordHash).not.toBeNull();
});

test('a new invitation link for somebody who has not been in says what became of the mail', async () => {
  const api = screenApi();
  await invited(api);
  const portal = await openPortal('/admin/settings?section=people', { api });
  const dialog = await manage(portal, 'Nuala Kehoe');
  const again = async () => {
    await portal.person.click(dialog.getByRole('button', { name: 'New invitation link' }));
    await agree(portal, 'Make a new link');
  };
  await again();
  await dialog.findByText(`The link was mailed to ${NUALA.email}, and is shown to nobody else.`);
  expect(dialog.queryByLabelText('Link')).toBeNull();
  api.deps.mailer.send = () => Promise.reject(new Error('no such host'));
  await again();
  await dialog.findByText(/The mail to nuala@charity.example could not be sent yet/);
  expect(dialog.queryByLabelText('Link')).toBeNull();
  api.deps.mailer = { ...api.deps.mailer, mailServer: false, send: async () => ({ to: 'file' }) };
  await again();
  await dialog.findByText(/No mail server is set up, so nothing was mailed to nuala@charity.example/);
  expect(dialog.getByLabelText<HTMLInputElement>('Link').value).toMatch(INVITATION_LINK);
});

test('nobody disables their own account or changes their own role', async () => {
  const portal = await openPeople();
  const dialog = await manage(portal, 'Aoife Byrne');
  expect(dialog.queryByRole('button', { name: /Disable/ })).toBeNull();
  expect(dialog.getByLabelText('Role')).toHaveProperty('disabled', true);
});

/** The page to which the link of Nuala's invitation leads. */
const openInvitation = async () => {
  const api = withoutMail();
  const { link } = await invited(api);
  return openPortal(String(link).replace('http://localhost:3000', ''), { api, as: null });
};
const SAVE = 'Save password and sign in';

test('an invited person chooses a password and is signed in', async () => {
  const portal = await openInvitation();
  await screen.findByRole('heading', { name: 'Welcome, Nuala Kehoe' });
  await portal.person.type(screen.getByLabelText('New password'), 'too short');
  await portal.person.click(screen.getByRole('button', { name: SAVE }));
  await screen.findByText(/at least 12 characters long/);
  await portal.person.type(screen.getByLabelText('New password'), ' but now longer');
  await portal.person.click(screen.getByRole('button', { name: SAVE }));
  await waitFor(() => expect(portal.router.state.location.pathname).toBe('/admin'));
  expect(portal.platform.session.current()?.name).toBe('Nuala Kehoe');
  const json = { email: NUALA.email, password: 'too short but now longer' };
  expect((await portal.api.call('post', '/auth/login', { json })).status).toBe(200);
});

test('an invitation whose account is switched off meanwhile is over', async () => {
  const api = withoutMail();
  const { link, person } = await invited(api);
  made(await api.call('patch', `/people/${person.id}`, { as: await api.staff(), json: { disabled: true } }));
  await openPortal(String(link).replace('http://localhost:3000', ''), { api, as: null });
  await screen.findByText(INVITATION_INVALID);
});

test('a link without a token is over, without asking the server', async () => {
  const { line } = await openPortal('/admin/invitation', { as: null });
  await screen.findByText(INVITATION_INVALID);
  expect(line.made('POST', '/api/invitations/read')).toHaveLength(0);
});

test('a password that is too easy is refused at the field', async () => {
  const portal = await openInvitation();
  await portal.person.type(await screen.findByLabelText('New password'), 'passwordpassword');
  await portal.person.click(screen.getByRole('button', { name: SAVE }));
  await screen.findByText(PASSWORD_COMMON);
  expect(screen.getByLabelText('New password').getAttribute('aria-invalid')).toBe('true');
  expect(portal.router.state.location.pathname).toBe('/admin/invitation');
});
