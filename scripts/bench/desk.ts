import { join } from 'node:path';
import { fill } from './data.ts';
import { median } from './load.ts';
import { amount, type Row, ratio } from './report.ts';
import { asStaffOn, p99, QUESTIONS, type StaffClient, searchTimes } from './search-times.ts';
import { most, type Sizes, shown } from './sizes.ts';

const QUESTIONS_EVERYWHERE = [...QUESTIONS, 'q=picture+9998', 'q=SE-000001'];
const GOAL_MS = 100;

const LOOKED_AT: readonly (readonly [what: string, path: string, questions: readonly string[]])[] = [
  ['palette', 'find?', QUESTIONS_EVERYWHERE],
  [
    'views of offers',
    'donationitems?pageSize=50&',
    [
      'pickup=yes&area=New+Ross',
      'assigned=nobody&olderThan=3',
      'assigned=me&sort=oldest',
      'pickup=no&sort=oldest',
      'area=none&q=oak',
      'olderThan=7&category=furniture',
    ],
  ],
  ['counts of offers', 'donationitems/counts?', ['q=oak', 'q=nothing+like+it']],
  [
    'views of testimonials',
    'testimonials?pageSize=50&',
    ['assigned=nobody', 'assigned=me&sort=oldest', 'olderThan=3&sort=oldest', 'assigned=nobody&q=kind', 'page=150'],
  ],
  ['what concerns me, and the views that are kept', '', ['concerns', 'views']],
];

const CHANGED = 50;

/** Changes one record of each kind, so that nothing put together before can be handed out again. */
const changesOf = async ({ me, call }: StaffClient) => {
  const idsOf = async (path: string, list: string): Promise<string[]> =>
    (await call('get', `${path}pageSize=${CHANGED}`))[list].map(({ id }: { id: string }) => id);
  const assignable = [
    ['/donationitems', await idsOf('/donationitems?', 'items')],
    ['/testimonials', await idsOf('/testimonials?', 'testimonials')],
    ['/blogs', await idsOf('/blogs/all?', 'posts')],
  ] as const;
  const pictures = await idsOf('/media?q=shop&', 'items');
  let done = 0;
  return async () => {
    const at = done % CHANGED;
    const assignedTo = Math.floor(done / CHANGED) % 2 === 0 ? me : null;
    done += 1;
    for (const [path, ids] of assignable) await call('post', `${path}/assign`, { ids: [ids[at]], assignedTo });
    await call('patch', `/media/${pictures[at]}`, { altText: `A shop, seen ${done} times` });
  };
};

const measureFind = async (folder: string, count: number): Promise<Row[]> => {
  await fill(folder, { donations: count, testimonials: count });
  return asStaffOn(folder, async (client) => {
    const paths = ['find?', 'donationitems?pageSize=20&'];
    const [everywhere = [], offers = []] = await searchTimes(client, { paths, questions: QUESTIONS_EVERYWHERE });
    const work = `search over everything, ${shown(count)} offers and testimonials, against the offers alone`;
    return [ratio(work, median(everywhere) / median(offers), { most: 3 }, `p99 ${p99(everywhere).toFixed(1)} ms`)];
  });
};

const measureViews = async (folder: string, count: number): Promise<Row[]> => {
  await fill(folder, { donations: count, testimonials: count, posts: count, pictures: count });
  return asStaffOn(folder, async (client) => {
    const before = await changesOf(client);
    const rows: Row[] = [];
    for (const [what, path, questions] of LOOKED_AT) {
      const [times = []] = await searchTimes(client, { paths: [path], questions, before });
      const work = `${what}, ${shown(count)} of each kind, which change meanwhile, p99`;
      const goal = count === 10_000 ? GOAL_MS : null;
      rows.push(amount(work, p99(times), goal, 'ms', `median ${median(times).toFixed(1)} ms`));
    }
    return rows;
  });
};

export const measureDesk = async (folder: string, sizes: Sizes): Promise<Row[]> => {
  const count = Math.min(10_000, most(sizes));
  return [...(await measureFind(join(folder, 'find'), count)), ...(await measureViews(join(folder, 'views'), count))];
};
