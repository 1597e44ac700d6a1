import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { dublinDay } from '#contract/dublin.ts';
import type { StoredPerson } from '#contract/people/people.ts';
import { signInPerson } from '../../support/deps.ts';
import { codeAt, setUpAuthenticator } from '../../support/factors.ts';
import { addPerson, PASSWORD } from '../../support/people.ts';
import { openPortal } from '../../support/portal.tsx';
import { type ScreenApi, screenApi } from '../../support/screen-api.ts';

const EMAIL = 'aoife@charity.example';
const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** Opens what is rare. */
const openMore = async (person: { click(at: Element): Promise<void> }) =>
  person.click(await screen.findByText('More', { selector: 'summary span' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** An account with an authenticator app, and nobody signed in. */
const withApp = async () => {
  const api = screenApi();
  const aoife = await addPerson(api.deps, { email: EMAIL });
  const set = await setUpAuthenticator(api, await signInPerson(api.deps, aoife.id));
  return { api, aoife, ...set };
};
const openSignIn = async (api: ScreenApi, address = '/admin/login') => {
  const portal = await openPortal(address, { api, as: null });
  await portal.person.type(await screen.findByLabelText('Email'), EMAIL);
  await portal.person.type(screen.getByLabelText('Password'), PASSWORD);
  await portal.person.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'One more step' });
  return portal;
};

test('an authenticator app is set up step by step, and ten recovery codes are shown until they are kept', async () => {
  const api = screenApi();
  const { person, me } = await openPortal('/admin/security', { api });
  await screen.findByText('Your password alone opens the portal.');
  await person.click(await button('Set it up'));
  const first = await dialog('Set up an authenticator app');
  await person.click(first.getByRole('button', { name: 'Go on' }));
  await first.findByText('Please type your password or a code, so that nobody else changes this.');
  await person.type(first.getByLabelText('Your password'), PASSWORD);
  await person.click(first.getByRole('button', { name: 'Go on' }));
  await screen.findByRole('img', { name: 'QR code for the authenticator app' });
  const prove = await dialog('Set up an authenticator app');
  const secret = (prove.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent ?? '').replaceAll(' ', '');
  await person.type(prove.getByLabelText('Code from the app'), '000000');
  await person.click(prove.getByRole('button', { name: 'Turn it on' }));
  await prove.findByText('That code is not right. Please check it and try again.');
  await person.clear(prove.getByLabelText('Code from the app'));
  await person.type(prove.getByLabelText('Code from the app'), codeAt(secret, api.deps.now()));
  await person.click(prove.getByRole('button', { name: 'Turn it on' }));
  const codes = await dialog('Your ten recovery codes');
  expect(codes.getAllByRole('listitem')).toHaveLength(10);
  await person.click(codes.getByRole('button', { name: 'Done' }));
  await codes.findByText('Please keep them first, and say so above: nobody can show them again.');
  await person.click(codes.getByLabelText('I have them on paper or in a safe place'));
  await person.click(codes.getByRole('button', { name: 'Done' }));
  await screen.findByText('Two steps are on.');
  await screen.findByText('10 of 10 are left');
  expect(api.deps.store.data.authenticators.list('person', me?.id ?? '')).toHaveLength(1);
});

test('an authenticator app is removed after the password, and ten new codes are made after a code', async () => {
  const { api, aoife, secret } = await withApp();
  const signedIn = { ...aoife, id: aoife.id } satisfies Partial<StoredPerson>;
  await api.deps.store.change((draft) =>
    draft.recoveryCodes.remove([...api.deps.store.data.recoveryCodes.all()][0]?.id ?? ''),
  );
  const portal = await openSignIn(api, '/admin/security');
  await portal.person.type(screen.getByLabelText(/^Code/), codeAt(secret, api.deps.now()));
  await portal.person.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('9 of 10 are left');
  api.deps.clock.advance({ minutes: 1 });
  await portal.person.click(await button('Make ten new ones'));
  const renew = await dialog('Make ten new codes?');
  await portal.person.click(renew.getByRole('button', { name: 'Use a code instead' }));
  await portal.person.type(renew.getByLabelText(/^Code from the app/), codeAt(secret, api.deps.now()));
  await portal.person.click(renew.getByRole('button', { name: 'Make ten new ones' }));
  const codes = await dialog('Your ten recovery codes');
  codes.getByText(/The old ten have stopped working\./);
  await portal.person.click(codes.getByLabelText('I have them on paper or in a safe place'));
  await portal.person.click(codes.getByRole('button', { name: 'Done' }));
  await screen.findByText('10 of 10 are left');
  await portal.person.click(await button('Remove the authenticator app'));
  const remove = await dialog('Remove the authenticator app?');
  await portal.person.type(remove.getByLabelText('Your password'), PASSWORD);
  await portal.person.click(remove.getByRole('button', { name: 'Remove it' }));
  await screen.findByText('Your password alone opens the portal.');
  expect(api.deps.store.data.authenticators.list('person', signedIn.id)).toHaveLength(0);
});

test('new codes are for the admin portal where the charity’s name could not be loaded', async () => {
  const { api, secret } = await withApp();
  api.line.failAll('GET', '/api/settings', 503);
  const { person } = await openSignIn(api, '/admin/security');
  await person.type(screen.getByLabelText(/^Code/), codeAt(secret, api.deps.now()));
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  await person.click(await button('Make ten new ones'));
  const renew = await dialog('Make ten new codes?');
  await person.type(renew.getByLabelText('Your password'), PASSWORD);
  await person.click(renew.getByRole('button', { name: 'Make ten new ones' }));
  const codes = await dialog('Your ten recovery codes');
  codes.getByRole('heading', { name: 'Recovery codes for the admin portal' });
});

test('a sign-in asks for the code, says what is wrong with it, and goes on to where the person wanted to be', async () => {
  const { api, secret } = await withApp();
  const { person, router, platform } = await openSignIn(api, '/admin/testimonials?tab=all');
  expect(platform.session.current()).toBeNull();
  await person.type(screen.getByLabelText(/^Code/), '123 456');
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('That code is not right. Please check it and try again.');
  await person.clear(screen.getByLabelText(/^Code/));
  await person.type(screen.getByLabelText(/^Code/), codeAt(secret, api.deps.now()));
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByRole('heading', { name: 'Testimonials', level: 1 });
  expect(router.state.location.pathname + router.state.location.search).toBe('/admin/testimonials?tab=all');
});

test('a recovery code gets somebody in without the phone, and the way back is told to who has neither', async () => {
  const { api, recoveryCodes } = await withApp();
  const { person, router } = await openSignIn(api);
  await screen.findByText('Lost all of them? How to get back in');
  await person.click(await button(/^Use a recovery code/));
  await person.type(screen.getByLabelText(/^Recovery code/), recoveryCodes[3] ?? '');
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
});

test('a second step that took too long begins again with the password', async () => {
  const { api, secret } = await withApp();
  const { person } = await openSignIn(api);
  api.deps.clock.advance({ minutes: 6 });
  await person.type(screen.getByLabelText(/^Code/), codeAt(secret, api.deps.now()));
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('This sign-in took longer than five minutes, or was finished already. Please begin again.');
  await screen.findByLabelText('Password');
});

test('whoever chooses another password with a mailed link still takes the second step', async () => {
  const { api, aoife, secret } = await withApp();
  const admin = await api.staff();
  expect((await api.call('POST', `/people/${aoife.id}/reset`, { as: admin })).status).toBe(200);
  const lastLogin = '2026-11-01T09:00:00.000Z';
  await api.deps.store.change((draft) => draft.people.put({ ...aoife, lastLogin }));
  const [invitation] = api.deps.store.data.invitations.list('person', aoife.id);
  const address = new URL(api.deps.invitationLinks.urlOf({ id: invitation?.id ?? '' }));
  const { person, router } = await openPortal(`${address.pathname}${address.hash}`, { api, as: null });
  await screen.findByRole('heading', { name: 'Choose another password' });
  await person.type(await screen.findByLabelText('New password'), 'goats on the pier at noon');
  await person.click(await button('Save password and sign in'));
  await screen.findByRole('heading', { name: 'One more step' });
  await person.type(screen.getByLabelText(/^Code/), codeAt(secret, api.deps.now()));
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/admin'));
});

test('administrators say who has to use a second step, and when unused sessions end', async () => {
  const { person, api } = await openPortal('/admin/settings?section=people');
  await person.selectOptions(await screen.findByLabelText('Who has to use one'), 'Everybody');
  await person.selectOptions(screen.getByLabelText('A session that nobody uses ends after'), '1 hour');
  await person.click(await button('Save changes'));
  await screen.findByText('Saved. It counts from everybody’s next sign-in.');
  expect(api.deps.store.data.settings.get('settings')?.security).toEqual({
    secondFactor: 'everybody',
    idleMinutes: 60,
  });
});

test('a session that ran out takes the second step over the screen, too', async () => {
  const { api, secret } = await withApp();
  const { person } = await openSignIn(api, '/admin/security');
  await person.type(screen.getByLabelText(/^Code/), codeAt(secret, api.deps.now()));
  await person.click(screen.getByRole('button', { name: 'Sign in' }));
  await screen.findByText('Two steps are on.');
  vi.setSystemTime(Date.now() + 13 * 60 * 60_000);
  await person.click(await button('Make ten new ones'));
  const renew = await dialog('Make ten new codes?');
  await person.type(renew.getByLabelText('Your password'), PASSWORD);
  await person.click(renew.getByRole('button', { name: 'Make ten new ones' }));
  const again = await dialog('Sign in to go on');
  await person.type(again.getByLabelText('Password'), PASSWORD);
  await person.click(again.getByRole('button', { name: 'Sign in and go on' }));
  const more = await dialog('One more step');
  await person.type(await more.findByLabelText(/^Code/), codeAt(secret, api.deps.now()));
  await person.click(more.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'One more step' })).toBeNull());
});

test('a forgotten password is asked for by mail, and the same is said for an address without an account', async () => {
  const api = screenApi();
  await addPerson(api.deps, { email: EMAIL });
  const { person } = await openPortal('/admin/login', { api, as: null });
  for (const address of ['nobody@charity.example', EMAIL]) {
    await person.click(await button('Forgotten your password?'));
    await screen.findByRole('heading', { name: 'Forgotten your password?' });
    await person.type(screen.getByLabelText('Email'), address);
    await person.click(screen.getByRole('button', { name: 'Send me a link' }));
    await screen.findByText('If there is an account with this address, a mail is on its way.');
    await person.click(screen.getByRole('button', { name: 'Back to the sign-in' }));
  }
  await waitFor(() => expect(api.deps.mails.map(({ to }) => to)).toEqual([EMAIL]));
});

test('the account shows where somebody is signed in, and ends what they do not know', async () => {
  const api = screenApi();
  const aoife = await addPerson(api.deps, {});
  const elsewhere = await signInPerson(api.deps, aoife.id);
  const { person } = await openPortal('/admin/security', { api, as: aoife });
  await screen.findByText('This one');
  await person.click(await button('End all others'));
  const question = within(await screen.findByRole('alertdialog', { name: 'End all other sessions?' }));
  question.getByText(/What is typed there and not saved .* then it is lost\./);
  await person.click(question.getByRole('button', { name: 'End all others' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'End all others' })).toBeNull());
  expect((await api.get('/auth/me', elsewhere)).status).toBe(401);
  expect(screen.getAllByText(/^Since /)).toHaveLength(1);
});

test('the link in the mail about a change ends what was made since with one press, once', async () => {
  const { api, aoife } = await withApp();
  await api.deps.outbox.deliverDue();
  const [, token = ''] = /\/admin\/undo#([\w-]+)/.exec(api.deps.mails.map(({ text }) => text).join()) ?? [];
  const { person } = await openPortal(`/admin/undo#${token}`, { api, as: null });
  expect(api.deps.store.data.authenticators.list('person', aoife.id)).toHaveLength(1);
  await screen.findByText('An authenticator app was set up for your account.');
  await person.click(await button('This was not me'));
  await screen.findByText('We have ended this:');
  screen.getByText('The authenticator app');
  expect(api.deps.store.data.authenticators.list('person', aoife.id)).toHaveLength(0);
  cleanup();
  await openPortal(`/admin/undo#${token}`, { api, as: null });
  await screen.findByText('This link works no more. Please tell an administrator if that was not you.');
});

test('the own account ends what somebody else made since a sign-in, and says so where nobody is signed in', async () => {
  const api = screenApi();
  const aoife = await addPerson(api.deps, { email: EMAIL });
  const json = { name: 'Not hers', scopes: ['analytics:read'], expiresOn: dublinDay(api.deps.now()) };
  await api.call('POST', '/tokens', { as: await signInPerson(api.deps, aoife.id), json });
  const { person } = await openPortal('/admin/security', { api, as: aoife });
  await openMore(person);
  await person.click(await button('This was not me'));
  const asked = await dialog('This was not me');
  asked.getByRole('radio', { name: /^An API token was created with your account: “Not hers”/ });
  await person.type(asked.getByLabelText('Your password'), PASSWORD);
  await person.type(asked.getByLabelText('New password'), 'goats on the pier at noon');
  await person.click(asked.getByRole('button', { name: 'End it all' }));
  await screen.findByText('We have ended this:');
  screen.getByText('The API token “Not hers”');
  screen.getByText('Please sign in again, and tell an administrator what happened.');
  expect(api.deps.store.data.sessions.list('person', aoife.id)).toEqual([]);
});

test('the own address is changed with the password, and its link makes it count with one press', async () => {
  const api = screenApi();
  const aoife = await addPerson(api.deps, { email: EMAIL, lastLogin: '2026-11-01T09:00:00.000Z' });
  const { person } = await openPortal('/admin/security', { api, as: aoife });
  await openMore(person);
  await person.click(await button('Change it'));
  const change = await dialog('Change your email address');
  await person.click(change.getByRole('button', { name: 'Change it' }));
  await change.findByText('Email is required');
  await person.type(change.getByLabelText('New email address'), 'new@charity.example');
  await person.type(change.getByLabelText('Your password'), PASSWORD);
  await person.click(change.getByRole('button', { name: 'Change it' }));
  await screen.findByText('We have mailed a link to new@charity.example.');
  await waitFor(() => expect(api.deps.mails.map(({ to }) => to)).toEqual(['new@charity.example']));
  const [, token = ''] = /\/admin\/new-address#([\w-]+)/.exec(api.deps.mails[0]?.text ?? '') ?? [];
  cleanup();
  const page = await openPortal(`/admin/new-address#${token}`, { api, as: null });
  expect(api.deps.store.data.people.get(aoife.id)?.email).toBe(EMAIL);
  await page.person.click(await button('Use this address'));
  await screen.findByText('From now on you sign in as new@charity.example.');
  expect(api.deps.store.data.people.get(aoife.id)?.email).toBe('new@charity.example');
  cleanup();
  const again = await openPortal(`/admin/new-address#${token}`, { api, as: null });
  await again.person.click(await button('Use this address'));
  await screen.findByText('This link works no more. Please change the address once more under My account.');
});

test('a passkey gets another name after the password', async () => {
  const api = screenApi();
  const aoife = await addPerson(api.deps, { email: EMAIL });
  const owned = { id: api.deps.newId(), personId: aoife.id, createdAt: api.deps.now().toISOString() };
  const key = { credentialId: 'c', publicKey: 'k', counter: 0, transports: [], lastUsedAt: null, clonedAt: null };
  const { person, router } = await openPortal('/admin', { api, as: aoife });
  await api.deps.store.change((draft) => draft.passkeys.put({ ...owned, ...key, name: 'Laptop' }));
  await router.navigate('/admin/security');
  await person.click(await button('Rename Laptop'));
  const rename = await dialog('Rename the passkey');
  await person.clear(rename.getByLabelText('Name'));
  await person.type(rename.getByLabelText('Name'), 'Office');
  await person.click(rename.getByRole('button', { name: 'Save the name' }));
  await rename.findByText('Please type your password or a code, so that nobody else changes this.');
  await person.type(rename.getByLabelText('Your password'), PASSWORD);
  await person.click(rename.getByRole('button', { name: 'Save the name' }));
  await button('Rename Office');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('the own name is changed, and the portal says it from then on', async () => {
  const api = screenApi();
  const { person, me } = await openPortal('/admin/security', { api });
  const form = within(await screen.findByRole('form', { name: 'Your name' }));
  const name = form.getByLabelText('Name');
  await person.clear(name);
  await person.type(name, 'Aoife Hayes');
  await person.click(form.getByRole('button', { name: 'Save changes' }));
  await form.findByText(/^Saved\./);
  expect(api.deps.store.data.people.get(me?.id ?? '')?.name).toBe('Aoife Hayes');
  await waitFor(() => expect(screen.getAllByText('Aoife Hayes').length).toBeGreaterThan(0));
});
