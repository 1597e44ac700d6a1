import { beforeAll, describe, expect, it } from 'vitest';
import { idOf, putManyRuns, RUNS, WAITING_OFFERS } from '../support/many-runs.ts';
import { type Headers, type TestApi, testApi } from '../support/test-api.ts';

let api: TestApi;
let staff: Headers;

beforeAll(async () => {
  api = testApi();
  await api.deps.store.change(putManyRuns);
  staff = await api.staff('Volunteer');
});

const read = async (path: string) => {
  const { status, body } = await api.get(path, staff);
  expect(status).toBe(200);
  return body;
};

// How fast they are is measured by `npm run bench -- runs`.
describe('among 1,000 runs and 10,000 offers', () => {
  it('the runs of a week are three a day with their stops', async () => {
    const { runs, total } = await read('/runs?from=2026-06-01&to=2026-06-07&pageSize=100');
    expect([total, runs.length, runs[0].date, runs.at(-1).date]).toEqual([21, 21, '2026-06-01', '2026-06-07']);
    for (const { stops } of runs) expect(stops).toHaveLength(4);
  });

  it('the last page of all runs ends with the latest', async () => {
    const { runs, total } = await read('/runs?page=10&pageSize=100');
    expect([total, runs.length, runs.at(-1).date]).toEqual([RUNS, 100, '2026-11-30']);
  });

  it('a run has its own stops', async () => {
    const { stops } = await read(`/runs/${idOf('r', 500)}`);
    expect(stops.map(({ donationId }: { donationId: string }) => donationId)).toEqual(
      [4000, 4002, 4004, 4006].map((number) => idOf('d', number)),
    );
  });

  it('what waits is counted in its areas, and an offer that moves is in its new one at once', async () => {
    const countOf = async (area: string) => (await read(`/runs/waiting?area=${area}`)).total;
    const { areas, total } = await read('/runs/waiting?pageSize=100');
    const counts = areas.map(({ count }: { count: number }) => count);
    expect([total, counts.reduce((sum: number, count: number) => sum + count, 0)]).toEqual([
      WAITING_OFFERS,
      WAITING_OFFERS,
    ]);
    const [gorey, none] = [await countOf('Gorey'), await countOf('none')];
    expect(gorey).toBeGreaterThan(0);
    const moved = (await read('/runs/waiting?area=Gorey')).offers[0].id;
    await api.deps.store.change((draft) => {
      const donation = draft.donations.get(moved);
      if (donation) draft.donations.put({ ...donation, pickupAddress: '1 Mill Road, Nowhere' });
    });
    expect([await countOf('Gorey'), await countOf('none')]).toEqual([gorey - 1, none + 1]);
  });

  it('runs are written as CSV, a line for each stop', async () => {
    const { text, status } = await api.get('/runs.csv', await api.staff());
    expect([status, text.split('\r\n').length]).toEqual([200, RUNS * 4 + 2]);
  });
});
