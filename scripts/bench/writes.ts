import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Child, startChild, startScript } from './children.ts';
import { fill, testimonial } from './data.ts';
import { median } from './load.ts';
import { amount, type Row, ratio } from './report.ts';
import { most, type Sizes, shown } from './sizes.ts';

const WRITERS = 32;
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const startSqlite = (file: string, records: number): { name: string; child: Child } | null => {
  const words = [file, JSON.stringify(testimonial(1)), String(records)];
  if (process.env.BETTER_SQLITE3) {
    return { name: 'better-sqlite3', child: startChild(process.execPath, [here('better-sqlite.mjs'), ...words]) };
  }
  if (spawnSync('python3', ['-c', 'import sqlite3']).status !== 0) return null;
  return { name: 'SQLite (Python)', child: startChild('python3', [here('sqlite.py'), ...words]) };
};

const numbers = async (child: Child, words: string): Promise<number[]> => JSON.parse(await child.ask(words));

interface Store {
  count: number;
  child: Child;
  one: number[];
}

interface Seen {
  raw: number[];
  sqlite: number[];
  together: number[];
  grouped: number[];
  block: number[];
}

/** Begins each round with another measurement, as the disk may be busy with what the one before has written. */
const once = async (seen: Seen, stores: readonly Store[], sqlite: Child | undefined, writes: number, round: number) => {
  const [few, many] = [stores[0], stores.at(-1)];
  if (!few || !many) return;
  const alone: [Child, string, number[]][] = [
    [few.child, 'raw', seen.raw],
    ...stores.map(({ child, one }): [Child, string, number[]] => [child, 'one', one]),
    ...(sqlite ? [[sqlite, 'one', seen.sqlite] as [Child, string, number[]]] : []),
  ];
  for (let at = 0; at < alone.length; at += 1) {
    const [child, how, figures] = alone[(at + round) % alone.length] ?? [];
    if (child) figures?.push(median(await numbers(child, `${how} ${writes}`)));
  }
  const [seconds = 0, block = 0] = await numbers(many.child, `many ${writes}`);
  seen.together.push((writes * WRITERS) / seconds);
  seen.block.push(block);
  if (!sqlite) return;
  const commits = await numbers(sqlite, `many ${writes}`);
  seen.grouped.push((writes * WRITERS) / commits.reduce((sum, one) => sum + one, 0));
};

const ms = (seconds: number) => `${(seconds * 1000).toFixed(3)} ms`;

const againstSqlite = (seen: Seen, few: number, sqlite: string | undefined): Row[] => {
  if (!sqlite) return [{ work: 'durable creates against SQLite', goal: '-', measured: 'no SQLite on this machine' }];
  const [together, grouped] = [median(seen.together), median(seen.grouped)];
  return [
    ratio(
      `durable create, one writer, against ${sqlite}, WAL, synchronous=FULL`,
      few / median(seen.sqlite),
      { most: 1.3 },
      ms(median(seen.sqlite)),
    ),
    ratio(
      `durable creates, ${WRITERS} writers, against ${sqlite} with ${WRITERS} to a commit`,
      together / grouped,
      { least: 1 },
      `${Math.round(together)} and ${Math.round(grouped)} a second`,
    ),
  ];
};

const rowsOf = (seen: Seen, [first, ...more]: readonly Store[], sqlite: string | undefined): Row[] => {
  const [raw, few] = [median(seen.raw), median(first?.one ?? [])];
  const largest = shown(more.at(-1)?.count ?? 0);
  return [
    ratio(
      'durable create, one writer, against a raw append with fsync',
      few / raw,
      { most: 1.25 },
      `${ms(few)}, raw ${ms(raw)}`,
    ),
    ...more.map(({ count, one }) =>
      ratio(
        `durable create at ${shown(count)} records against that at ${first?.count}`,
        median(one) / few,
        count === 100_000 ? { most: 1.3 } : {},
        ms(median(one)),
      ),
    ),
    ...againstSqlite(seen, few, sqlite),
    amount(
      `longest block of the event loop, ${WRITERS} writers at ${largest} records, median of the rounds`,
      median(seen.block),
      20,
      'ms',
      `worst ${Math.round(Math.max(...seen.block))} ms`,
    ),
  ];
};

export const measureWrites = async (folder: string, sizes: Sizes): Promise<Row[]> => {
  const stores: Store[] = [];
  for (const count of sizes.counts) {
    const own = join(folder, String(count));
    await fill(own, { testimonials: count });
    stores.push({ count, child: startScript('store-child.ts', own), one: [] });
  }
  const sqlite = startSqlite(join(folder, 'compared.sqlite'), most(sizes));
  const seen: Seen = { raw: [], sqlite: [], together: [], grouped: [], block: [] };
  const children = [...stores.map(({ child }) => child), ...(sqlite ? [sqlite.child] : [])];
  try {
    await Promise.all(children.map((child) => child.line()));
    for (let round = 0; round < sizes.writeRounds; round += 1) {
      await once(seen, stores, sqlite?.child, sizes.writes, round);
    }
  } finally {
    await Promise.all(children.map((child) => child.end()));
  }
  return rowsOf(seen, stores, sqlite?.name);
};
