import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { defaultSettings } from '#contract/settings/default-settings.ts';
import { openPortal } from '../../support/portal.tsx';
import { screenApi } from '../../support/screen-api.ts';

const openShops = async (more = '', api = screenApi()) => {
  const portal = await openPortal(`/admin/settings?section=shops${more}`, { api });
  const shops = () => portal.api.deps.store.data.settings.get('settings')?.shops;
  return { ...portal, shops };
};

const press = (name: string) => screen.getByRole('button', { name });
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const degrees = () => ['Latitude', 'Longitude'].map((label) => screen.getByLabelText<HTMLInputElement>(label).value);

test('a shop is added with its name, its place from the Eircode of its address, and the hours of the first one', async () => {
  const { person, shops } = await openShops();
  await person.click(await screen.findByRole('link', { name: 'Add a shop' }));
  await screen.findByRole('form', { name: 'A new shop' });
  type('Name', 'Naas');
  type('Phone', '045 555 123');
  type('County', 'Co Kildare');
  type('Address', '4 Main Street');
  await person.click(press('Save changes'));
  expect(screen.getAllByText('Please write degrees north, like 53.291').length).toBeGreaterThan(0);
  expect(shops()).toBeUndefined();
  type('Address', '4 Main Street, W91 X2Y3');
  await person.click(press('Find from the Eircode'));
  await screen.findByText(/^This is the middle of Naas\./);
  expect(degrees()).toEqual(['53.216', '-6.667']);
  await person.click(press('Save changes'));
  await screen.findByText(/^Naas is on the website now\./);
  const [clane] = defaultSettings.shops;
  expect(shops()?.slice(0, 4)).toEqual(defaultSettings.shops);
  expect(shops()?.[4]).toEqual({
    ...{ key: 'naas', name: 'Naas', address: '4 Main Street, W91 X2Y3', county: 'Co Kildare', phone: '045 555 123' },
    ...{ latitude: 53.216, longitude: -6.667, hours: clane?.hours, closures: [] },
  });
  await person.click(press('Close'));
  expect(await screen.findByRole('link', { name: 'Edit Naas' })).toBeTruthy();
});

test('an Eircode of no area says so, and a press on the map or its arrow keys place the shop', async () => {
  const { person } = await openShops('&shop=~new');
  await screen.findByRole('form', { name: 'A new shop' });
  type('Address', '1 Shop Street, H91 X2Y3');
  await person.click(press('Find from the Eircode'));
  await screen.findByText(/^No area has this Eircode or town\./);
  expect(degrees()).toEqual(['', '']);
  const map = press('Map: press where the shop is, or move it with the arrow keys');
  map.focus();
  await person.keyboard('{Enter}');
  screen.getByText('There is no pin yet. An arrow key puts one in the middle of the map.');
  map.getBoundingClientRect = () => new DOMRect(100, 50, 320, 416);
  fireEvent.click(map, { clientX: 100 + 320 * 0.4876, clientY: 50 + 416 * 0.1785, detail: 1 });
  expect(degrees()).toEqual(['53.291', '-6.686']);
  fireEvent.keyDown(map, { key: 'ArrowDown' });
  fireEvent.keyDown(map, { key: 'ArrowRight' });
  expect(degrees()).toEqual(['53.281', '-6.676']);
  screen.getByText('The pin is at latitude 53.281, longitude -6.676.');
});

test('a shop whose saving was not answered is there once when it is saved again, and beside one that a colleague has added', async () => {
  const { person, api, line, shops } = await openShops('&shop=~new');
  await screen.findByRole('form', { name: 'A new shop' });
  type('Name', 'Naas');
  type('Latitude', '53.216');
  type('Longitude', '-6.667');
  line.loseAnswer('PUT', '/api/settings');
  await person.click(press('Save changes'));
  await screen.findByText('This could not be saved. It is still here; please try again.');
  const as = await api.staff('Administrator', 'Aoife Byrne');
  const { body: settings } = await api.get('/settings');
  const theirs = { ...settings.shops[0], key: 'gorey', name: 'Gorey' };
  await api.call('put', '/settings', { as, json: { ...settings, shops: [...settings.shops, theirs] } });
  type('Name', 'Gorey');
  await person.click(press('Save changes'));
  await screen.findByText(/^Gorey is on the website now\./);
  expect(shops()?.slice(4)).toMatchObject([
    { key: 'naas', name: 'Gorey', latitude: 53.216 },
    { key: 'gorey', name: 'Gorey', address: settings.shops[0].address },
  ]);
});

test('a shop that a colleague has taken away meanwhile says so, and does not come back', async () => {
  const api = screenApi();
  // What colleagues do is not told live.
  api.line.failAll('GET', '/api/events', 'offline');
  const { person, shops } = await openShops('&shop=wexford', api);
  await screen.findByRole('form', { name: 'Wexford Town' });
  const as = await api.staff('Administrator', 'Aoife Byrne');
  const { body: settings } = await api.get('/settings');
  await api.call('put', '/settings', { as, json: { ...settings, shops: settings.shops.slice(0, 3) } });
  type('Name', 'Selskar');
  await person.click(press('Save changes'));
  await screen.findByText(
    'A colleague has taken this shop away meanwhile. To have it again, please add it as a new shop.',
  );
  expect(shops()?.map(({ key }) => key)).toEqual(['clane', 'bagnelstown', 'newross']);
});

test('the address of a shop that is gone leads to the others, and says so', async () => {
  await openShops('&shop=gorey');
  await screen.findByText('The shop that was open here is no longer one of yours: a colleague has taken it away.');
  screen.getByRole('link', { name: 'Edit Wexford Town' });
});

test('a shop keeps its key when it gets another name', async () => {
  const { person, shops } = await openShops('&shop=wexford');
  await screen.findByRole('form', { name: 'Wexford Town' });
  type('Name', 'Selskar');
  await person.click(press('Save changes'));
  await waitFor(() => expect(shops()?.[3]).toMatchObject({ key: 'wexford', name: 'Selskar' }));
});

test('a shop is taken away after a question, and one that a van needs says what has to be moved first', async () => {
  const { person, shops } = await openShops('&shop=clane');
  const take = async (name: string) => {
    await screen.findByRole('form', { name });
    await person.click(press('Take this shop away'));
    const question = within(await screen.findByRole('alertdialog', { name: `Take ${name} away?` }));
    await person.click(question.getByRole('button', { name: 'Take it away' }));
  };
  await take('Clane');
  await screen.findByText('Clane is still needed. Before you take it away, move Blue van to another shop.');
  expect(shops()).toBeUndefined();
  await person.click(screen.getByRole('link', { name: 'All shops' }));
  await person.click(await screen.findByRole('link', { name: 'Edit Wexford Town' }));
  await take('Wexford Town');
  await screen.findByText(/^Wexford Town is no longer one of your shops\./);
  expect(shops()?.map(({ key }) => key)).toEqual(['clane', 'bagnelstown', 'newross']);
  await person.click(press('Close'));
  await screen.findByRole('link', { name: 'Edit New Ross' });
  expect(screen.queryByRole('link', { name: 'Edit Wexford Town' })).toBeNull();
});
