import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { runSettingsOf } from '#api/settings/run-settings.ts';
import { openPortal } from '../../support/portal.tsx';
import { screenApi } from '../../support/screen-api.ts';

const SECTION = '/admin/settings?section=vans';
const stored = (api: ReturnType<typeof screenApi>) => runSettingsOf(api.deps.store.data);
const form = async (name: string) => within(await screen.findByRole('form', { name }));

test('a van is added, moved to another shop and removed', async () => {
  const api = screenApi();
  const { person } = await openPortal(SECTION, { api });
  const vans = await form('Vans');
  await person.click(vans.getByRole('button', { name: 'Add a van' }));
  await person.click(vans.getByRole('button', { name: 'Save changes' }));
  await vans.findAllByText('Please write the name of the van');
  const names = vans.getAllByLabelText('Name');
  await person.type(names.at(-1) as HTMLElement, 'Yellow van');
  await person.selectOptions(vans.getAllByLabelText('Stands at').at(-1) as HTMLElement, 'wexford');
  await person.click(vans.getByRole('button', { name: 'Save changes' }));
  await vans.findByText(/^Saved\./);
  expect(stored(api).vans.at(-1)).toEqual({ name: 'Yellow van', shop: 'wexford', stops: 10, minutes: 360 });
  await person.click(vans.getByRole('button', { name: 'Remove Green van' }));
  await person.click(vans.getByRole('button', { name: 'Save changes' }));
  await waitFor(() => expect(stored(api).vans.map(({ name }) => name)).not.toContain('Green van'));
});

test('an area gets another spelling and longer stops; a wrong routing key is named', async () => {
  const api = screenApi();
  const { person } = await openPortal('/admin/settings?section=areas', { api });
  const areas = await form('Areas');
  const summary = areas.getByText('New Ross').closest('details') as HTMLElement;
  const row = within(summary);
  await person.click(areas.getByText('New Ross'));
  await person.type(row.getByLabelText('Other towns and spellings'), ', Ros Mhic Thriúin');
  await person.clear(row.getByLabelText('Minutes at one door'));
  await person.type(row.getByLabelText('Minutes at one door'), '25');
  await person.type(row.getByLabelText('Routing keys'), ', Nonsense');
  await person.click(areas.getByRole('button', { name: 'Save changes' }));
  await row.findAllByText('Please write a routing key like Y34');
  await person.clear(row.getByLabelText('Routing keys'));
  await person.type(row.getByLabelText('Routing keys'), 'y34');
  await person.click(areas.getByRole('button', { name: 'Save changes' }));
  await areas.findByText(/^Saved\./);
  expect(stored(api).areas.find(({ name }) => name === 'New Ross')).toMatchObject({
    routingKeys: ['Y34'],
    minutes: 25,
    towns: expect.arrayContaining(['Rosbercon', 'Ros Mhic Thriúin']),
  });
});

test('what a colleague has saved meanwhile is not overwritten unseen', async () => {
  const api = screenApi();
  const { person } = await openPortal(SECTION, { api });
  const vans = await form('Vans');
  await person.type(vans.getAllByLabelText('Name')[0] as HTMLElement, ' two');
  const as = await api.staff();
  const before = stored(api);
  const json = { ...before, vans: before.vans.slice(1) };
  expect((await api.call('put', '/settings/runs', { as, json })).status).toBe(200);
  await person.click(vans.getByRole('button', { name: 'Save changes' }));
  await vans.findByText(/A colleague has changed this meanwhile/);
  expect(stored(api).vans).toHaveLength(before.vans.length - 1);
});
