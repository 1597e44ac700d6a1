import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { addWaitingOffer } from '../../support/desk-records.ts';
import { catchDownloads } from '../../support/downloads.ts';
import { addPerson } from '../../support/people.ts';
import { openPortal, volunteer } from '../../support/portal.tsx';
import { runsIn } from '../../support/runs.ts';
import { screenApi } from '../../support/screen-api.ts';

const THURSDAY = '2026-11-26';
const WEEK = '/admin/runs?week=2026-11-26';

/** Three approved pickups and a run on a Thursday with room for two. */
const withPickups = async (fields: Record<string, unknown> = {}) => {
  const api = screenApi();
  const runs = runsIn(api, await api.staff());
  const run = await runs.runOf({ date: THURSDAY, stopsMax: 2, ...fields });
  const pickups = [
    await runs.pickupOf({ description: 'A sewing machine.', pickupAddress: '1 Quay Street, New Ross' }),
    await runs.pickupOf({ description: 'Two bedside lamps.', pickupAddress: '2 Rafter Street, Enniscorthy' }),
    await runs.pickupOf({ description: 'A wardrobe of oak.', pickupAddress: 'Beside the old creamery' }),
  ] as const;
  const stops = () => runs.run(run.id).stops.map(({ donationId }) => donationId);
  return { api, runs, run, pickups, stops, ids: pickups.map(({ id }) => id) };
};
const offer = (name: RegExp) => screen.findByRole('checkbox', { name, checked: false });
const offerText = async (name: RegExp) => (await offer(name)).closest('label')?.textContent ?? '';
const thursday = () => within(screen.getByRole('region', { name: 'Thursday 26 November' }));

describe('a run', () => {
  test('is cancelled after a word on who is told, and Undo brings back its stops', async () => {
    const { api, runs, run, stops, ids } = await withPickups();
    await runs.assign(run, ids.slice(0, 2));
    await runs.agree(run.id, { stops: [ids[0]] });
    const { person } = await openPortal(`/admin/runs/${run.id}`, { api });
    await person.click(await screen.findByRole('button', { name: 'Cancel the run' }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel this run?' }));
    dialog.getByText(
      'One donor is told in two minutes that the van does not come, unless you undo it. 2 offers go back to the list of what waits.',
    );
    await person.click(dialog.getByRole('button', { name: 'Go back' }));
    expect(stops()).toHaveLength(2);
    await person.click(screen.getByRole('button', { name: 'Cancel the run' }));
    await person.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Cancel the run' }));
    await screen.findByText('Cancelled: Green van');
    expect(stops()).toEqual([]);
    await person.keyboard('u');
    await waitFor(() => expect(stops()).toEqual(ids.slice(0, 2)));
  });

  test('is moved after a word on who is told, and Undo brings back its day and withdraws the mail', async () => {
    const { api, runs, run, ids } = await withPickups();
    await runs.assign(run, ids.slice(0, 1));
    await runs.agree(run.id);
    await runs.later(3);
    const { person } = await openPortal(`/admin/runs/${run.id}`, { api });
    await person.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the run' }));
    const told = 'One donor is told in two minutes when the van comes instead, unless you undo it.';
    expect(dialog.queryByText(told)).toBeNull();
    fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2026-11-27' } });
    dialog.getByText(told);
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Changed: Green van');
    screen.getByText(told);
    expect(runs.run(run.id).date).toBe('2026-11-27');
    expect(runs.mailsAbout(ids[0] ?? '').map(({ kind }) => kind)).toContain('day-changed');
    await person.keyboard('u');
    await waitFor(() => expect(runs.run(run.id).date).toBe(THURSDAY));
    expect(runs.mailsAbout(ids[0] ?? '').map(({ kind }) => kind)).toEqual(['day-reminder']);
  });

  test('is given the van of another shop, and Undo brings back its van and the shop it had', async () => {
    const { api, runs, run } = await withPickups();
    await runs.change(run.id, { shop: 'clane' });
    const { person } = await openPortal(`/admin/runs/${run.id}`, { api });
    await person.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the run' }));
    fireEvent.change(dialog.getByLabelText('Van'), { target: { value: 'Blue van' } });
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Changed: Green van');
    expect(runs.run(run.id)).toMatchObject({ van: 'Blue van', shop: 'clane' });
    await person.keyboard('u');
    await waitFor(() => expect(runs.run(run.id)).toMatchObject({ van: 'Green van', shop: 'clane' }));
  });

  test('that a colleague has changed since is left as it is by Undo', async () => {
    const { api, runs, run } = await withPickups();
    const { person } = await openPortal(`/admin/runs/${run.id}`, { api });
    await person.click(await screen.findByRole('button', { name: 'Change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the run' }));
    fireEvent.change(dialog.getByLabelText('Day'), { target: { value: '2026-11-27' } });
    await person.click(dialog.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Changed: Green van');
    await runs.change(run.id, { van: 'Red van', revision: runs.run(run.id).revision });
    await person.keyboard('u');
    await screen.findByText(/A colleague has changed this run meanwhile\./);
    expect(runs.run(run.id)).toMatchObject({ van: 'Red van', date: '2026-11-27' });
  });

  test('loses a stop after a word on who is told, and Undo puts it back where it was', async () => {
    const { api, runs, run, stops, ids } = await withPickups();
    await runs.assign(run, ids.slice(0, 2));
    await runs.agree(run.id, { stops: [ids[0]] });
    await runs.later(3);
    const { person } = await openPortal(`/admin/runs/${run.id}`, { api });
    const [first] = await screen.findAllByRole('button', { name: /off the run$/ });
    if (!first) throw new Error('no stop');
    await person.click(first);
    const dialog = within(await screen.findByRole('alertdialog', { name: /off this run\?$/ }));
    dialog.getByText(/^One donor is told in two minutes that the van does not come, unless you undo it\./);
    await person.click(dialog.getByRole('button', { name: 'Take it off' }));
    await screen.findByText(/^Off the run: /);
    expect(stops()).toEqual([ids[1]]);
    await person.keyboard('u');
    await waitFor(() => expect(stops()).toEqual(ids.slice(0, 2)));
    expect(runs.mailsAbout(ids[0] ?? '').map(({ kind }) => kind)).toEqual(['day-reminder']);
  });

  test('is agreed with all who were not asked, and Undo takes that back before they are told', async () => {
    const { api, runs, run, ids } = await withPickups();
    await runs.assign(run, ids.slice(0, 2));
    const { person } = await openPortal(`/admin/runs/${run.id}`, { api });
    await person.click(await screen.findByRole('button', { name: 'Tell 2 donors the day' }));
    await screen.findByText('2 donors are told in two minutes on which day the van comes, unless you undo it.');
    expect((await runs.read(run.id)).agreed).toBe(2);
    await person.keyboard('u');
    await screen.findByRole('button', { name: 'Tell 2 donors the day' });
    expect(ids.flatMap((id) => runs.mailsAbout(id))).toEqual([]);
  });

  test('without stops is cancelled at once', async () => {
    const { api, runs, run } = await withPickups();
    const { person } = await openPortal(`/admin/runs/${run.id}`, { api });
    await person.click(await screen.findByRole('button', { name: 'Cancel the run' }));
    await waitFor(() => expect(runs.run(run.id).state).toBe('cancelled'));
  });
});

describe('planning a week', () => {
  test('what waits stands by area, what has none last, with a way to say where it is', async () => {
    const { api, runs, ids } = await withPickups();
    const { person } = await openPortal(WEEK, { api });
    await screen.findByText('Week of 23 November 2026. 3 offers wait for a day.');
    const headings = within(screen.getByRole('region', { name: 'Not on a run' }))
      .getAllByRole('heading', { level: 2 })
      .map(({ textContent }) => textContent);
    expect(headings).toEqual(['New Ross 1', 'Enniscorthy 1', 'No area 1']);
    await person.click(screen.getByRole('button', { name: /^Choose an area/ }));
    await person.selectOptions(await screen.findByLabelText('Area'), 'Carlow');
    await person.click(screen.getByRole('button', { name: 'Choose this area' }));
    await screen.findByRole('heading', { name: 'Carlow 1' });
    expect(runs.stored(ids[2] ?? '').pickup?.area).toBe('Carlow');
  });

  test('a donor who asks for another day is seen by who has the week open', async () => {
    const { api, runs, pickups } = await withPickups();
    await openPortal(WEEK, { api });
    expect(await offerText(/sewing machine/)).not.toContain('Mondays only');
    await screen.findAllByText('Live');
    await runs.yours(pickups[0].token, '/another-day', { note: 'Mondays only' });
    await waitFor(async () => expect(await offerText(/sewing machine/)).toContain('Mondays only'));
  });

  test('an offer of yesterday evening is a day old', async () => {
    const { api, runs } = await withPickups();
    const piano = { description: 'A piano of oak.', pickupRequired: true };
    const { id } = await addWaitingOffer(api, piano, { minutesAgo: 16 * 60 });
    await runs.review(id, { status: 'approved' });
    await openPortal(WEEK, { api });
    expect(await offerText(/piano/)).toContain('· 1 day');
  });

  test('with keys alone: selected, M and the number of the day, and U takes it back', async () => {
    const { api, stops, ids } = await withPickups();
    const { person } = await openPortal(WEEK, { api });
    (await offer(/sewing machine/)).focus();
    await person.keyboard('x');
    await screen.findByText('1 offer');
    await person.keyboard('4');
    expect(stops()).toEqual([]);
    await person.keyboard('m4');
    await waitFor(() => expect(stops()).toEqual([ids[0]]));
    await thursday().findByText('1 of 2');
    // What waits is loaded beside the week, and may come later.
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /sewing machine/ })).toBeNull());
    await person.keyboard('u');
    await waitFor(() => expect(stops()).toEqual([]));
    await offer(/sewing machine/);
  });

  test('Esc selects nothing; with nothing selected it is left to others, such as the tour', async () => {
    const { api } = await withPickups();
    const { person } = await openPortal(WEEK, { api });
    await person.click(await offer(/sewing machine/));
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(false);
    await offer(/sewing machine/);
    expect(fireEvent.keyDown(document.body, { key: 'Escape' })).toBe(true);
  });

  test('by pointer: several are put on a run, and dropped on a day', async () => {
    const { api, stops, ids } = await withPickups({ stopsMax: 3 });
    const { person } = await openPortal(WEEK, { api });
    await person.click(await offer(/sewing machine/));
    await person.click(await offer(/bedside lamps/));
    await person.click(thursday().getByRole('button', { name: 'Put 2 here: 2 of 3' }));
    await waitFor(() => expect(stops()).toEqual([ids[0], ids[1]]));
    const dataTransfer = { types: ['application/x-offer'], getData: () => ids[2], setData: () => {} };
    const day = screen.getByRole('region', { name: 'Thursday 26 November' });
    await thursday().findByText('2 of 3');
    fireEvent.dragOver(day, { dataTransfer });
    fireEvent.drop(day, { dataTransfer });
    await waitFor(() => expect(stops()).toHaveLength(3));
  });

  test('an area is selected with one tick, and some of it shows as some', async () => {
    const { api, runs } = await withPickups();
    await runs.pickupOf({ description: 'A mirror of glass.', pickupAddress: '3 Quay Street, New Ross' });
    const { person } = await openPortal(WEEK, { api });
    const area = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'Select all 2 in New Ross' });
    await person.click(area);
    await screen.findByText('2 offers');
    await person.click(screen.getByRole('checkbox', { name: /mirror/ }));
    expect([area.checked, area.indeterminate]).toEqual([false, true]);
    await screen.findByRole('heading', { name: 'New Ross 1 of 2' });
    await person.click(area);
    await person.click(area);
    expect(screen.queryByRole('region', { name: 'Planning' })).toBeNull();
  });

  test('the map is off until somebody asks for it', async () => {
    const { api } = await withPickups();
    const { person } = await openPortal(WEEK, { api });
    await person.click(await screen.findByRole('button', { name: 'Map', pressed: false }));
    await person.click(screen.getByRole('button', { name: 'Map', pressed: true }));
    screen.getByRole('button', { name: 'Map', pressed: false });
  });

  test('on the map a press on an area selects what waits there, and what has no known area is counted', async () => {
    const { api, runs, ids, run } = await withPickups();
    await runs.pickupOf({ description: 'A mirror of glass.', pickupAddress: '3 Quay Street, New Ross' });
    await runs.assign(run, ids.slice(1, 2));
    const { person } = await openPortal(WEEK, { api });
    const map = await screen.findByRole('figure', { name: 'Map of what waits' });
    const point = within(map).getByRole('button', { name: 'New Ross: 2', pressed: false });
    within(map).getByText(/ One offer without a known area is not on the map\.$/);
    expect(within(map).getAllByRole('button')).toEqual([point]);
    await person.click(point);
    await screen.findByText('2 offers');
    const area = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all 2 in New Ross' });
    expect([area.checked, point.getAttribute('aria-pressed')]).toEqual([true, 'true']);
    await person.click(screen.getByRole('checkbox', { name: /mirror/ }));
    expect(point.getAttribute('aria-pressed')).toBe('mixed');
    await person.click(point);
    await person.click(point);
    expect(area.checked).toBe(false);
  });

  test('the keys go from box to box and from area to area, and P puts what is selected where it fits best', async () => {
    const { api, stops, ids } = await withPickups();
    const { person } = await openPortal(WEEK, { api });
    await offer(/sewing machine/);
    await person.keyboard('{Shift>}jj{/Shift}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Select all 1 in Enniscorthy');
    await person.keyboard('{Shift>}k{/Shift}j');
    expect(document.activeElement).toBe(await offer(/sewing machine/));
    await person.keyboard('x');
    await screen.findByRole('button', { name: 'Put on Thursday' });
    screen.getByText('New Ross, 20 minutes at the doors');
    await person.keyboard('p');
    await waitFor(() => expect(stops()).toEqual([ids[0]]));
  });

  test('the day of a run that has no place left says why, and time and kilometres stand beside one that has', async () => {
    const { api, runs, run, ids } = await withPickups();
    await runs.runOf({ date: '2026-11-27', van: 'Red van', shop: 'newross', stopsMax: 3 });
    await runs.assign(run, ids.slice(0, 1));
    const { person } = await openPortal(WEEK, { api });
    await person.click(await offer(/bedside lamps/));
    await person.click(await offer(/wardrobe/));
    await thursday().findByText('No room for all of them: 1:00 of 6:00 hours.');
    const friday = within(screen.getByRole('region', { name: 'Friday 27 November' }));
    friday.getByText(/^0:40 of 6:00 hours, 0 km now, \d+(\.\d)? km with them$/);
  });

  test('a day without a run makes one with M and its number, and what is selected goes on it', async () => {
    const { api, ids } = await withPickups();
    const { person } = await openPortal(WEEK, { api });
    await person.click(await offer(/bedside lamps/));
    await person.keyboard('m5');
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan a run' }));
    dialog.getByText('One offer goes on it.');
    const where = dialog.getByLabelText<HTMLSelectElement>(/^Where to/);
    expect([...where.options].map(({ text }) => text)).toEqual([
      'Anywhere',
      'Enniscorthy (1 waiting)',
      'New Ross (1 waiting)',
    ]);
    expect(where.value).toBe('Enniscorthy');
    await person.click(dialog.getByRole('button', { name: 'Plan the run' }));
    await within(screen.getByRole('region', { name: 'Friday 27 November' })).findByText('1 of 12');
    const made = api.deps.store.data.runs.list('day', '2026-11-27')[0];
    expect(made?.stops.map(({ donationId }) => donationId)).toEqual([ids[1]]);
  });

  test('what waits is narrowed by shop, age and thing, as the address says', async () => {
    const { api, runs } = await withPickups();
    const old = await addWaitingOffer(
      api,
      { description: 'A piano of oak.', pickupRequired: true, pickupAddress: '1 Main Street, Clane' },
      { minutesAgo: 9 * 24 * 60 },
    );
    await runs.review(old.id, { status: 'approved' });
    const { person, router } = await openPortal(`${WEEK}&age=7`, { api });
    await offer(/piano/);
    expect(screen.queryByRole('checkbox', { name: /sewing machine/ })).toBeNull();
    await person.selectOptions(screen.getByLabelText('How long it waits'), '');
    await offer(/sewing machine/);
    await person.selectOptions(screen.getByLabelText('Shop'), 'newross');
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /piano/ })).toBeNull());
    expect(router.state.location.search).toBe('?week=2026-11-26&shop=newross');
    await person.selectOptions(screen.getByLabelText('What it is'), 'furniture');
    await offer(/sewing machine/);
    await person.selectOptions(screen.getByLabelText('Shop'), 'bagnelstown');
    await screen.findByText('Nothing that waits is like this.');
  });

  test('a run that passes is suggested in a sentence, and taken with a press', async () => {
    const { api, runs, run, stops, ids } = await withPickups();
    const near = await runs.pickupOf({ description: 'A mirror of glass.', pickupAddress: '3 Quay Street, New Ross' });
    await runs.assign(run, ids.slice(0, 1));
    const { person } = await openPortal(WEEK, { api });
    await screen.findByText('Thursday’s Green van passes New Ross');
    screen.getByText(', one place left, 0 km more.');
    await person.click(screen.getByRole('button', { name: 'Take the one there in New Ross on Thursday’s Green van' }));
    await waitFor(() => expect(stops()).toEqual(expect.arrayContaining([ids[0], near.id])));
    await person.keyboard('u');
    await waitFor(() => expect(stops()).toEqual([ids[0]]));
  });

  test('an area that no run with room passes is worth a run of its own', async () => {
    const { api, runs } = await withPickups();
    for (let count = 0; count < 4; count += 1) await runs.pickupOf({ pickupAddress: `${count} Main Street, Clane` });
    const { person } = await openPortal(WEEK, { api });
    await screen.findByText('4 wait in Clane, and no run with room passes. Monday is free.');
    await person.click(screen.getByRole('button', { name: 'Make that run to Clane on Monday' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan a run' }));
    expect(dialog.getByLabelText<HTMLSelectElement>(/^Where to/).value).toBe('Clane');
  });

  test('suggestions make room only while something is selected, and the focus goes on to what was done', async () => {
    const { api, runs, run, stops, ids } = await withPickups();
    await runs.pickupOf({ description: 'A mirror of glass.', pickupAddress: '3 Quay Street, New Ross' });
    await runs.assign(run, ids.slice(0, 1));
    const { person } = await openPortal(WEEK, { api });
    const take = await screen.findByRole('button', { name: /^Take the one there/ });
    const isSelecting = () => document.querySelector('.board')?.hasAttribute('data-selecting');
    await person.click(await offer(/bedside lamps/));
    expect(isSelecting()).toBe(true);
    await person.click(screen.getByRole('checkbox', { name: /bedside lamps/ }));
    expect(isSelecting()).toBe(false);
    take.focus();
    await person.keyboard('{Enter}');
    await waitFor(() => expect(stops()).toHaveLength(2));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Planning' })));
    expect(isSelecting()).toBe(false);
  });

  test('a run without room for all of them is no target: the day makes another one instead', async () => {
    const { api, stops } = await withPickups();
    const { person } = await openPortal(WEEK, { api });
    for (const name of [/sewing machine/, /bedside lamps/, /wardrobe/]) await person.click(await offer(name));
    await thursday().findByText(/^No room for all of them/);
    expect(thursday().queryByRole('button', { name: /^Put 3 here/ })).toBeNull();
    thursday().getByRole('button', { name: 'Add a run on Thursday for these 3' });
    await person.keyboard('p');
    await screen.findByText('No run of this week has room for all of them.');
    await person.click(screen.getByRole('checkbox', { name: /wardrobe/ }));
    expect(screen.queryByText('No run of this week has room for all of them.')).toBeNull();
    await person.keyboard('m7');
    await screen.findByText('This week has no day 7.');
    await person.click(screen.getByRole('checkbox', { name: /wardrobe/ }));
    await person.keyboard('m4');
    const dialog = within(await screen.findByRole('dialog', { name: 'Plan a run' }));
    dialog.getByText('3 offers go on it.');
    expect(stops()).toEqual([]);
  });

  test('P says so while it is not known how they fit', async () => {
    const { api, stops } = await withPickups();
    const { person, line } = await openPortal(WEEK, { api });
    const held = line.holdNext('POST', '/api/runs/fit');
    await person.click(await offer(/sewing machine/));
    await held.sent;
    await person.keyboard('p');
    await screen.findByText('How they fit is not known yet. Please press P again in a moment.');
    held.release();
    await screen.findByText('New Ross, 20 minutes at the doors');
    expect(stops()).toEqual([]);
  });

  test('one that is dragged alone leaves what is selected as it is', async () => {
    const { api, stops, ids } = await withPickups();
    const { person } = await openPortal(WEEK, { api });
    await person.click(await offer(/bedside lamps/));
    const dataTransfer = { types: ['application/x-offer'], getData: () => ids[0], setData: () => {} };
    fireEvent.drop(screen.getByRole('region', { name: 'Thursday 26 November' }), { dataTransfer });
    await waitFor(() => expect(stops()).toEqual([ids[0]]));
    await screen.findByText('1 offer');
  });

  test('what is searched for is found as on the desk of donations, also in another week; what is selected and not shown is counted', async () => {
    const { api, runs } = await withPickups();
    await runs.pickupOf({ description: 'A dresser.', submitterName: 'Áine Ní Bhriain' });
    const { person, router } = await openPortal(`${WEEK}&q=bhriain+aine`, { api });
    await offer(/dresser/);
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /wardrobe/ })).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Week after' }));
    expect(new URLSearchParams(router.state.location.search).get('q')).toBe('bhriain aine');
    await person.click(await offer(/dresser/));
    await router.navigate('/admin/runs?week=2026-11-26&q=wardrobe');
    await screen.findByText(/1 of them is not shown$/);
  });

  test('a run that a colleague has filled meanwhile says so, and what is there now is shown', async () => {
    const { api, runs, run, stops, ids } = await withPickups({ stopsMax: 1 });
    const { person, line } = await openPortal(WEEK, { api });
    await person.click(await offer(/sewing machine/));
    const held = line.holdNext('PUT', '/api/runs/:id/stops');
    await person.click(await thursday().findByRole('button', { name: 'Put 1 here: 1 of 1' }));
    await held.sent;
    await runs.assign(runs.run(run.id), [ids[1] ?? '']);
    held.release();
    await screen.findByText('Not done');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /sewing machine/ }).checked).toBe(true);
    await waitFor(() => expect(screen.queryByRole('checkbox', { name: /bedside lamps/ })).toBeNull());
    expect(stops()).toEqual([ids[1]]);
    await person.keyboard('{Escape}');
    expect(screen.queryByText('Not done')).toBeNull();
  });

  test('the stops of the week are exported', async () => {
    const { api, runs, run, ids, pickups } = await withPickups();
    await runs.assign(run, ids.slice(0, 1));
    const { person } = await openPortal(WEEK, { api });
    const files = catchDownloads();
    await person.click(await screen.findByRole('button', { name: 'Export CSV' }));
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual(['runs-2026-11-23.csv']));
    expect(await files[0]?.content.text()).toContain(pickups[0].reference);
  });

  test('days are offered to the donor of what is selected', async () => {
    const { api, runs, run, ids } = await withPickups();
    const { person } = await openPortal(WEEK, { api });
    await person.click(await offer(/sewing machine/));
    await person.keyboard('o');
    const dialog = within(await screen.findByRole('dialog', { name: 'Offer days to the donor' }));
    // A van without stops passes nothing, so that no day is chosen for the planner.
    expect(dialog.getByRole('button', { name: 'Offer 0 days' })).toHaveProperty('disabled', true);
    await person.click(dialog.getByRole('checkbox', { name: /^Thursday/ }));
    await person.click(dialog.getByRole('button', { name: 'Offer one day' }));
    await waitFor(() => expect(runs.stored(ids[0] ?? '').pickup?.days).toEqual([run.id]));
    await screen.findByText('1 day offered');
    screen.getByText('One donor is told in two minutes which days they can choose, unless you undo it.');
    await person.keyboard('u');
    await screen.findByText('Undone.');
    expect(runs.stored(ids[0] ?? '').pickup?.days).toBeUndefined();
    expect(runs.mailsAbout(ids[0] ?? '')).toEqual([]);
  });

  test('a donor whose run was cancelled and who does not know it yet is put on another run after a question', async () => {
    const { api, runs, run, stops, ids } = await withPickups();
    const cancelled = await runs.runOf({ date: '2026-11-25', van: 'Red van' });
    await runs.assign(cancelled, ids.slice(0, 1));
    await runs.agree(cancelled.id);
    await runs.later(3);
    await runs.change(cancelled.id, { state: 'cancelled' });
    const { person } = await openPortal(WEEK, { api });
    await person.click(await offer(/sewing machine/));
    await person.click(thursday().getByRole('button', { name: 'Put 1 here: 1 of 2' }));
    const question = within(await screen.findByRole('alertdialog', { name: /^Put it on the Green van/ }));
    question.getByText('One donor is told in two minutes when the van comes instead, unless you undo it.');
    expect(stops()).toEqual([]);
    await person.click(question.getByRole('button', { name: 'Put on the run' }));
    await waitFor(() => expect(stops()).toEqual([ids[0]]));
    expect(runs.run(run.id).stops).toHaveLength(1);
    await person.keyboard('u');
    await waitFor(() => expect(stops()).toEqual([]));
    expect(runs.stored(ids[0] ?? '').pickup?.returned).toMatchObject({ why: 'cancelled', runId: cancelled.id });
  });

  test('a run is planned in a dialog, on a closed day after a question', async () => {
    const { api } = await withPickups();
    const { person } = await openPortal('/admin/runs?week=2026-12-21', { api });
    const add = await screen.findByRole('button', { name: 'Add a run on Friday' });
    // Why the shop is closed comes with the charity's settings, beside the runs.
    const friday = screen.getByRole('region', { name: 'Friday 25 December' });
    await waitFor(() => expect(friday.textContent).toContain('That day is Christmas Day'));
    await person.click(add);
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Plan the run' }));
    await person.click(await dialog.findByRole('button', { name: 'Plan it all the same' }));
    await within(friday).findByText('0:00 of 6:00');
  });
});

describe('one run', () => {
  const withStops = async () => {
    const planned = await withPickups({ stopsMax: 8 });
    await planned.runs.assign(planned.runs.run(planned.run.id), planned.ids);
    return { ...planned, page: await openPortal(`/admin/runs/${planned.run.id}`, { api: planned.api }) };
  };

  test('its stops are moved with keys, taken off, and a shorter order is suggested', async () => {
    const { page, stops, ids } = await withStops();
    const [first] = await screen.findAllByRole('button', { name: /^Move .* down$/ });
    if (first) await page.person.click(first);
    await waitFor(() => expect(stops()).toEqual([ids[1], ids[0], ids[2]]));
    await page.person.click(screen.getByRole('button', { name: 'Suggest an order' }));
    await screen.findByText(/no shorter order|Take this order/);
    const removes = screen.getAllByRole('button', { name: /off the run$/ });
    if (removes[2]) await page.person.click(removes[2]);
    await waitFor(() => expect(stops()).toHaveLength(2));
  });

  test('every stop has directions, also one whose address is a single line', async () => {
    await withStops();
    const ways = await screen.findAllByRole('link', { name: 'Directions' });
    expect(ways.map((way) => new URL(way.getAttribute('href') ?? '').searchParams.get('destination'))).toEqual([
      '1 Quay Street, New Ross, Ireland',
      '2 Rafter Street, Enniscorthy, Ireland',
      'Beside the old creamery, Ireland',
    ]);
  });

  test('two quick moves come one after the other', async () => {
    const { page, stops, ids } = await withStops();
    const [down] = await screen.findAllByRole('button', { name: /^Move .* down$/ });
    const held = page.line.holdNext('PUT', '/api/runs/:id/stops');
    if (down) fireEvent.click(down);
    await held.sent;
    if (down) fireEvent.click(down);
    held.release();
    await waitFor(() => expect(stops()).toEqual([ids[1], ids[2], ids[0]]));
    expect(screen.queryByText(/A colleague has changed this run/)).toBeNull();
  });

  test('keeps its driver when it is changed, also one whose account is gone', async () => {
    const { page, api, runs, run } = await withStops();
    const declan = await addPerson(api.deps, volunteer);
    await runs.change(run.id, { driverId: declan.id, revision: runs.run(run.id).revision });
    await api.deps.store.change((draft) => draft.people.remove(declan.id));
    await page.person.click(await screen.findByRole('button', { name: 'Change' }));
    const driver = await screen.findByLabelText<HTMLSelectElement>('Driver');
    await waitFor(() => expect(driver.selectedOptions[0]?.textContent).toBe('A former colleague'));
    await page.person.click(screen.getByRole('button', { name: 'Save changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(runs.run(run.id).driverId).toBe(declan.id);
  });

  test('donors are told their day by one press', async () => {
    const { page, runs, run } = await withStops();
    await page.person.click(await screen.findByRole('button', { name: 'Tell 3 donors the day' }));
    await waitFor(() => expect(screen.getAllByText('Agreed')).toHaveLength(3));
    expect((await runs.read(run.id)).agreed).toBe(3);
  });

  test('the driver says what became of each stop, and may change it', async () => {
    const { page, runs, run, ids, pickups } = await withStops();
    await page.person.click(await screen.findByRole('button', { name: 'Set off' }));
    await page.person.click(await screen.findByRole('button', { name: /^Collected:/ }));
    await waitFor(() => expect(runs.stored(ids[0] ?? '').status).toBe('collected'));
    await screen.findByText(/^1 of 3 done/);
    await page.person.click(screen.getByRole('button', { name: 'Note' }));
    await page.person.type(screen.getByLabelText(/^Note/), 'Rang twice.');
    await page.person.click(screen.getByRole('button', { name: /^Not there:/ }));
    await waitFor(() => expect(runs.run(run.id).stops[1]).toMatchObject({ outcome: 'not-there', note: 'Rang twice.' }));
    const done = within(await screen.findByRole('region', { name: 'Done' }));
    await waitFor(() => expect(done.getAllByText('Sent')).toHaveLength(2));
    await page.person.click(done.getByRole('button', { name: /Rang twice/ }));
    await screen.findByText(pickups[1].reference, { selector: '.noprint *' });
    await page.person.click(screen.getByRole('button', { name: /^Refused:/ }));
    await waitFor(() => expect(runs.run(run.id).stops[1]).toMatchObject({ outcome: 'refused', note: 'Rang twice.' }));
  });

  test('the stop under the thumb stays when the plan changes, and its note outlives the page', async () => {
    const { page, api, runs, run, ids, pickups, stops } = await withStops();
    await page.person.click(await screen.findByRole('button', { name: 'Set off' }));
    await page.person.click(await screen.findByRole('button', { name: 'Note' }));
    await page.person.type(screen.getByLabelText(/^Note/), 'Rang twice.');
    await runs.assign(runs.run(run.id), [...ids].reverse());
    await page.queryClient.invalidateQueries();
    const next = within(screen.getByRole('region', { name: 'Then' }));
    await waitFor(() => expect(next.getAllByRole('listitem')[0]?.textContent).toContain('creamery'));
    expect(stops()).toEqual([...ids].reverse());
    screen.getByText(pickups[0].reference, { selector: '.noprint *' });
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Note/).value).toBe('Rang twice.');

    page.unmount();
    const again = await openPortal(`/admin/runs/${run.id}`, { api, as: page.me });
    await again.person.click(
      within(await screen.findByRole('region', { name: 'Then' })).getByRole('button', { name: /New Ross/ }),
    );
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Note/).value).toBe('Rang twice.');
    await again.person.click(screen.getByRole('button', { name: /^Not there:/ }));
    await waitFor(() => expect(runs.run(run.id).stops[2]).toMatchObject({ outcome: 'not-there', note: 'Rang twice.' }));
    expect(Object.keys(sessionStorage).filter((key) => key.includes(run.id))).toEqual([]);
  });

  test('the second click of a double click says nothing of the next stop', async () => {
    const { page, runs, run, ids } = await withStops();
    await page.person.click(await screen.findByRole('button', { name: 'Set off' }));
    const collected = () => screen.findByRole('button', { name: /^Collected:/ });
    fireEvent.click(await collected(), { detail: 1 });
    await waitFor(() => expect(runs.stored(ids[0] ?? '').status).toBe('collected'));
    await screen.findByText(/^1 of 3 done/);
    fireEvent.click(await collected(), { detail: 2 });
    await page.person.click(screen.getByRole('button', { name: /^Not there:/ }));
    await waitFor(() => expect(runs.run(run.id).stops[1]?.outcome).toBe('not-there'));
    expect(runs.run(run.id).stops[2]?.outcome).toBeNull();
  });

  test('a driver without a connection goes on, and everything is sent when it is back', async () => {
    const { page, runs, run, api } = await withStops();
    await page.person.click(await screen.findByRole('button', { name: 'Set off' }));
    await screen.findByRole('button', { name: /^Collected:/ });
    const mend = api.line.offline();
    await page.person.click(screen.getByRole('button', { name: /^Collected:/ }));
    await screen.findByText('No connection.');
    await screen.findByText('Not sent');
    expect(runs.run(run.id).stops[0]?.outcome).toBeNull();
    mend();
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(runs.run(run.id).stops[0]?.outcome).toBe('collected'));
    await screen.findByText('Sent');
  });

  test('a stop that was withdrawn is named with why', async () => {
    const { api, runs, run, ids, pickups } = await withPickups({ stopsMax: 8 });
    await runs.assign(runs.run(run.id), ids);
    await runs.yours(pickups[1].token, '/withdraw');
    await openPortal(`/admin/runs/${run.id}`, { api });
    await screen.findByText(/The donor has withdrawn it\./);
    expect(screen.getAllByRole('button', { name: /off the run$/ })).toHaveLength(2);
  });

  test('an empty run is deleted by an administrator, and by nobody else', async () => {
    const { api, runs, run } = await withPickups();
    const first = await openPortal(`/admin/runs/${run.id}`, { api, as: volunteer });
    await screen.findByRole('button', { name: 'Set off' });
    expect(screen.queryByRole('button', { name: 'Delete the run' })).toBeNull();
    first.unmount();
    const { person, router } = await openPortal(`/admin/runs/${run.id}`, { api });
    await person.click(await screen.findByRole('button', { name: 'Delete the run' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/admin/runs'));
    expect(() => runs.run(run.id)).toThrow();
  });

  test('an address that leads to no run says so', async () => {
    await openPortal('/admin/runs/AAAAAAAAAAAAAAAAAAAAAA');
    await screen.findByRole('heading', { name: /not found/i });
  });
});
