import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultHelpSettings } from '#contract/help/help-settings.ts';
import { openPortal } from '../../support/portal.tsx';
import { screenApi } from '../../support/screen-api.ts';

const form = async () => within(await screen.findByRole('form', { name: 'Asking for help' }));

test('how far we drive, to where, who else helps and when the telephone is answered are saved together', async () => {
  const api = screenApi();
  const { person } = await openPortal('/admin/settings?section=words#help', { api });
  const help = await form();
  help.getByText('25 miles. Nobody further away is refused.');
  await person.clear(help.getByLabelText('How far our drivers go, in kilometres'));
  await person.type(help.getByLabelText('How far our drivers go, in kilometres'), '60');
  help.getByText('37 miles. Nobody further away is refused.');
  await person.type(help.getByLabelText('Hospitals we drive to'), '{Enter}Hermitage Clinic, Lucan{Enter}');
  await person.click(help.getByRole('button', { name: 'Add a town with a rule of its own' }));
  await person.type(help.getByLabelText('Town 1'), 'Tramore');
  await person.selectOptions(help.getByLabelText('Whatever the distance'), 'We do not drive there');
  await person.click(help.getByRole('button', { name: 'Add who else helps' }));
  await person.type(help.getByLabelText('Who else helps'), 'Local Link Wexford');
  await person.type(help.getByLabelText(/^In these towns/), 'Gorey, Bunclody');
  const helpsWith = within(help.getByRole('group', { name: 'Helps with' }));
  await person.click(helpsWith.getByLabelText('The weekly shop'));
  await person.click(help.getByLabelText(/^The telephone has hours of its own/));
  await person.click(help.getByRole('switch', { name: 'Open on Monday' }));
  await person.click(help.getByRole('button', { name: 'Save changes' }));
  await help.findByText(/^Saved\./);
  const { body } = await api.call('get', '/settings/help', { as: await api.staff() });
  expect(body).toMatchObject({
    kilometres: 60,
    hospitals: [...defaultHelpSettings.hospitals, 'Hermitage Clinic, Lucan'],
    exceptions: [{ town: 'Tramore', within: false }],
    others: [{ name: 'Local Link Wexford', services: ['lift', 'shopping'], towns: ['Gorey', 'Bunclody'] }],
    phoneHours: { monday: { opens: '09:00', closes: '17:00' }, tuesday: null },
  });
});

test('a place to measure from needs a name and its degrees, and what is missing is said at its field', async () => {
  const { person } = await openPortal('/admin/settings?section=words#help');
  const help = await form();
  await person.selectOptions(help.getByLabelText('Measured from'), 'One place');
  await person.click(help.getByRole('button', { name: 'Save changes' }));
  expect((await help.findAllByText('Please write the name of the place')).length).toBeGreaterThan(0);
  expect(help.getAllByText('Please write degrees north, like 53.291').length).toBeGreaterThan(0);
  await person.type(help.getByLabelText('Name of the place'), 'Enniscorthy');
  await person.type(help.getByLabelText('Degrees north'), '52.5');
  await person.type(help.getByLabelText('Degrees east'), '-6.57');
  await person.click(help.getByRole('button', { name: 'Save changes' }));
  await help.findByText(/^Saved\./);
});

test('what a colleague saved meanwhile is not overwritten unseen', async () => {
  const api = screenApi();
  const { person } = await openPortal('/admin/settings?section=words#help', { api });
  const help = await form();
  await person.selectOptions(help.getByLabelText('Measured from'), 'One place');
  const as = await api.staff();
  await api.call('put', '/settings/help', { as, json: { ...defaultHelpSettings, kilometres: 10 } });
  await person.type(help.getByLabelText('Name of the place'), 'Enniscorthy');
  await person.type(help.getByLabelText('Degrees north'), '52.5');
  await person.type(help.getByLabelText('Degrees east'), '-6.57');
  await person.click(help.getByRole('button', { name: 'Save changes' }));
  await help.findByText(/A colleague has changed this meanwhile/);
});
