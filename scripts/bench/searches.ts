import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ServerProcess, STAFF, startServer } from '../../tests/support/server-process.ts';
import { fill } from './data.ts';
import { median } from './load.ts';
import { residentMegabytes } from './memory.ts';
import { amount, type Row, ratio } from './report.ts';
import { most, type Sizes, shown } from './sizes.ts';
import { startTime } from './starts.ts';
import { waitForBackup } from './wait-for-backup.ts';

const ENV = { RATE_LIMITS: 'off' };

const signIn = async (url: string) => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  return { authorization: `Bearer ${(await answer.json()).accessToken}` };
};

const LIST = 'donationitems?pageSize=20&';
const EVERYWHERE = 'find?';
const QUESTIONS = ['q=oak', 'q=wardrobe+lamp', 'q=Doyle', 'q=020', 'q=nothing+like+it'];
const OF_OFFERS = [...QUESTIONS, 'q=table&category=furniture'];
/** What a kept view asks for. */
const VIEWS = [
  'pickup=yes&area=New+Ross',
  'assigned=nobody&olderThan=3',
  'pickup=no&order=oldest',
  'area=none&q=oak',
  'olderThan=7&category=furniture',
];
const OF_TESTIMONIALS = 'testimonials?pageSize=20&';
const VIEWS_OF_BOTH = ['assigned=nobody', 'olderThan=3&order=oldest', 'assigned=nobody&q=kind'];
const ROUNDS = 200;

/** Milliseconds of each path's searches, the paths in turn. */
const searchTimes = async ({ url }: ServerProcess, paths: readonly string[], questions: readonly string[]) => {
  const headers = await signIn(url);
  const times = paths.map((): number[] => []);
  for (let at = 0; at < ROUNDS; at += 1)
    for (const [index, path] of paths.entries()) {
      const begun = performance.now();
      const answer = await fetch(`${url}/api/${path}${questions[at % questions.length]}`, { headers });
      await answer.text();
      if (!answer.ok) throw new Error(`A search was answered with ${answer.status}.`);
      times[index]?.push(performance.now() - begun);
    }
  return times;
};

const p99 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;

/** In megabytes, by the number of records. */
const MEMORY_GOALS = new Map([
  [10_000, 90],
  [100_000, 200],
]);

const memoryRow = (count: number, megabytes: number | null): Row[] =>
  megabytes === null
    ? []
    : [
        amount(
          `memory after half a minute at rest, ${shown(count)} records`,
          megabytes,
          MEMORY_GOALS.get(count) ?? null,
          'MB',
        ),
      ];

/** The server gives back what starting took, and V8 clears away the rest some ten seconds after nothing happens any more. */
const AT_REST_MS = 30_000;

const searchRow = async (count: number, server: ServerProcess): Promise<Row> => {
  const [times = []] = await searchTimes(server, [LIST], OF_OFFERS);
  const detail = `median ${median(times).toFixed(1)} ms`;
  return amount(`search over ${shown(count)} offers, p99`, p99(times), count === 10_000 ? 100 : null, 'ms', detail);
};

/** As many of each as are measured here. */
const eachOf = (sizes: Sizes) => Math.min(10_000, most(sizes));

/** Runs what is measured on a server of its own. */
const onServer = async (folder: string, measure: (server: ServerProcess) => Promise<Row[]>): Promise<Row[]> => {
  const server = await startServer(folder, ENV);
  try {
    return await measure(server);
  } finally {
    await server.end();
  }
};

/** The search over everything against the one over its offers alone, with as many testimonials as offers. */
const measureFind = async (folder: string, sizes: Sizes): Promise<Row[]> => {
  const count = eachOf(sizes);
  await fill(folder, { donations: count, testimonials: count });
  return onServer(folder, async (server) => {
    const [everywhere = [], offers = []] = await searchTimes(server, [EVERYWHERE, LIST], QUESTIONS);
    const work = `search over everything, ${shown(count)} offers and testimonials, against the offers alone`;
    return [ratio(work, median(everywhere) / median(offers), { most: 3 }, `p99 ${p99(everywhere).toFixed(1)} ms`)];
  });
};

/** The palette and kept views, with as many testimonials, posts and pictures as offers. */
const measurePalette = async (folder: string, sizes: Sizes): Promise<Row[]> => {
  const count = eachOf(sizes);
  await fill(folder, { donations: count, testimonials: count, posts: count, pictures: count });
  return onServer(folder, async (server) => {
    const [everywhere = []] = await searchTimes(server, [EVERYWHERE], QUESTIONS);
    const [views = []] = await searchTimes(server, [LIST], VIEWS);
    const [stories = []] = await searchTimes(server, [OF_TESTIMONIALS], VIEWS_OF_BOTH);
    const goal = count === 10_000 ? 100 : null;
    const work = `palette over ${shown(count)} offers, testimonials, posts and pictures each, p99`;
    return [
      amount(work, p99(everywhere), goal, 'ms', `median ${median(everywhere).toFixed(1)} ms`),
      amount(`views of ${shown(count)} offers, p99`, p99(views), goal, 'ms'),
      amount(`views of ${shown(count)} testimonials, p99`, p99(stories), goal, 'ms'),
    ];
  });
};

/** Memory at rest and searches, with each number of offers. */
export const measureSearch = async (folder: string, sizes: Sizes): Promise<Row[]> => {
  const servers: [number, ServerProcess][] = [];
  try {
    for (const count of sizes.counts) {
      const own = join(folder, String(count));
      await fill(own, { donations: count });
      // The first start makes an account, which takes memory that no later start takes.
      await startTime(own);
      servers.push([count, await startServer(own, ENV)]);
      await waitForBackup(own);
    }
    await wait(AT_REST_MS);
    const rows: Row[] = [];
    for (const [count, { pid }] of servers) rows.push(...memoryRow(count, await residentMegabytes(pid)));
    for (const [count, server] of servers) rows.push(await searchRow(count, server));
    return [
      ...rows,
      ...(await measureFind(join(folder, 'everything'), sizes)),
      ...(await measurePalette(join(folder, 'palette'), sizes)),
    ];
  } finally {
    await Promise.all(servers.map(([, server]) => server.end()));
  }
};
