import { beforeEach, describe, expect, it } from 'vitest';
import { personNamed } from '../support/people.ts';
import { FRIDAY, type Runs, runsIn, THURSDAY } from '../support/runs.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

const DRIVER = 'Declan Power';
const PLANNER = 'Niamh Furlong';

let api: TestApi;
let desk: Runs;
let driver: Headers;
let run: { id: string; revision: number };
let stop: string;

/** Thursday at noon; the run of that day is planned with one stop and a driver. */
beforeEach(async () => {
  api = testApi();
  desk = runsIn(api, await api.staff('Volunteer', PLANNER));
  driver = await api.staff('Driver', DRIVER);
  const planned = await desk.runOf({ driverId: personNamed(api.deps, DRIVER).id });
  stop = (await desk.pickupOf()).id;
  run = (await desk.assign(planned, [stop])).body;
  api.deps.clock.set(`${THURSDAY}T12:00:00.000Z`);
  driver = await api.again(DRIVER);
  desk = runsIn(api, await api.again(PLANNER));
});

const seen = () => ({ date: THURSDAY, driverId: personNamed(api.deps, DRIVER).id });
const setOff = (json: object, { key = 'set-off-0001', as = driver } = {}) =>
  api.call('put', `/runs/${run.id}/set-off`, { as, json, headers: { 'idempotency-key': key } });
const tapped = { at: `${THURSDAY}T09:32:00.000Z` };
const lastChange = () => api.deps.store.data.audit.list('newest', 'all').at(0);

describe('setting off', () => {
  it('puts the van on the road, and notes when that was tapped', async () => {
    const { status, body } = await setOff({ ...tapped, ...seen() });
    expect([status, body.state, body.revision]).toEqual([200, 'out', run.revision + 1]);
    expect(lastChange()).toMatchObject({
      action: 'changed',
      before: { state: 'planned' },
      after: { state: 'out', at: tapped.at },
    });
  });

  it('is done once with an Idempotency-Key: a run that was put back or ended since stays so', async () => {
    const { revision } = (await setOff(tapped)).body;
    expect((await setOff(tapped)).body.revision).toBe(revision);
    await desk.change(run.id, { state: 'planned' });
    expect((await setOff(tapped)).body.state).toBe('planned');
    await desk.change(run.id, { state: 'done' });
    expect((await setOff(tapped)).body.state).toBe('done');
    expect((await setOff({ at: `${THURSDAY}T09:33:00.000Z` })).status).toBe(409);
  });

  it('changes nothing where the van is out already, as after an outcome', async () => {
    const { revision } = (await desk.outcome(run.id, stop, { outcome: 'collected', ...tapped })).body;
    const { status, body } = await setOff(tapped);
    expect([status, body.state, body.revision]).toEqual([200, 'out', revision]);
  });

  it.each(['2031-01-01T00:00:00Z', '2016-01-01T00:00:05Z'])('at an impossible time counts as now: %s', async (at) => {
    expect((await setOff({ at })).status).toBe(200);
    expect(lastChange()).toMatchObject({ after: { at: api.deps.now().toISOString() } });
  });

  it('without the time of the tap is refused with a sentence', async () => {
    const { status, body } = await setOff({});
    expect([status, Object.keys(body.fields)]).toEqual([400, ['at']]);
  });

  it.each([
    ['cancelled', 'This run was cancelled.'],
    ['done', 'This run was set to done meanwhile.'],
  ])('of a run that is %s meanwhile is answered as such', async (state, message) => {
    await desk.change(run.id, { state });
    const { status, body } = await setOff(tapped);
    expect([status, body.message]).toEqual([409, message]);
    expect(desk.run(run.id).state).toBe(state);
  });

  it('of a run that is another day’s meanwhile is refused to its driver, and answered to a planner', async () => {
    await desk.change(run.id, { date: '2026-03-12' });
    expect((await setOff({ ...tapped, ...seen() })).status).toBe(403);
    const planner = await api.again(PLANNER);
    const { status, body } = await setOff({ ...tapped, ...seen() }, { as: planner, key: 'set-off-0002' });
    expect([status, body.message]).toEqual([409, 'This run was moved to Thursday 12 March meanwhile.']);
    expect(desk.run(run.id).state).toBe('planned');
  });

  it('of a run that is another driver’s meanwhile does not take it from her', async () => {
    const planner = await api.again(PLANNER);
    api.deps.clock.advance({ minutes: 1 });
    await desk.change(run.id, { driverId: personNamed(api.deps, PLANNER).id });
    const { status, body } = await setOff({ ...tapped, ...seen() });
    expect([status, body.message]).toEqual([409, 'The driver of this run was changed meanwhile.']);
    expect(desk.run(run.id).state).toBe('planned');
    api.deps.clock.advance({ minutes: 1 });
    expect((await setOff({ at: api.deps.now().toISOString() }, { key: 'set-off-0003' })).status).toBe(403);
    expect((await setOff({ ...tapped, ...seen() }, { as: planner, key: 'set-off-0002' })).body.state).toBe('out');
  });

  it('of one that arrives after the run has closed counts, and says that the run is not open any more', async () => {
    api.deps.clock.set('2026-03-07T09:00:00Z');
    driver = await api.again(DRIVER);
    const { status, body } = await setOff({ ...tapped, ...seen() });
    expect([status, body.message]).toEqual([409, 'This run is not open to you any more. What you said is kept.']);
    expect(desk.run(run.id).state).toBe('out');
  });

  it('is for whoever may open the run: nobody else’s, and not days before', async () => {
    const other = await desk.runOf({ date: FRIDAY, driverId: personNamed(api.deps, DRIVER).id });
    const send = (id: string, as: Headers) => api.call('put', `/runs/${id}/set-off`, { as, json: tapped });
    expect((await send(other.id, driver)).body.message).toBe(
      'You can open this run from five o’clock in the evening before.',
    );
    expect((await send(run.id, await api.staff('Driver', 'Aoife Byrne'))).body.message).toBe(
      'This is not one of your runs.',
    );
    expect((await send('A'.repeat(22), driver)).status).toBe(404);
  });
});
