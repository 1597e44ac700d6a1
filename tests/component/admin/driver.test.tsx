import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { addDays, dublinDay } from '#contract/dublin.ts';
import { addPerson } from '../../support/people.ts';
import { openPortal } from '../../support/portal.tsx';
import { runsIn } from '../../support/runs.ts';
import { screenApi } from '../../support/screen-api.ts';

const TODAY = dublinDay(new Date());
const STOPS = [
  { submitterName: 'Breda Hayes', submitterPhone: '087 000 0120', pickupAddress: '4 Barrow View, R93 X2D7' },
  {
    submitterName: 'Pauline Nolan',
    submitterPhone: '087 000 0133',
    pickupAddress: 'Royal Oak',
    pickupEircode: 'R21 AH12',
  },
];

/** A driver with a run of today, two stops on it, in a state. */
const withRun = async (state: 'planned' | 'out') => {
  const api = screenApi();
  const runs = runsIn(api, await api.staff());
  const me = await addPerson(api.deps, { role: 'Driver', name: 'Niamh Furlong' });
  const planned = await runs.runOf({ date: TODAY, driverId: me.id, force: true });
  const stops = [await runs.pickupOf(STOPS[0]), await runs.pickupOf(STOPS[1])];
  const { body: run } = await runs.assign(
    planned,
    stops.map(({ id }) => id),
  );
  if (state === 'out') await runs.change(run.id, { state });
  return { api, runs, me, run, open: () => openPortal('/admin', { api, as: me }) };
};
const stop = (name: string) => screen.findByRole('article', { name }).then(within);

/** Once every report of the run has reached the server. */
const finishRun = async (person: UserEvent) => {
  const finish = await screen.findByRole('button', { name: 'Finish and wipe this phone' });
  await waitFor(() => expect(finish.getAttribute('aria-disabled')).not.toBe('true'));
  await person.click(finish);
};

test('a driver begins with her stop of now: its telephone, its Eircode and the way there', async () => {
  const { open } = await withRun('out');
  await open();
  const now = await stop('Breda Hayes');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^Good (morning|afternoon|evening), Niamh$/);
  screen.getByText(/^Green van, today · 0 of 2 done · back by /);
  now.getByText('087 000 0120');
  now.getByText('R93 X2D7');
  now.getByText('4 Barrow View');
  expect(now.getByRole('link', { name: 'Directions to Breda Hayes' }).getAttribute('href')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=R93%20X2D7%2C%20Ireland',
  );
  expect(now.getByRole('link', { name: 'Ring Breda Hayes, 087 000 0120' }).getAttribute('href')).toMatch(/^tel:/);
});

test('as soon as a stop is done the next one is read out with what was said, and after the last one the end', async () => {
  const { open } = await withRun('out');
  const { person } = await open();
  await stop('Breda Hayes');
  await person.click(screen.getByRole('button', { name: 'Collected: Breda Hayes' }));
  const next = await stop('Pauline Nolan');
  next.getByText('087 000 0133');
  expect(document.activeElement?.textContent).toBe('Pauline Nolan');
  screen.getByText('Collected: Breda Hayes.');
  await person.click(within(screen.getByRole('region', { name: 'Done' })).getByRole('button'));
  await stop('Breda Hayes');
  expect(document.activeElement?.textContent).toBe('Breda Hayes');
  await person.click(within(screen.getByRole('region', { name: 'Then' })).getByRole('button'));
  await person.click(await screen.findByRole('button', { name: 'Not there: Pauline Nolan' }));
  await screen.findByRole('heading', { name: 'That is the lot, Niamh' });
  expect(document.activeElement?.textContent).toBe('That is the lot, Niamh');
});

test('the first screen sets off, and stays after the run is finished', async () => {
  const { open, runs, run } = await withRun('planned');
  const { person } = await open();
  await person.click(await screen.findByRole('button', { name: 'Set off' }));
  await stop('Breda Hayes');
  expect(document.activeElement?.textContent).toBe('Breda Hayes');
  for (const { submitterName } of STOPS)
    await person.click(await screen.findByRole('button', { name: `Collected: ${submitterName}` }));
  await finishRun(person);
  await screen.findByRole('button', { name: 'Open again' });
  expect(runs.run(run.id).state).toBe('done');
});

test('a run that is finished stays until its driver leaves it, also where another one is planned today', async () => {
  const { open, runs, me, run } = await withRun('out');
  const second = await runs.runOf({ date: TODAY, van: 'Red van', shop: 'bagnelstown', driverId: me.id, force: true });
  const { id } = await runs.pickupOf({ ...STOPS[0], submitterName: 'Denis Kehoe' });
  await runs.assign(second, [id]);
  const { person } = await open();
  for (const { submitterName } of STOPS)
    await person.click(await screen.findByRole('button', { name: `Collected: ${submitterName}` }));
  await finishRun(person);
  await person.click(await screen.findByRole('button', { name: 'Open again' }));
  await waitFor(() => expect(runs.run(run.id).state).toBe('out'));
  await finishRun(person);
  await screen.findByRole('button', { name: 'Open again' });
  await person.click(screen.getAllByRole('link', { name: 'My week' })[0] as HTMLElement);
  await screen.findByRole('region', { name: 'This week' });
  await person.click(screen.getAllByRole('link', { name: 'My run' })[0] as HTMLElement);
  await screen.findByText(/^Red van, today/);
  await screen.findByRole('button', { name: 'Set off' });
});

test('of two runs of today the one that is out comes first, and the other one stands in the week', async () => {
  const { open, api, runs, me } = await withRun('planned');
  const second = await runs.runOf({ date: TODAY, van: 'Red van', shop: 'bagnelstown', driverId: me.id, force: true });
  const { id } = await runs.pickupOf({ ...STOPS[0], submitterName: 'Denis Kehoe' });
  await runs.assign(second, [id]);
  await runs.change(second.id, { state: 'out' });
  const { person } = await open();
  await stop('Denis Kehoe');
  await person.click(screen.getAllByRole('link', { name: 'My week' })[0] as HTMLElement);
  const week = within(await screen.findByRole('region', { name: 'This week' }));
  expect(week.getAllByRole('link', { name: /^Open/ })).toHaveLength(2);
  expect(api.line.made('GET', '/api/runs')).toHaveLength(1);
});

test('a driver without a run today is told of the next one, which stands in the week with when it opens', async () => {
  const api = screenApi();
  const runs = runsIn(api, await api.staff());
  const me = await addPerson(api.deps, { role: 'Driver', name: 'Niamh Furlong' });
  const { id } = await runs.runOf({ date: addDays(TODAY, 9), driverId: me.id, force: true });
  const { person } = await openPortal('/admin', { api, as: me });
  const next = await screen.findByRole('link', { name: /^Green van, / });
  expect(next.getAttribute('href')).toBe(`/admin/runs/${id}`);
  await person.click(screen.getAllByRole('link', { name: 'My week' })[0] as HTMLElement);
  within(await screen.findByRole('region', { name: 'After this week' })).getByText(/^It opens on .* at 17:00\.$/);
});

test('the sheet on paper has the telephone and the Eircode of every stop, for the driver and for who plans', async () => {
  const { open, api, run } = await withRun('out');
  const onPaper = () => document.querySelector('.runpaper')?.textContent ?? '';
  const view = await open();
  await stop('Breda Hayes');
  const isComplete = () => {
    for (const words of ['R93 X2D7', '087 000 0120', 'R21 AH12', '087 000 0133', 'Not there'])
      expect(onPaper()).toContain(words);
    expect(onPaper().match(/R93 X2D7/g)).toHaveLength(1);
  };
  isComplete();
  view.unmount();
  await openPortal(`/admin/runs/${run.id}?view=plan`, { api });
  await screen.findByRole('heading', { name: '2 of 2 stops' });
  isComplete();
});

test('a stop with nothing but an Eircode is one on the screen and on paper, without an empty line', async () => {
  const { open, api } = await withRun('out');
  await api.deps.store.change((draft) => {
    for (const offer of [...api.deps.store.data.donations.all()])
      draft.donations.put({ ...offer, pickupAddress: 'R93 X2D7' });
  });
  await open();
  const now = await stop('Breda Hayes');
  expect(now.getByText('R93 X2D7').parentElement?.querySelector('.lines')).toBeNull();
  const [first] = document.querySelectorAll('.runpaper ol p');
  expect(first?.textContent).toBe('Breda Hayes');
});
