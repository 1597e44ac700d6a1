import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type ServerProcess, startServer } from '../../tests/support/server-process.ts';
import { fill } from './data.ts';
import { median } from './load.ts';
import { residentMegabytes } from './memory.ts';
import { amount, type Row } from './report.ts';
import { p99, QUESTIONS, searchTimes, signIn } from './search-times.ts';
import { type Sizes, shown } from './sizes.ts';
import { startTime } from './starts.ts';
import { waitForBackup } from './wait-for-backup.ts';

const ENV = { RATE_LIMITS: 'off' };

const OF_OFFERS = [...QUESTIONS, 'q=table&category=furniture'];

/** Megabytes by number of records. */
const MEMORY_GOALS = new Map([
  [10_000, 110],
  [100_000, 210],
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

/** Milliseconds until the server has given back what starting took: V8 clears the rest away only after some ten quiet seconds. */
const AT_REST_MS = 30_000;

const searchRow = async (count: number, server: ServerProcess): Promise<Row> => {
  const client = await signIn(server.url);
  const [times = []] = await searchTimes(client, { paths: ['donationitems?pageSize=20&'], questions: OF_OFFERS });
  const detail = `median ${median(times).toFixed(1)} ms`;
  return amount(`search over ${shown(count)} offers, p99`, p99(times), count === 10_000 ? 100 : null, 'ms', detail);
};

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
    return rows;
  } finally {
    await Promise.all(servers.map(([, server]) => server.end()));
  }
};
