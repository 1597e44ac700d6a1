// npm run bench [-- --quick] [-- PART ...]: measures, prints the table and writes BENCHMARKS.md. A quick run, or one of some
// parts (writes, pages, photos, starts, snapshots, database, search, desk, runs, hostile, sign-ins, outbox), only prints.
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { startServer } from '../../tests/support/server-process.ts';
import { fill } from './data.ts';
import { measureDatabase } from './database.ts';
import { measureDesk } from './desk.ts';
import { measureHostileTexts } from './hostile.ts';
import { startLoader } from './load.ts';
import { REASONS } from './missed-goals.ts';
import { measureOutbox } from './outbox.ts';
import { type Filled, measurePages } from './pages.ts';
import { markdown, type Row, writeReport } from './report.ts';
import { measureRuns } from './runs.ts';
import { measureSearch } from './searches.ts';
import { measurePhotos, measureSnapshots } from './serving.ts';
import { measureSignIns } from './sign-ins.ts';
import { most, sizesOf } from './sizes.ts';
import { measureStarts } from './starts.ts';
import { waitForBackup } from './wait-for-backup.ts';
import { measureWrites } from './writes.ts';

const quick = process.argv.includes('--quick');
const sizes = sizesOf(quick);
const parts = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const NOTES = [
  'The product runs with everything on and only its rate limits off (`RATE_LIMITS=off`), on 127.0.0.1; requests look like a ' +
    "browser's and accept Brotli unless said otherwise. The load comes from another process over 32 raw connections; where " +
    'pages are compared with bare servers, all servers have the first core to themselves and the load the second.',
  'better-sqlite3 is not a dependency: without a download from GitHub its installation compiles SQLite for minutes. The ' +
    "comparison takes Python's module for the same engine, or better-sqlite3 from the folder that BETTER_SQLITE3 names. It is " +
    'given the same records with ids as random, makes their JSON, and keeps what the store finds them by: newest, status, approved. Python makes JSON more slowly.',
  'Bytes on the wire, Lighthouse and the time of `npm test` are checked elsewhere.',
];

const rows: Row[] = [];
const step = async (name: string, work: () => Promise<Row[]> | Row[]) => {
  if (parts.length > 0 && !parts.includes(name)) return;
  const startedAt = performance.now();
  const made = await work();
  rows.push(...made);
  process.stdout.write(`${name}: ${((performance.now() - startedAt) / 1000).toFixed(0)} s\n`);
  for (const row of made)
    process.stdout.write(`  ${row.met === false ? 'NOT MET ' : ''}${row.work}: ${row.measured}\n`);
};

const folder = await mkdtemp(join(tmpdir(), 'portal-bench-'));
const at = (name: string) => join(folder, name);
const loader = startLoader();
try {
  await Promise.all(['writes', 'starts', 'search', 'desk', 'runs', 'database'].map((name) => mkdir(at(name))));
  const filled = new Map(sizes.counts.map((count) => [count, at(`with-${count}`)]));
  for (const [count, dataDir] of filled) await fill(dataDir, { testimonials: count });
  await step('writes', () => measureWrites(at('writes'), sizes));
  const servers: Filled[] = [];
  try {
    for (const [count, dataDir] of filled) {
      servers.push({ count, server: await startServer(dataDir, { RATE_LIMITS: 'off' }) });
      await waitForBackup(dataDir);
    }
    const [few] = servers;
    await step('pages', () => measurePages(loader, servers, sizes));
    if (few) await step('photos', () => measurePhotos(loader, few.server, sizes));
  } finally {
    await Promise.all(servers.map(({ server }) => server.end()));
  }
  await step('starts', () => measureStarts(at('starts'), filled, sizes));
  await step('snapshots', () => measureSnapshots(loader, filled.get(most(sizes)) ?? '', sizes));
  const places = { filled: filled.get(most(sizes)) ?? '', own: at('database') };
  await step('database', () => measureDatabase(loader, places, sizes));
  await step('search', () => measureSearch(at('search'), sizes));
  await step('desk', () => measureDesk(at('desk'), sizes));
  await step('runs', () => measureRuns(at('runs')));
  await step('hostile', measureHostileTexts);
  await step('sign-ins', measureSignIns);
  await step('outbox', measureOutbox);
} finally {
  await loader.end();
  await rm(folder, { recursive: true, force: true });
}
const text = markdown(rows, NOTES, REASONS, new Date());
process.stdout.write(`\n${text}`);
if (!quick && parts.length === 0) await writeReport(resolve(import.meta.dirname, '../../BENCHMARKS.md'), text);
