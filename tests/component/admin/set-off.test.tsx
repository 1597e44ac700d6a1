import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { dublinDay } from '#contract/dublin.ts';
import { BeforeRun } from '#site/admin/collect/runs/driver-sheet/BeforeRun.tsx';
import { addPerson } from '../../support/people.ts';
import { openPortal } from '../../support/portal.tsx';
import { runsIn } from '../../support/runs.ts';
import { screenApi } from '../../support/screen-api.ts';

/** Today's run with two stops, still planned, on the phone of its driver. */
const beforeTheRoad = async () => {
  const api = screenApi();
  const runs = runsIn(api, await api.staff());
  const me = await addPerson(api.deps, { role: 'Driver', name: 'Declan Power' });
  const planned = await runs.runOf({ date: dublinDay(new Date()), driverId: me.id, force: true });
  const ids = [(await runs.pickupOf()).id, (await runs.pickupOf()).id];
  const run = (await runs.assign(planned, ids)).body;
  const page = await openPortal(`/admin/runs/${run.id}`, { api, as: me });
  await screen.findByRole('button', { name: 'Set off' });
  const mend = (cut: () => void) => {
    cut();
    window.dispatchEvent(new Event('online'));
  };
  return { api, runs, run, page, mend, stored: () => runs.run(run.id) };
};
const setOffButton = () => screen.queryByRole('button', { name: 'Set off' });
const press = (page: Awaited<ReturnType<typeof openPortal>>, name: string | RegExp) =>
  screen.findByRole('button', { name }).then((button) => page.person.click(button));

test('a driver sets off without a connection, says what became of the stops, and all is sent in order', async () => {
  const { api, page, mend, stored } = await beforeTheRoad();
  const line = api.line.offline();
  await press(page, 'Set off');
  const since = await screen.findByText(/^Set off \d\d:\d\d$/);
  within(since.parentElement ?? since).getByText('Not sent');
  await press(page, /^Collected:/);
  await screen.findByText(/^1 of 2 done/);
  await press(page, /^Not there:/);
  await screen.findByText(/Go on as always\. 3 not sent\./);
  expect([stored().state, stored().stops.map(({ outcome }) => outcome)]).toEqual(['planned', [null, null]]);
  api.line.calls.length = 0;
  mend(line);
  await waitFor(() => expect(stored().stops.map(({ outcome }) => outcome)).toEqual(['collected', 'not-there']));
  const sent = api.line.calls.filter(({ method }) => method === 'PUT').map(({ path }) => path.split('/').at(-1));
  expect(sent).toEqual(['set-off', 'outcome', 'outcome']);
  await waitFor(() => expect(screen.getAllByText('Sent')).toHaveLength(2));
  expect(screen.queryByText('Not sent')).toBeNull();
});

test('setting off is offered beside a stop that is read before, and the stop is the next one then', async () => {
  const { page } = await beforeTheRoad();
  const [, second] = within(screen.getByRole('region', { name: 'The stops' })).getAllByRole('button');
  if (second) await page.person.click(second);
  const shown = await screen.findByRole('article');
  expect(within(shown).queryByRole('button', { name: /^Collected:/ })).toBeNull();
  await press(page, 'Set off');
  await within(screen.getByRole('article')).findByRole('button', { name: /^Collected:/ });
});

test('the sheet stays where it is while setting off is sent', async () => {
  const { api, page, stored } = await beforeTheRoad();
  const held = api.line.holdNext('PUT', '/api/runs/:id/set-off');
  await press(page, 'Set off');
  await held.sent;
  const isWaiting = () => screen.queryByText(/^Set off \d\d:\d\d$/) !== null;
  await waitFor(() => expect([isWaiting(), setOffButton()]).toEqual([true, null]));
  let wasBack = false;
  const watching = new MutationObserver(() => {
    wasBack ||= setOffButton() !== null;
  });
  watching.observe(document.body, { childList: true, subtree: true });
  held.release();
  await waitFor(() => expect([stored().state, isWaiting()]).toEqual(['out', false]));
  watching.disconnect();
  expect(wasBack).toBe(false);
});

test('setting off is taken back while it waits, and not once something was said on the road', async () => {
  const { api, page, mend, stored } = await beforeTheRoad();
  const line = api.line.offline();
  await press(page, 'Set off');
  await press(page, /^Take it back: Set off/);
  await press(page, 'Set off');
  await press(page, /^Collected:/);
  await screen.findByText(/^1 of 2 done/);
  expect(screen.queryByRole('button', { name: /^Take it back: Set off/ })).toBeNull();
  await press(page, 'See them');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByRole('button', { name: /^Take it back/ })).toHaveLength(1);
  await page.person.click(dialog.getByRole('button', { name: /^Take it back/ }));
  await page.person.click(await dialog.findByRole('button', { name: /^Take it back: Green van/ }));
  await dialog.findByText('Everything has been sent.');
  mend(line);
  expect(stored().state).toBe('planned');
});

test('a run that was cancelled meanwhile says so, beside what the driver had tapped', async () => {
  const { api, runs, run, page, mend, stored } = await beforeTheRoad();
  const line = api.line.offline();
  await press(page, 'Set off');
  await screen.findByText(/^Set off \d\d:\d\d$/);
  await runs.change(run.id, { state: 'cancelled' });
  mend(line);
  await screen.findByText(/^Green van, .*: Set off \d\d:\d\d$/);
  await screen.findAllByText('This run was cancelled.');
  await press(page, /^I have read it: Green van/);
  await waitFor(() => expect([screen.queryByText(/: Set off/), setOffButton()]).toEqual([null, null]));
  expect(stored().state).toBe('cancelled');
});

test('setting off is not offered where the server would refuse it, and the sheet says why', async () => {
  const { runs, run } = await beforeTheRoad();
  cleanup();
  render(<BeforeRun run={await runs.read(run.id)} setOff={() => {}} whyNot="This run is over." />);
  screen.getByText('This run is over.');
  expect(setOffButton()).toBeNull();
});
