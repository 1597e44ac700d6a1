import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openPostgresStore } from '#api/store/postgres/open-postgres-store.ts';
import { withoutPostgres } from '../../tests/support/postgres-binaries.ts';
import { type PostgresServer, startPostgres } from '../../tests/support/postgres-server.ts';
import { startServer } from '../../tests/support/server-process.ts';
import { offer } from '../../tests/support/submissions.ts';
import { type Child, startScript } from './children.ts';
import { onOneCore } from './cores.ts';
import { quiet, testimonial } from './data.ts';
import { interleaved, type Loader, median } from './load.ts';
import { residentMegabytes } from './memory.ts';
import { amount, type Row, ratio } from './report.ts';
import { most, type Sizes, shown } from './sizes.ts';
import { startTime } from './starts.ts';
import { waitForBackup } from './wait-for-backup.ts';

const WRITERS = 32;
const BATCH = 5000;
const AT_REST_MS = 30_000;
const LIST = ['/api/testimonials/approved?page=1&pageSize=6'];

const ask = async <T>(child: Child, words: string): Promise<T> => JSON.parse(await child.ask(words));

const createsPerSecond = async (children: readonly Child[], how: 'raw' | 'store', writes: number) => {
  const each = Math.ceil(WRITERS / children.length);
  const startedAt = performance.now();
  await Promise.all(children.map((child) => ask<number>(child, `${how} ${each} ${writes}`)));
  return (each * children.length * writes) / ((performance.now() - startedAt) / 1000);
};

const measureCreates = async (server: PostgresServer, { writeRounds, writes }: Sizes): Promise<Row[]> => {
  const url = await server.createDatabase();
  const children: Child[] = [];
  try {
    for (const _ of [1, 2, 3]) {
      const child = startScript('database-child.ts', url);
      await child.line();
      children.push(child);
    }
    const client = new pg.Client(url);
    await client.connect();
    await client.query('CREATE TABLE raw (id text PRIMARY KEY, data text NOT NULL)');
    await client.end();
    const rows: Row[] = [];
    for (const [processes, least] of [
      [1, 0.5],
      [3, 0.2],
    ] as const) {
      const some = children.slice(0, processes);
      const seen = { raw: [] as number[], store: [] as number[] };
      await createsPerSecond(some, 'store', 20);
      for (let round = 0; round < writeRounds; round += 1) {
        for (const how of ['raw', 'store'] as const) seen[how].push(await createsPerSecond(some, how, writes));
      }
      rows.push(
        ratio(
          `PostgreSQL: durable creates, ${WRITERS} writers in ${processes === 1 ? 'one process' : 'three processes'}, against raw inserts`,
          median(seen.store) / median(seen.raw),
          { least },
          `${Math.round(median(seen.store))} a second, raw ${Math.round(median(seen.raw))}`,
        ),
      );
    }
    const [writer, reader] = children as [Child, Child];
    const acknowledged = await ask<[string, number][]>(writer, 'write 500');
    await wait(200);
    const moments = new Map(await ask<[string, number][]>(reader, 'seen'));
    const delays = acknowledged.map(([id, at]) => Math.max(0, (moments.get(id) ?? Number.POSITIVE_INFINITY) - at));
    delays.sort((a, b) => a - b);
    const p95 = delays[Math.floor(delays.length * 0.95)] ?? Number.NaN;
    const detail = `median ${median(delays).toFixed(1)} ms`;
    return [...rows, amount('PostgreSQL: another process shows a change, p95', p95, 10, 'ms', detail)];
  } finally {
    await Promise.all(children.map((child) => child.end()));
  }
};

const WARM_UP_MS = 10_000;
const OFFER = JSON.stringify({
  ...offer,
  submitterEmail: 'niamh.{number}@post.example',
  description: 'A solid oak table with {number} chairs.',
});

const measurePosted = async (loader: Loader, server: PostgresServer, own: string, sizes: Sizes): Promise<Row> => {
  const url = await server.createDatabase();
  const bare = startScript('bare-inserts.ts', url);
  const product = await startServer(own, { RATE_LIMITS: 'off', DATABASE_URL: url });
  try {
    const load = { headers: ['Content-Type: application/json'], body: OFFER, status: 201, ms: sizes.servingMs / 2 };
    const loads = {
      bare: { ...load, url: `http://127.0.0.1:${await bare.line()}`, paths: ['/'] },
      product: { ...load, url: product.url, paths: ['/api/donationitems/simple'] },
    };
    // V8 compiles what runs often: the first thousands take several times as long.
    await loader.load({ ...loads.product, ms: WARM_UP_MS });
    const seen = await interleaved(loader, sizes.rounds, loads);
    const [posted, inserted] = [median(seen.product), median(seen.bare)];
    const detail = `${Math.round(posted)} a second, bare ${Math.round(inserted)}`;
    const work = `PostgreSQL: offers posted by ${WRITERS} visitors to one process, against a bare server that only inserts`;
    return ratio(work, posted / inserted, {}, detail);
  } finally {
    await Promise.all([bare.end(), product.end()]);
  }
};

const fillDatabase = async (url: string, count: number): Promise<void> => {
  const store = await openPostgresStore(url, { log: quiet });
  for (let start = 0; start < count; start += BATCH) {
    await store.change((draft) => {
      for (let n = start; n < Math.min(start + BATCH, count); n += 1) draft.testimonials.put(testimonial(n));
    });
  }
  await store.close();
};

interface Places {
  filled: string;
  own: string;
}

const measureProduct = async (loader: Loader, url: string, { filled, own }: Places, sizes: Sizes): Promise<Row[]> => {
  const count = shown(most(sizes));
  const shared = { DATABASE_URL: url };
  const starts = { json: [] as number[], database: [] as number[] };
  for (let at = 0; at < sizes.starts; at += 1) {
    starts.json.push(await startTime(filled));
    starts.database.push(await startTime(own, shared));
  }
  const env = { RATE_LIMITS: 'off' };
  const json = await startServer(filled, env);
  const database = await startServer(own, { ...env, ...shared });
  try {
    // Whichever of the starts had the turn makes that of the database.
    await waitForBackup(filled);
    await wait(AT_REST_MS);
    const megabytes = await residentMegabytes(database.pid);
    const load = { paths: LIST, ms: sizes.servingMs / 4 };
    const seen = await onOneCore([json.pid, database.pid], () =>
      interleaved(loader, sizes.rounds, {
        json: { ...load, url: json.url },
        database: { ...load, url: database.url },
      }),
    );
    const [jsonStart, databaseStart] = [median(starts.json), median(starts.database)];
    const [jsonList, databaseList] = [median(seen.json), median(seen.database)];
    return [
      ratio(
        `PostgreSQL: start with ${count} records against that on JSON files`,
        databaseStart / jsonStart,
        { most: 1.3 },
        `${databaseStart.toFixed(2)} s, JSON ${jsonStart.toFixed(2)} s`,
      ),
      ratio(
        `PostgreSQL: approved list at ${count} records against that on JSON files`,
        databaseList / jsonList,
        { least: 0.8 },
        `${Math.round(databaseList)} a second, JSON ${Math.round(jsonList)}`,
      ),
      ...(megabytes === null
        ? []
        : [amount(`PostgreSQL: memory after half a minute at rest, ${count} records`, megabytes, 320, 'MB')]),
    ];
  } finally {
    await Promise.all([json.end(), database.end()]);
  }
};

export const measureDatabase = async (loader: Loader, places: Places, sizes: Sizes): Promise<Row[]> => {
  if (withoutPostgres) return [{ work: 'PostgreSQL', goal: '-', measured: withoutPostgres }];
  const server = await startPostgres({ fsync: true });
  try {
    const creates = await measureCreates(server, sizes);
    const posted = await measurePosted(loader, server, join(places.own, 'posted'), sizes);
    const url = await server.createDatabase();
    await fillDatabase(url, most(sizes));
    return [...creates, posted, ...(await measureProduct(loader, url, places, sizes))];
  } finally {
    await server.close();
  }
};
