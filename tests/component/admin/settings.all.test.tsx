import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Failure } from '#api/core/failure.ts';
import { defaultReviewRules } from '#contract/review/review-rules.ts';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { defaultHelplines, HELPLINES_MAX } from '#contract/testimonials/helplines.ts';
import { PASSWORD } from '../../support/people.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { changeSettings } from '../../support/records.ts';

const SAVE = ['PUT', '/api/settings'] as const;
const CHANGE_PASSWORD = ['POST', '/api/auth/change-password'] as const;

/** A section of the settings; `stored` is what the server keeps of them, nothing while they are those of a new installation. */
const openSettings = async (address: string) => {
  const portal = await openPortal(address);
  const stored = () => portal.api.deps.store.data.settings.get('settings');
  const phone = (to: string) => changeSettings(portal.api, ({ contact }) => ({ contact: { ...contact, phone: to } }));
  return { ...portal, stored, colleagueChangesPhone: phone };
};

const saveButton = () => screen.getByRole('button', { name: 'Save changes' });

test('a section is saved over the newest rest, and says so', async () => {
  const { person, stored, colleagueChangesPhone } = await openSettings('/admin/settings?section=organisation');
  const name = await screen.findByLabelText('Name');
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  await person.clear(name);
  await person.type(name, 'Barrow Care Fund');
  await colleagueChangesPhone('020 915 2000');
  await person.click(saveButton());
  await screen.findByText('Saved. The website shows it now.');
  expect(stored()).toMatchObject({ organisation: { name: 'Barrow Care Fund' }, contact: { phone: '020 915 2000' } });
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
});

test('what a colleague changed in the same section is not overwritten unseen', async () => {
  const { person, stored, colleagueChangesPhone } = await openSettings('/admin/settings?section=contact');
  const phone = await screen.findByLabelText('Phone');
  await person.clear(phone);
  await person.type(phone, '020 915 3000');
  await colleagueChangesPhone('020 915 2000');
  await person.click(saveButton());
  await screen.findByText(/A colleague has changed this meanwhile/);
  expect(stored()?.contact.phone).toBe('020 915 2000');
  expect(screen.getByLabelText('Phone')).toHaveProperty('value', '020 915 3000');
  await person.click(screen.getByRole('button', { name: 'Undo' }));
  expect(screen.getByLabelText('Phone')).toHaveProperty('value', '020 915 2000');
  expect(screen.queryByText(/A colleague has changed this meanwhile/)).toBeNull();
});

test('a second saving keeps the own words over a colleague’s', async () => {
  const { person, stored, colleagueChangesPhone } = await openSettings('/admin/settings?section=contact');
  await person.type(await screen.findByLabelText('Phone'), '9');
  await colleagueChangesPhone('020 915 2000');
  await person.click(saveButton());
  await screen.findByText(/A colleague has changed this meanwhile/);
  await person.click(saveButton());
  await screen.findByText(/^Saved/);
  expect(stored()?.contact.phone).toBe(`${defaultSettings.contact.phone}9`);
  expect(screen.queryByText(/A colleague has changed this meanwhile/)).toBeNull();
});

test('a colleague who saves another section at the same moment loses nothing and stops nothing', async () => {
  const { person, line, stored, colleagueChangesPhone } = await openSettings('/admin/settings?section=organisation');
  await person.type(await screen.findByLabelText('Name'), ' Fund');
  const held = line.holdNext(...SAVE);
  await person.click(saveButton());
  await held.sent;
  await colleagueChangesPhone('020 915 2000');
  held.release();
  await screen.findByText(/^Saved/);
  expect(stored()).toMatchObject({
    organisation: { name: `${defaultSettings.organisation.name} Fund` },
    contact: { phone: '020 915 2000' },
  });
});

test('a colleague who saves the same section at the same moment is named in a sentence, and nothing typed is lost', async () => {
  const { api, person, line, stored } = await openSettings('/admin/settings?section=organisation');
  await person.type(await screen.findByLabelText('Name'), ' Fund');
  const held = line.holdNext(...SAVE);
  await person.click(saveButton());
  await held.sent;
  await changeSettings(api, ({ organisation }) => ({ organisation: { ...organisation, name: 'Barrow Care' } }));
  held.release();
  await screen.findByText(/^A colleague has changed this meanwhile/);
  expect(screen.getByLabelText('Name')).toHaveProperty('value', `${defaultSettings.organisation.name} Fund`);
  expect(stored()?.organisation.name).toBe('Barrow Care');
});

test('what is typed while a section is being saved stays, to be saved next', async () => {
  const { person, line, stored } = await openSettings('/admin/settings?section=organisation');
  const name = await screen.findByLabelText('Name');
  await person.type(name, ' Fund');
  const held = line.holdNext(...SAVE);
  await person.click(saveButton());
  await held.sent;
  await person.type(name, ' CLG');
  held.release();
  await waitFor(() => expect(stored()?.organisation.name).toBe(`${defaultSettings.organisation.name} Fund`));
  await waitFor(() => expect(saveButton().getAttribute('aria-busy')).toBeNull());
  expect(name).toHaveProperty('value', `${defaultSettings.organisation.name} Fund CLG`);
  await person.click(saveButton());
  await waitFor(() => expect(stored()?.organisation.name).toBe(`${defaultSettings.organisation.name} Fund CLG`));
});

test('a wrong address is named at its field and above the form', async () => {
  const { person, stored } = await openSettings('/admin/settings?section=social');
  const form = within(await screen.findByRole('form', { name: 'Social media' }));
  await person.click(form.getByRole('button', { name: 'Add a link' }));
  await person.type(form.getByLabelText('Name'), 'Facebook');
  await person.type(form.getByLabelText('Address'), 'javascript:alert(1)');
  await person.click(saveButton());
  expect(screen.getAllByText('Please write an address like https://www.example.org')).toHaveLength(2);
  expect(form.getByLabelText('Address').getAttribute('aria-invalid')).toBe('true');
  expect(stored()).toBeUndefined();
  await person.clear(form.getByLabelText('Address'));
  await person.type(form.getByLabelText('Address'), 'https://www.facebook.example');
  expect(screen.queryByText('Please write an address like https://www.example.org')).toBeNull();
  await person.click(saveButton());
  await waitFor(() => expect(stored()?.social).toHaveLength(1));
});

test('a shop’s day is closed and opened again with its hours, and the preview follows', async () => {
  const { person, stored } = await openSettings('/admin/settings?section=shops&shop=clane');
  const saturday = await screen.findByRole('switch', { name: 'Open on Saturday' });
  await person.click(saturday);
  expect(screen.getAllByText(/Sat–Sun closed/)).toHaveLength(1);
  await person.click(saturday);
  expect(screen.queryByText(/Sat–Sun closed/)).toBeNull();
  expect(screen.getByLabelText('Saturday, closes')).toHaveProperty('value', '15:00');
  await person.click(saturday);
  await person.click(saveButton());
  await waitFor(() => expect(stored()?.shops[0]?.hours.saturday).toBeNull());
  expect(stored()?.shops[1]).toEqual(defaultSettings.shops[1]);
});

test('a shop cannot close before it opens', async () => {
  const { person, stored } = await openSettings('/admin/settings?section=shops&shop=clane');
  const closes = await screen.findByLabelText('Monday, closes');
  await person.clear(closes);
  await person.type(closes, '08:00');
  await person.click(saveButton());
  expect(screen.getAllByText('The closing time must be later than the opening time')).toHaveLength(2);
  expect(stored()).toBeUndefined();
});

test('a closed day needs a date', async () => {
  const { person, stored } = await openSettings('/admin/settings?section=shops&shop=wexford');
  await person.click(await screen.findByRole('button', { name: 'Add a closed day' }));
  await person.type(screen.getByLabelText(/^Reason/), 'Stocktake');
  await person.click(saveButton());
  expect(screen.getAllByText('Please write a date like 2026-12-25').length).toBeGreaterThan(0);
  await person.type(screen.getByLabelText('Date'), '2026-12-28');
  await person.click(saveButton());
  await waitFor(() => expect(stored()?.shops[3]?.closures).toEqual([{ date: '2026-12-28', reason: 'Stocktake' }]));
});

test('a shop is opened on a public holiday of the coming year, with hours of that day', async () => {
  const { person, stored } = await openSettings('/admin/settings?section=shops&shop=clane');
  await person.click(await screen.findByRole('button', { name: 'Add a public holiday' }));
  await person.click(screen.getByRole('button', { name: 'Add a public holiday' }));
  const [, second] = screen.getAllByLabelText('Public holiday');
  if (!second) throw new Error('There is no second holiday.');
  await person.selectOptions(second, within(second).getByRole('option', { name: /^Easter Monday/ }));
  expect(document.activeElement).toBe(second);
  const [closes] = screen.getAllByLabelText('Closes');
  if (!closes) throw new Error('There is no closing time.');
  await person.clear(closes);
  await person.type(closes, '14:00');
  await person.click(saveButton());
  await waitFor(() => expect(stored()?.shops[0]?.holidayHours).toHaveLength(2));
  expect(stored()?.shops[0]?.holidayHours?.[0]?.closes).toBe('14:00');
  await person.click(screen.getAllByRole('button', { name: /^Remove / })[0] as HTMLElement);
  expect(screen.getAllByLabelText('Public holiday')).toHaveLength(1);
});

test('several shops are closed on one day with one reason; what is there already stays', async () => {
  const { api, person, stored } = await openSettings('/admin/settings?section=shops');
  await screen.findByRole('form', { name: 'Close several shops' });
  await changeSettings(api, ({ shops }) => ({
    shops: shops.map((shop) => ({ ...shop, closures: [{ date: '2026-12-29', reason: 'Stocktake' }] })),
  }));
  await person.type(screen.getByLabelText('Date'), '2026-12-28');
  await person.type(screen.getByLabelText(/^Reason/), 'Storm');
  await person.click(saveButton());
  expect(screen.getAllByText('Please choose one shop at least').length).toBeGreaterThan(0);
  await person.click(screen.getByRole('checkbox', { name: 'Clane' }));
  await person.click(screen.getByRole('checkbox', { name: 'New Ross' }));
  await person.click(saveButton());
  await waitFor(() =>
    expect(stored()?.shops.map(({ closures }) => closures.map(({ reason }) => reason))).toEqual([
      ['Storm', 'Stocktake'],
      ['Stocktake'],
      ['Storm', 'Stocktake'],
      ['Stocktake'],
    ]),
  );
});

test('the server’s sentence about a shop stands at the field', async () => {
  const { person, line, stored } = await openSettings('/admin/settings?section=shops&shop=newross');
  const fields = { 'shops.2.phone': 'That number is not ours.' };
  line.failNext(...SAVE, new Failure('invalid', 'Please check the marked fields.', { fields }));
  await person.type(await screen.findByLabelText('Phone'), '1');
  await person.click(saveButton());
  await waitFor(() => expect(screen.getAllByText('That number is not ours.')).toHaveLength(2));
  await person.click(saveButton());
  await waitFor(() => expect(stored()?.shops[2]?.phone).toBe(`${defaultSettings.shops[2]?.phone}1`));
  expect(screen.queryByText('That number is not ours.')).toBeNull();
});

const wayBack = () =>
  within(screen.getByRole('navigation', { name: 'You are here' })).getByRole('link', { name: 'Settings' });

test('leaving a section with unsaved changes is asked about', async () => {
  const { person, router } = await openSettings('/admin/settings?section=organisation');
  await person.type(await screen.findByLabelText('Name'), '!');
  await person.click(wayBack());
  const question = await screen.findByRole('alertdialog');
  await person.click(within(question).getByRole('button', { name: 'Stay here' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(router.state.location.search).toBe('?section=charity');
  await person.click(wayBack());
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
  await screen.findByRole('heading', { name: 'Settings' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('the first of several forms of a section is asked about as the last one is', async () => {
  const { person } = await openSettings('/admin/settings?section=words');
  for (const field of ['Helpline 1', 'What the donor reads 5']) {
    await person.type(await screen.findByLabelText(field), '1');
    await person.click(wayBack());
    await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Stay here' }));
    await person.click(screen.getByRole('button', { name: 'Undo' }));
  }
});

test('reasons for a rejection are added and removed', async () => {
  const { person, stored } = await openSettings('/admin/settings?section=review');
  await person.click(await screen.findByRole('button', { name: 'Remove reason 1' }));
  await person.click(screen.getByRole('button', { name: 'Add a reason' }));
  await person.type(screen.getByLabelText('Reason 4'), 'It is in a language that we cannot read.');
  await person.click(saveButton());
  await waitFor(() =>
    expect(stored()?.reviewRules?.rejectionReasons).toEqual([
      ...defaultReviewRules.rejectionReasons.slice(1),
      'It is in a language that we cannot read.',
    ]),
  );
});

test('reasons for declining an offer are a list of their own, with the words that donors read', async () => {
  const { person, stored } = await openSettings('/admin/settings?section=review');
  await person.click(await screen.findByRole('button', { name: 'Remove “No room”' }));
  await person.click(screen.getByRole('button', { name: 'Add a reason for donors' }));
  await person.type(screen.getByLabelText('Short name 5'), 'Mattress');
  await person.type(screen.getByLabelText('What the donor reads 5'), 'We may not sell mattresses.');
  await person.click(saveButton());
  await waitFor(() =>
    expect(stored()?.reviewRules).toMatchObject({
      rejectionReasons: defaultReviewRules.rejectionReasons,
      donorReasons: [
        ...defaultReviewRules.donorReasons.slice(1),
        { label: 'Mattress', reason: 'We may not sell mattresses.' },
      ],
    }),
  );
});

test('exports by volunteers are off until they are switched on', async () => {
  const { person, stored } = await openSettings('/admin/settings?section=ceilings');
  const choice = await screen.findByRole('switch', { name: 'Volunteers may export the donations' });
  expect(choice.getAttribute('aria-checked')).toBe('false');
  await person.click(choice);
  await person.click(saveButton());
  await waitFor(() => expect(stored()?.reviewRules?.volunteersExport).toBe(true));
});

test('an empty reason is refused', async () => {
  const { person, stored } = await openSettings('/admin/settings?section=review');
  await person.click(await screen.findByRole('button', { name: 'Add a reason' }));
  await person.click(saveButton());
  expect(screen.getAllByText('Please write the reason').length).toBeGreaterThan(0);
  expect(stored()).toBeUndefined();
});

test('the own password is changed, or the server’s sentence stands at the field', async () => {
  const { person, api, line, me } = await openPortal('/admin/settings?section=password');
  const press = () => person.click(screen.getByRole('button', { name: 'Change password' }));
  await person.type(await screen.findByLabelText('Current password'), 'wrong');
  await person.type(screen.getByLabelText('New password'), 'short');
  await press();
  await screen.findByText(/at least 12 characters long/);
  expect(line.made(...CHANGE_PASSWORD)).toHaveLength(0);
  await person.type(screen.getByLabelText('New password'), ' but now longer');
  await press();
  await screen.findAllByText('The current password is not right.');
  expect(screen.getByLabelText('Current password').getAttribute('aria-invalid')).toBe('true');
  await person.clear(screen.getByLabelText('Current password'));
  await person.type(screen.getByLabelText('Current password'), PASSWORD);
  await press();
  await screen.findByText(/Your password is changed/);
  expect(screen.queryByText('The current password is not right.')).toBeNull();
  expect(screen.getByLabelText('Current password')).toHaveProperty('value', '');
  expect(screen.getByLabelText('New password')).toHaveProperty('value', '');
  const json = { email: me?.email, password: 'short but now longer' };
  expect((await api.call('post', '/auth/login', { json })).status).toBe(200);
});

test('a volunteer changes the own password on a screen of its own', async () => {
  await openPortal('/admin/password', { as: volunteer });
  await screen.findByRole('heading', { name: 'Your password' });
  expect(screen.getByLabelText('Current password')).toHaveProperty('value', '');
});

test.each([
  ['a name', '?section=organisation', 'Name', '', 'Please write the name of the organisation'],
  ['a year', '?section=organisation', 'Established', '19', 'Please write a year like 1976'],
  ['an email address', '?section=contact', 'Email for visitors', 'hello', 'Please enter a valid email address'],
  ['a place on the map', '?section=shops&shop=clane', 'Latitude', '', 'Please write degrees north, like 53.291'],
])('%s that cannot be right is named at its field', async (_, section, label, typed, sentence) => {
  const { person, stored } = await openSettings(`/admin/settings${section}`);
  const field = await screen.findByLabelText(label);
  await person.clear(field);
  if (typed) await person.type(field, typed);
  await person.click(saveButton());
  expect(screen.getAllByText(sentence)).toHaveLength(2);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(stored()).toBeUndefined();
});

test('the helplines are said to be checked with one press, and changed', async () => {
  const { person, stored } = await openSettings('/admin/settings?section=review');
  await screen.findByText(/Nobody has checked these numbers yet\. Please ring each of them once\./);
  await person.click(screen.getByRole('button', { name: 'I have checked these numbers' }));
  await screen.findByText(/^Last checked by/);
  expect(screen.queryByText(/Please ring each of them once/)).toBeNull();
  expect(stored()?.helplines?.lines).toEqual(defaultHelplines);
  const number = screen.getAllByLabelText<HTMLInputElement>('Number')[0];
  if (!number) throw new Error('There is no number.');
  await person.clear(number);
  await person.type(number, 'ring us');
  await person.click(saveButton());
  expect((await screen.findAllByText(/a number that can be dialled/)).length).toBeGreaterThan(0);
  await person.clear(number);
  await person.type(number, '116 124');
  await person.click(saveButton());
  await waitFor(() => expect(stored()?.helplines?.lines[0]?.number).toBe('116 124'));
});

test('helplines are added until there are six, and removed', async () => {
  const { person } = await openSettings('/admin/settings?section=review');
  const adding = () => screen.queryAllByRole('button', { name: 'Add a helpline' });
  await screen.findByRole('button', { name: 'Add a helpline' });
  for (let count = defaultHelplines.length; count < HELPLINES_MAX; count += 1)
    for (const button of adding()) await person.click(button);
  screen.getByLabelText(`Helpline ${HELPLINES_MAX}`);
  expect(adding()).toEqual([]);
  await person.click(screen.getByRole('button', { name: 'Remove helpline 1' }));
  expect(adding()).toHaveLength(1);
});

test('the colleague who is taken off duty is the one beside the button, and the others stay', async () => {
  const { person, stored } = await openSettings('/admin/settings?section=words');
  const adding = await screen.findByRole('button', { name: 'Put a colleague on duty' });
  for (const days of ['Monday to Friday', 'Saturday and Sunday', 'Every day']) {
    await person.click(adding);
    await person.selectOptions(screen.getAllByLabelText('Days').at(-1) as HTMLElement, days);
  }
  const [, second] = screen.getAllByRole('button', { name: 'Take Aoife Byrne off duty' });
  await person.click(second as HTMLElement);
  await person.click(saveButton());
  await screen.findByText('Saved. They are mailed from now on.');
  expect(stored()?.duty?.people.map(({ days }) => days)).toEqual(['weekdays', 'every-day']);
});

test('a place of the settings begins at its title, and so does the way back', async () => {
  const { person } = await openPortal('/admin/settings');
  await person.click(await screen.findByRole('link', { name: /^Shops/ }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Shops'));
  await person.click(screen.getByRole('link', { name: 'Settings', current: false }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Settings'));
});
