import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ServerProcess, STAFF, startServer } from '../../tests/support/server-process.ts';
import { fill } from './data.ts';
import { median } from './load.ts';
import { residentMegabytes } from './memory.ts';
import { amount, type Row } from './report.ts';
import { type Sizes, shown } from './sizes.ts';
import { waitForBackup } from './wait-for-backup.ts';

const ENV = { RATE_LIMITS: 'off' };

/** Seconds until the first page has been answered. */
export const startTime = async (folder: string, env: Record<string, string> = {}): Promise<number> => {
  const begun = performance.now();
  const server = await startServer(folder, { ...ENV, ...env });
  await (await fetch(`${server.url}/api/testimonials/approved`)).text();
  const seconds = (performance.now() - begun) / 1000;
  await server.end();
  return seconds;
};

const startsOf = async (count: number, folder: (at: number) => string) => {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) times.push(await startTime(folder(at)));
  return median(times);
};

/** Starts with records and on empty folders, to the first answer. */
export const measureStarts = async (
  folder: string,
  filled: ReadonlyMap<number, string>,
  sizes: Sizes,
): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const [count, dataDir] of filled) {
    const seconds = await startsOf(sizes.starts, () => dataDir);
    rows.push(
      amount(`start with ${shown(count)} records, to the first answer`, seconds, count === 100_000 ? 1.8 : null, 's'),
    );
  }
  const empty = await startsOf(sizes.starts, (at) => join(folder, `empty-${at}`));
  return [...rows, amount('start on an empty folder, the first account made, to the first answer', empty, 0.45, 's')];
};

const signIn = async (url: string) => {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(STAFF),
  });
  return { authorization: `Bearer ${(await answer.json()).accessToken}` };
};

const QUESTIONS = ['q=oak', 'q=wardrobe+lamp', 'q=Doyle', 'q=020', 'q=nothing+like+it', 'q=table&category=furniture'];

const searchTimes = async ({ url }: ServerProcess): Promise<number[]> => {
  const headers = await signIn(url);
  const times: number[] = [];
  for (let at = 0; at < 200; at += 1) {
    const begun = performance.now();
    const answer = await fetch(`${url}/api/donationitems?pageSize=20&${QUESTIONS[at % QUESTIONS.length]}`, { headers });
    const { total } = await answer.json();
    if (typeof total !== 'number') throw new Error(`A search was answered with ${answer.status}.`);
    times.push(performance.now() - begun);
  }
  return times.sort((a, b) => a - b);
};

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
  const times = await searchTimes(server);
  const p99 = times[Math.floor(times.length * 0.99)] ?? 0;
  const detail = `median ${median(times).toFixed(1)} ms`;
  return amount(`search over ${shown(count)} offers, p99`, p99, count === 10_000 ? 100 : null, 'ms', detail);
};

/** Memory at rest and searches, with each number of offers. */
export const measureSearch = async (folder: string, sizes: Sizes): Promise<Row[]> => {
  const servers: [number, ServerProcess][] = [];
  try {
    for (const count of sizes.counts) {
      const own = join(folder, String(count));
      await fill(own, { donations: count });
      servers.push([count, await startServer(own, ENV)]);
      await waitForBackup(own);
    }
    await wait(AT_REST_MS);
    const rows: Row[] = [];
    for (const [count, { pid }] of servers) rows.push(...memoryRow(count, await residentMegabytes(pid)));
    for (const [count, server] of servers) rows.push(await searchRow(count, server));
    return rows;
  } finally {
    await Promise.all(servers.map(([, server]) => server.end()));
  }
};
