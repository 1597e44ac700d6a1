import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { INVITATION_OVER } from '#contract/invitations.ts';
import type { StaffPerson } from '#contract/people.ts';
import { openPortal } from '../../support/admin-app.tsx';
import { type FakeRoutes, refused } from '../../support/fake-platform.ts';
import { administrator, idOf, minutesAgo, volunteer } from '../../support/staff-data.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const person = (details: Partial<StaffPerson> = {}): StaffPerson => ({
  id: volunteer.id,
  name: volunteer.name,
  email: 'declan@charity.example',
  role: 'Volunteer',
  disabled: false,
  invited: false,
  invitedUntil: null,
  sessions: 1,
  createdAt: minutesAgo(9000),
  lastLogin: minutesAgo(120),
  ...details,
});
const own = person({ id: administrator.id, name: administrator.name, role: 'Administrator' });

const invitationFor = (invited: StaffPerson, mailed = true) => ({
  person: invited,
  link: 'https://portal.example/admin/invitation#secret',
  expiresAt: '2026-11-28T10:00:00.000Z',
  mailed,
});

const openPeople = (people: StaffPerson[], routes: FakeRoutes = {}) =>
  openPortal('/admin/settings?section=people', {
    routes: {
      'GET /people': () => ({ people, total: people.length }),
      'PATCH /people/:id': ({ params, body }) => {
        const index = people.findIndex(({ id }) => id === params.id);
        people[index] = { ...person(), ...people[index], ...(body as Partial<StaffPerson>) };
        return people[index];
      },
      ...routes,
    },
  });

const manage = async (portal: ReturnType<typeof openPortal>, name: string) => {
  await portal.person.click(await screen.findByRole('button', { name: `Manage ${name}` }));
  return screen.findByRole('dialog');
};

test('the list says who may do what and when they were last here', async () => {
  openPeople([
    own,
    person(),
    person({
      id: idOf('nuala'),
      name: 'Nuala Kehoe',
      invited: true,
      invitedUntil: '2026-11-28T10:00:00.000Z',
      lastLogin: null,
    }),
    person({ id: idOf('tom'), name: 'Tom Doyle', disabled: true }),
  ]);
  await screen.findByText('Aoife Byrne (you)');
  expect(screen.getAllByText(/Last signed in 2 hours ago/)).toHaveLength(3);
  expect(screen.getByText(/Invited, until 28 November 2026/)).toBeDefined();
  expect(screen.getByText('Disabled')).toBeDefined();
});

test('an invitation shows its link once, with a button that copies it', async () => {
  const invited = person({ id: idOf('nuala'), name: 'Nuala Kehoe', invited: true });
  const portal = openPeople([own], {
    'POST /people/invitations': () => Response.json(invitationFor(invited), { status: 201 }),
  });
  await portal.person.click(await screen.findByRole('button', { name: 'Invite someone' }));
  const dialog = within(await screen.findByRole('dialog'));
  await portal.person.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(dialog.getByText('Name is required')).toBeDefined();
  expect(dialog.getByText('Email is required')).toBeDefined();
  await portal.person.type(dialog.getByLabelText('Name'), 'Nuala Kehoe');
  await portal.person.type(dialog.getByLabelText('Email'), 'Nuala@Charity.example');
  await portal.person.click(dialog.getByRole('button', { name: 'Send invitation' }));
  expect(await dialog.findByLabelText('Link')).toHaveProperty(
    'value',
    'https://portal.example/admin/invitation#secret',
  );
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  await portal.person.click(dialog.getByRole('button', { name: 'Copy link' }));
  await dialog.findByText('Copied.');
  expect(write).toHaveBeenCalledWith('https://portal.example/admin/invitation#secret');
  expect(portal.platform.made('POST /people/invitations').map(({ body }) => body)).toEqual([
    { name: 'Nuala Kehoe', email: 'nuala@charity.example', role: 'Volunteer' },
  ]);
});

test('an e-mail address that has an account already is named at the field', async () => {
  const taken = 'There is already an account with this e-mail address.';
  const portal = openPeople([own], {
    'POST /people/invitations': () => refused(409, 'conflict', taken, { email: taken }),
  });
  await portal.person.click(await screen.findByRole('button', { name: 'Invite someone' }));
  const dialog = within(await screen.findByRole('dialog'));
  await portal.person.type(dialog.getByLabelText('Name'), 'Declan Roche');
  await portal.person.type(dialog.getByLabelText('Email'), 'declan@charity.example');
  await portal.person.click(dialog.getByRole('button', { name: 'Send invitation' }));
  await dialog.findByText(taken);
  expect(dialog.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
});

test('a role is changed', async () => {
  const people = [own, person()];
  const portal = openPeople(people);
  const dialog = within(await manage(portal, 'Declan Roche'));
  await portal.person.selectOptions(dialog.getByLabelText('Role'), 'Administrator');
  await dialog.findByText('Declan Roche is an Administrator now.');
  expect(portal.platform.made('PATCH /people/:id').map(({ body }) => body)).toEqual([{ role: 'Administrator' }]);
});

test('an account is disabled after a question, and enabled again', async () => {
  const people = [own, person()];
  const portal = openPeople(people);
  const dialog = within(await manage(portal, 'Declan Roche'));
  await portal.person.click(dialog.getByRole('button', { name: 'Disable account' }));
  await portal.person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Disable account' }),
  );
  await dialog.findByText('The account of Declan Roche is disabled.');
  await portal.person.click(await dialog.findByRole('button', { name: 'Enable account' }));
  await waitFor(() => expect(people[1]?.disabled).toBe(false));
});

test('the server’s refusal is shown in its words', async () => {
  const last = 'This is the last administrator. Make another administrator first.';
  const portal = openPeople([own, person({ role: 'Administrator' })], {
    'PATCH /people/:id': () => refused(409, 'conflict', last),
  });
  const dialog = within(await manage(portal, 'Declan Roche'));
  await portal.person.selectOptions(dialog.getByLabelText('Role'), 'Volunteer');
  await dialog.findByText(last);
});

test('sessions are ended, and a new invitation link is made, each after a question', async () => {
  const portal = openPeople([own, person()], {
    'DELETE /people/:id/sessions': () => undefined,
    'POST /people/:id/reset': () => invitationFor(person(), false),
  });
  const dialog = within(await manage(portal, 'Declan Roche'));
  await portal.person.click(dialog.getByRole('button', { name: 'End sessions' }));
  await portal.person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'End sessions' }),
  );
  await dialog.findByText('All sessions of this person are ended.');
  await portal.person.click(dialog.getByRole('button', { name: 'New invitation link' }));
  expect(portal.platform.made('POST /people/:id/reset')).toHaveLength(0);
  await portal.person.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Make a new link' }),
  );
  await dialog.findByText(/could not be sent/);
  expect(dialog.getByLabelText('Link')).toBeDefined();
});

test('nobody disables their own account or changes their own role', async () => {
  const portal = openPeople([own, person()]);
  const dialog = within(await manage(portal, 'Aoife Byrne'));
  expect(dialog.queryByRole('button', { name: /Disable/ })).toBeNull();
  expect(dialog.getByLabelText('Role')).toHaveProperty('disabled', true);
});

const invitee = { name: 'Nuala Kehoe', email: 'nuala@charity.example', expiresAt: '2026-11-28T10:00:00.000Z' };

test('an invited person chooses a password and is signed in', async () => {
  const portal = openPortal('/admin/invitation#the-token', {
    user: null,
    routes: {
      'POST /invitations/read': () => invitee,
      'POST /invitations/accept': () => ({
        accessToken: 'token',
        expiresAt: '2026-11-21T12:00:00.000Z',
        user: { ...volunteer, name: 'Nuala Kehoe' },
      }),
    },
  });
  await screen.findByRole('heading', { name: 'Welcome, Nuala Kehoe' });
  expect(portal.platform.made('POST /invitations/read').at(0)?.body).toEqual({ token: 'the-token' });
  await portal.person.type(screen.getByLabelText('New password'), 'too short');
  await portal.person.click(screen.getByRole('button', { name: 'Save password and sign in' }));
  await screen.findByText(/at least 12 characters long/);
  await portal.person.type(screen.getByLabelText('New password'), ' but now longer');
  await portal.person.click(screen.getByRole('button', { name: 'Save password and sign in' }));
  await waitFor(() => expect(portal.router.state.location.pathname).toBe('/admin'));
  expect(portal.platform.made('POST /invitations/accept').at(0)?.body).toEqual({
    token: 'the-token',
    password: 'too short but now longer',
  });
  expect(portal.platform.session.current()?.name).toBe('Nuala Kehoe');
});

test('an invitation that is over says so, without asking the server where there is no token', async () => {
  const over = openPortal('/admin/invitation#old', {
    user: null,
    routes: { 'POST /invitations/read': () => refused(404, 'not_found', INVITATION_OVER) },
  });
  await screen.findByText(INVITATION_OVER);
  over.unmount();
  const none = openPortal('/admin/invitation', { user: null });
  await screen.findByText(INVITATION_OVER);
  expect(none.platform.made('POST /invitations/read')).toHaveLength(0);
});

test('a password that is too easy is refused at the field', async () => {
  const easy = 'This password is too easy to guess. Please choose another.';
  const portal = openPortal('/admin/invitation#the-token', {
    user: null,
    routes: {
      'POST /invitations/read': () => invitee,
      'POST /invitations/accept': () => refused(400, 'invalid', easy, { password: easy }),
    },
  });
  await portal.person.type(await screen.findByLabelText('New password'), 'passwordpassword');
  await portal.person.click(screen.getByRole('button', { name: 'Save password and sign in' }));
  await screen.findByText(easy);
  expect(portal.router.state.location.pathname).toBe('/admin/invitation');
});
