import { beforeEach, describe, expect, it } from 'vitest';
import { FRIDAY, type Runs, runsIn, THURSDAY } from '../support/runs.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let aoife: Headers;
let made: Runs;
beforeEach(async () => {
  api = testApi();
  aoife = await api.staff('Volunteer', 'Aoife Byrne');
  made = runsIn(api, aoife);
});

const range = { from: THURSDAY, to: FRIDAY };
const inTown = (town: string, count = 1) =>
  Promise.all(Array.from({ length: count }, () => made.pickupOf({ pickupAddress: `1 Main Street, ${town}` })));
const idsOf = (offers: readonly { id: string }[]) => offers.map(({ id }) => id);

describe('how offers fit on runs', () => {
  it('is told for each planned run of the days: each stop where the way grows least, time, and kilometres before and after', async () => {
    const [wexford, enniscorthy, ross] = idsOf([
      ...(await inTown('Wexford')),
      ...(await inTown('Enniscorthy')),
      ...(await inTown('New Ross')),
    ]) as [string, string, string];
    const unknown = idsOf([await made.pickupOf({ pickupAddress: 'Beside the old creamery' })])[0] ?? '';
    const run = await made.runOf({ stopsMax: 4 });
    await made.assign(run, [wexford, enniscorthy]);
    const small = await made.runOf({ date: FRIDAY, van: 'Red van', stopsMax: 1 });
    const over = await made.runOf({ date: FRIDAY, van: 'Blue van' });
    await made.change(over.id, { state: 'cancelled' });

    const { status, body } = await made.post('/runs/fit', { ...range, offers: [unknown, ross] });
    expect([status, body.minutes, body.runs.length]).toEqual([200, 40, 2]);
    const [first, second] = body.runs;
    expect(first).toMatchObject({ id: run.id, minutes: 80, fits: true });
    expect(second).toMatchObject({ id: small.id, minutes: 40, fits: false, kilometresBefore: 0 });
    // The van stands in New Ross, so that the stop there is no way more; what is not known comes last.
    expect(first.stops.at(-1)).toBe(unknown);
    expect(first.kilometresAfter - first.kilometresBefore).toBeLessThan(1);
    const { body: after } = await made.assign(made.run(run.id), first.stops);
    expect(after.kilometres).toBe(first.kilometresAfter);
    expect(made.run(small.id).stops).toEqual([]);
  });

  it('is not told of what is not there, and of two hundred offers at most', async () => {
    await made.runOf();
    expect((await made.post('/runs/fit', { ...range, offers: ['A'.repeat(22)] })).status).toBe(404);
    const many = Array.from({ length: 201 }, (_, at) => String(at).padStart(22, 'A'));
    expect((await made.post('/runs/fit', { ...range, offers: many })).status).toBe(400);
    expect((await made.post('/runs/fit', { from: FRIDAY, to: THURSDAY, offers: [] })).status).toBe(400);
  });

  it('is not looked for among more places than a run has: what has none comes last', async () => {
    const [wexford, enniscorthy, ross] = idsOf([
      ...(await inTown('Wexford')),
      ...(await inTown('Enniscorthy')),
      ...(await inTown('New Ross')),
    ]) as [string, string, string];
    const run = await made.runOf({ stopsMax: 2 });
    await made.assign(run, [wexford, enniscorthy]);
    const { body } = await made.post('/runs/fit', { ...range, offers: [ross] });
    expect(body.runs).toMatchObject([{ fits: false, passes: true, stops: [wexford, enniscorthy, ross] }]);
  });

  it('is told of six weeks at most', async () => {
    await made.runOf();
    for (const [from, to] of [
      ['', THURSDAY],
      [THURSDAY, ''],
      [THURSDAY, '2026-04-17'],
    ]) {
      expect((await made.post('/runs/fit', { from, to, offers: [] })).status).toBe(400);
      expect((await api.get(`/runs/suggestions?from=${from}&to=${to}`, aoife)).status).toBe(400);
    }
    expect((await made.post('/runs/fit', { from: THURSDAY, to: '2026-04-16', offers: [] })).status).toBe(200);
  });
});

describe('suggestions', () => {
  const asked = async () => (await api.get(`/runs/suggestions?from=${range.from}&to=${range.to}`, aoife)).body;
  const read = async () => (await asked()).suggestions;

  it('name the run that passes an area, and what it has places for, the longest waiting first', async () => {
    const [onIt] = idsOf(await inTown('Wexford'));
    const waiting = idsOf(await inTown('Castlebridge', 3));
    await inTown('Clane');
    const run = await made.runOf({ stopsMax: 3 });
    const empty = await made.runOf({ date: FRIDAY });
    expect(await read()).toEqual([]);
    await made.assign(run, [onIt ?? '']);
    const oldest = (await made.waiting('?area=Castlebridge')).offers.map(({ id }: { id: string }) => id);
    expect(oldest.toSorted()).toEqual(waiting.toSorted());
    expect(await read()).toEqual([
      {
        area: 'Castlebridge',
        runId: run.id,
        offers: oldest.slice(0, 2),
        places: 2,
        kilometres: expect.closeTo(4, -1),
      },
    ]);
    await made.change(empty.id, { areas: ['Castlebridge'] });
    expect(await read()).toMatchObject([{ runId: empty.id }]);
  });

  it('leave out runs without time, days that are over, and donors who are asked to choose a day', async () => {
    const [onIt] = idsOf(await inTown('Wexford'));
    const [waits] = idsOf(await inTown('Castlebridge'));
    const run = await made.runOf({ stopsMax: 3, minutesMax: 39 });
    await made.assign(run, [onIt ?? '']);
    expect(await read()).toEqual([]);
    await made.change(run.id, { minutesMax: 40 });
    expect(await read()).toMatchObject([{ offers: [waits] }]);
    await made.offerDays(waits ?? '', [run.id]);
    expect(await read()).toEqual([]);
    await made.offerDays(waits ?? '', []);
    api.deps.clock.advance({ minutes: 7 * 24 * 60 });
    aoife = await api.staff('Volunteer', 'Aoife Byrne');
    expect(await read()).toEqual([]);
  });

  it('name the areas that no run with room passes, with those alone who were not offered days', async () => {
    const [onIt] = idsOf(await inTown('Wexford'));
    await inTown('Castlebridge');
    const [, asked1] = idsOf(await inTown('Clane', 3));
    await made.pickupOf({ pickupAddress: 'Beside the old creamery' });
    const run = await made.runOf({ stopsMax: 2 });
    await made.assign(run, [onIt ?? '']);
    expect((await asked()).unpassed).toEqual([{ area: 'Clane', count: 3 }]);
    await made.offerDays(asked1 ?? '', [run.id]);
    await made.change(run.id, { stopsMax: 1 });
    expect((await asked()).unpassed).toEqual([
      { area: 'Clane', count: 2 },
      { area: 'Castlebridge', count: 1 },
    ]);
  });
});
