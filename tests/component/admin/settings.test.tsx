import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultSettings } from '#contract/default-settings.ts';
import { defaultReviewRules } from '#contract/review-rules.ts';
import type { Settings } from '#contract/settings.ts';
import { openPortal } from '../../support/admin-app.tsx';
import { refused } from '../../support/fake-platform.ts';
import { heldBack } from '../../support/held-back.ts';
import { administrator, volunteer } from '../../support/staff-data.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** A small server of settings. */
const openSettings = (address: string, start: Settings = defaultSettings) => {
  const server = { settings: start, rules: defaultReviewRules, beforeSaving: async () => {} };
  const portal = openPortal(address, {
    routes: {
      'GET /settings': () => server.settings,
      'PUT /settings': async ({ body }) => {
        await server.beforeSaving();
        const { revision, ...sent } = body as Settings;
        const { revision: newest = 0 } = server.settings;
        if (revision !== newest) return refused(409, 'conflict', 'Please reload the page and try again.');
        server.settings = { ...sent, revision: newest + 1 };
        return server.settings;
      },
      'GET /settings/review': () => server.rules,
      'PUT /settings/review': ({ body }) => {
        server.rules = body as typeof server.rules;
        return server.rules;
      },
    },
  });
  return { ...portal, server };
};

const saveButton = () => screen.getByRole('button', { name: 'Save changes' });

test('a section is saved over the newest rest, and says so', async () => {
  const { person, server } = openSettings('/admin/settings');
  const name = await screen.findByLabelText('Name');
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  await person.clear(name);
  await person.type(name, 'Barrow Care Fund');
  server.settings = { ...server.settings, contact: { ...server.settings.contact, phone: '020 915 2000' } };
  await person.click(saveButton());
  await screen.findByText('Saved. The website shows it now.');
  expect(server.settings.organisation.name).toBe('Barrow Care Fund');
  expect(server.settings.contact.phone).toBe('020 915 2000');
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
});

test('what a colleague changed in the same section is not overwritten unseen', async () => {
  const { person, server } = openSettings('/admin/settings?section=contact');
  const phone = await screen.findByLabelText('Phone');
  await person.clear(phone);
  await person.type(phone, '020 915 3000');
  server.settings = { ...server.settings, contact: { ...server.settings.contact, phone: '020 915 2000' } };
  await person.click(saveButton());
  await screen.findByText(/A colleague has changed this meanwhile/);
  expect(server.settings.contact.phone).toBe('020 915 2000');
  expect(screen.getByLabelText('Phone')).toHaveProperty('value', '020 915 3000');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Phone')).toHaveProperty('value', '020 915 2000');
});

test('a second saving keeps the own words over a colleague’s', async () => {
  const { person, server } = openSettings('/admin/settings?section=contact');
  await person.type(await screen.findByLabelText('Phone'), '9');
  server.settings = { ...server.settings, contact: { ...server.settings.contact, phone: '020 915 2000' } };
  await person.click(saveButton());
  await screen.findByText(/A colleague has changed this meanwhile/);
  await person.click(saveButton());
  await screen.findByText(/^Saved/);
  expect(server.settings.contact.phone).toBe(`${defaultSettings.contact.phone}9`);
});

/** A colleague saves another phone number and perhaps another name, after the settings were read and before they are replaced. */
const savesMeanwhile = (server: ReturnType<typeof openSettings>['server'], name: string) => {
  server.beforeSaving = async () => {
    server.beforeSaving = async () => {};
    const { contact, organisation, revision = 0 } = server.settings;
    server.settings = {
      ...server.settings,
      contact: { ...contact, phone: '020 915 2000' },
      organisation: { ...organisation, name },
      revision: revision + 1,
    };
  };
};

test('a colleague who saves another section at the same moment loses nothing and stops nothing', async () => {
  const { person, server } = openSettings('/admin/settings');
  await person.type(await screen.findByLabelText('Name'), ' Fund');
  savesMeanwhile(server, defaultSettings.organisation.name);
  await person.click(saveButton());
  await screen.findByText(/^Saved/);
  expect(server.settings.organisation.name).toBe(`${defaultSettings.organisation.name} Fund`);
  expect(server.settings.contact.phone).toBe('020 915 2000');
});

test('a colleague who saves the same section at the same moment is named in a sentence, and nothing typed is lost', async () => {
  const { person, server } = openSettings('/admin/settings');
  await person.type(await screen.findByLabelText('Name'), ' Fund');
  savesMeanwhile(server, 'Barrow Care');
  await person.click(saveButton());
  await screen.findByText(/^A colleague has changed this meanwhile/);
  expect(screen.getByLabelText('Name')).toHaveProperty('value', `${defaultSettings.organisation.name} Fund`);
  expect(server.settings.organisation.name).toBe('Barrow Care');
});

test('what is typed while a section is being saved stays, to be saved next', async () => {
  const { person, server } = openSettings('/admin/settings');
  const name = await screen.findByLabelText('Name');
  await person.type(name, ' Fund');
  const saving = heldBack();
  server.beforeSaving = () => saving.free;
  await person.click(saveButton());
  await person.type(name, ' CLG');
  saving.letGo();
  await screen.findByRole('button', { name: 'Save changes' });
  expect(server.settings.organisation.name).toBe(`${defaultSettings.organisation.name} Fund`);
  expect(name).toHaveProperty('value', `${defaultSettings.organisation.name} Fund CLG`);
});

test('a wrong address is named at its field and above the form', async () => {
  const { person, server } = openSettings('/admin/settings?section=social');
  await person.click(await screen.findByRole('button', { name: 'Add a link' }));
  await person.type(screen.getByLabelText('Name'), 'Facebook');
  await person.type(screen.getByLabelText('Address'), 'javascript:alert(1)');
  await person.click(saveButton());
  expect(screen.getAllByText('Please write an address like https://www.example.org')).toHaveLength(2);
  expect(screen.getByLabelText('Address').getAttribute('aria-invalid')).toBe('true');
  expect(server.settings.social).toEqual([]);
  await person.clear(screen.getByLabelText('Address'));
  await person.type(screen.getByLabelText('Address'), 'https://www.facebook.example');
  expect(screen.queryByText('Please write an address like https://www.example.org')).toBeNull();
  await person.click(saveButton());
  await waitFor(() => expect(server.settings.social).toHaveLength(1));
});

test('a shop’s day is closed and opened again with its hours, and the preview follows', async () => {
  const { person, server } = openSettings('/admin/settings?section=shops&shop=clane');
  const saturday = await screen.findByRole('switch', { name: 'Open on Saturday' });
  await person.click(saturday);
  expect(screen.getByText(/Sat–Sun closed/)).toBeDefined();
  await person.click(saturday);
  expect(screen.getByLabelText('Saturday, closes')).toHaveProperty('value', '15:00');
  await person.click(saturday);
  await person.click(saveButton());
  await waitFor(() => expect(server.settings.shops[0]?.hours.saturday).toBeNull());
  expect(server.settings.shops[1]).toEqual(defaultSettings.shops[1]);
});

test('a shop cannot close before it opens', async () => {
  const { person, server } = openSettings('/admin/settings?section=shops&shop=clane');
  const closes = await screen.findByLabelText('Monday, closes');
  await person.clear(closes);
  await person.type(closes, '08:00');
  await person.click(saveButton());
  expect(screen.getAllByText('The closing time must be later than the opening time')).toHaveLength(2);
  expect(server.settings).toBe(defaultSettings);
});

test('a closed day needs a date', async () => {
  const { person, server } = openSettings('/admin/settings?section=shops&shop=wexford');
  await person.click(await screen.findByRole('button', { name: 'Add a closed day' }));
  await person.type(screen.getByLabelText(/^Reason/), 'Stocktake');
  await person.click(saveButton());
  expect(screen.getAllByText('Please write a date like 2026-12-25').length).toBeGreaterThan(0);
  await person.type(screen.getByLabelText('Date'), '2026-12-28');
  await person.click(saveButton());
  await waitFor(() =>
    expect(server.settings.shops[3]?.closures).toEqual([{ date: '2026-12-28', reason: 'Stocktake' }]),
  );
});

test('the server’s sentence about a shop stands at the field', async () => {
  const { person } = openPortal('/admin/settings?section=shops&shop=newross', {
    routes: {
      'GET /settings': () => defaultSettings,
      'PUT /settings': () =>
        refused(400, 'invalid', 'Please check the marked fields.', { 'shops.2.phone': 'That number is not ours.' }),
    },
  });
  await person.type(await screen.findByLabelText('Phone'), '1');
  await person.click(saveButton());
  await waitFor(() => expect(screen.getAllByText('That number is not ours.')).toHaveLength(2));
});

test('leaving a section with unsaved changes is asked about', async () => {
  const { person, router } = openSettings('/admin/settings');
  await person.type(await screen.findByLabelText('Name'), '!');
  await person.click(screen.getByRole('link', { name: 'Shops' }));
  const question = await screen.findByRole('alertdialog');
  await person.click(within(question).getByRole('button', { name: 'Stay here' }));
  expect(router.state.location.search).toBe('');
  await person.click(screen.getByRole('link', { name: 'Shops' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'Shops' });
});

test('reasons for a rejection are added and removed', async () => {
  const { person, server } = openSettings('/admin/settings?section=review');
  await person.click(await screen.findByRole('button', { name: 'Remove reason 1' }));
  await person.click(screen.getByRole('button', { name: 'Add a reason' }));
  await person.type(screen.getByLabelText('Reason 4'), 'It is in a language that we cannot read.');
  await person.click(saveButton());
  await waitFor(() =>
    expect(server.rules.rejectionReasons).toEqual([
      ...defaultReviewRules.rejectionReasons.slice(1),
      'It is in a language that we cannot read.',
    ]),
  );
});

test('an empty reason is refused', async () => {
  const { person, server } = openSettings('/admin/settings?section=review');
  await person.click(await screen.findByRole('button', { name: 'Add a reason' }));
  await person.click(saveButton());
  expect(screen.getAllByText('Please write the reason').length).toBeGreaterThan(0);
  expect(server.rules).toBe(defaultReviewRules);
});

test('the own password is changed, or the server’s sentence stands at the field', async () => {
  const answers = [
    refused(400, 'invalid', 'Please check the marked fields.', { currentPassword: 'This is not your password.' }),
    { accessToken: 'new', expiresAt: '2026-11-21T12:00:00.000Z', user: administrator },
  ];
  const { person, platform } = openPortal('/admin/settings?section=password', {
    routes: { 'POST /auth/change-password': () => answers.shift() },
  });
  await person.type(await screen.findByLabelText('Current password'), 'wrong');
  await person.type(screen.getByLabelText('New password'), 'short');
  await person.click(screen.getByRole('button', { name: 'Change password' }));
  await screen.findByText(/at least 12 characters long/);
  expect(platform.made('POST /auth/change-password')).toHaveLength(0);
  await person.type(screen.getByLabelText('New password'), ' but now longer');
  await person.click(screen.getByRole('button', { name: 'Change password' }));
  await screen.findByText('This is not your password.');
  await person.click(screen.getByRole('button', { name: 'Change password' }));
  await screen.findByText(/Your password is changed/);
  expect(screen.getByLabelText('Current password')).toHaveProperty('value', '');
});

test('a volunteer is told plainly that the screen is not theirs', async () => {
  for (const address of ['/admin/settings', '/admin/blogs', '/admin/blogs/new', '/admin/media']) {
    const { platform, unmount } = openPortal(address, { user: volunteer });
    await screen.findByRole('heading', { name: 'Your role does not allow this' });
    const asked = platform.calls.filter(({ path }) => /^\/(people|media|blogs|settings\/review)/.test(path));
    expect(asked).toEqual([]);
    unmount();
  }
});

test('a volunteer changes the own password on a screen of its own', async () => {
  openPortal('/admin/password', { user: volunteer });
  await screen.findByRole('heading', { name: 'Your password' });
  expect(screen.getByLabelText('Current password')).toBeDefined();
});

test.each([
  ['a name', '', 'Name', '', 'Please write the name of the organisation'],
  ['a year', '', 'Established', '19', 'Please write a year like 1976'],
  ['an e-mail address', '?section=contact', 'Email for visitors', 'hello', 'Please enter a valid email address'],
  ['a place on the map', '?section=shops&shop=clane', 'Latitude', '', 'Please write degrees north, like 53.291'],
])('%s that cannot be right is named at its field', async (_, section, label, typed, sentence) => {
  const { person, server } = openSettings(`/admin/settings${section}`);
  const field = await screen.findByLabelText(label);
  await person.clear(field);
  if (typed) await person.type(field, typed);
  await person.click(saveButton());
  expect(screen.getAllByText(sentence)).toHaveLength(2);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(server.settings).toBe(defaultSettings);
});
