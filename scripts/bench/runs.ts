import { idOf, putManyRuns } from '../../tests/support/many-runs.ts';
import { fillBy } from './data.ts';
import { median } from './load.ts';
import { amount, type Row } from './report.ts';
import { asStaffOn, p99, searchTimes } from './search-times.ts';

const GOAL_MS = 100;

const LOOKED_AT: readonly (readonly [what: string, paths: readonly string[]])[] = [
  ['runs of a week', ['runs?from=2026-06-01&to=2026-06-07&pageSize=100']],
  ['pages of runs', ['runs?from=2026-02-01&to=2026-12-31&pageSize=100', 'runs?page=10&pageSize=100']],
  ['one run', [`runs/${idOf('r', 500)}`]],
  [
    'pickups that wait',
    ['runs/waiting?pageSize=100', 'runs/waiting?area=Gorey&pageSize=100', 'runs/waiting?area=none&page=2&pageSize=20'],
  ],
];

export const measureRuns = async (folder: string): Promise<Row[]> => {
  await fillBy(folder, (store) => store.change(putManyRuns));
  return asStaffOn(folder, async (client) => {
    let changes = 0;
    // What the server has put together for a list is made anew after each change.
    const before = async () => {
      changes += 1;
      const json = { ids: [idOf('d', 2 * (changes % 1000) + 1)], assignedTo: changes % 2000 < 1000 ? client.me : null };
      await client.call('post', '/donationitems/assign', json);
    };
    const rows: Row[] = [];
    for (const [what, questions] of LOOKED_AT) {
      const [times = []] = await searchTimes(client, { paths: [''], questions, before });
      const work = `${what}, among 1,000 runs and 10,000 offers, which change meanwhile, p99`;
      rows.push(amount(work, p99(times), GOAL_MS, 'ms', `median ${median(times).toFixed(1)} ms`));
    }
    return rows;
  });
};
