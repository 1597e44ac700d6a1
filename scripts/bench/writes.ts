import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Child, startChild, startScript } from './children.ts';
import { fill, testimonial } from './data.ts';
import { median } from './load.ts';
import { amount, type Row, ratio } from './report.ts';
import type { Sizes } from './sizes.ts';

const WRITERS = 32;
const here = (name: string) => fileURLToPath(new URL(name, import.meta.url));

/** SQLite as it can be had here: better-sqlite3 where it is installed elsewhere, or Python's module, or none. */
const startSqlite = (file: string, records: number): { name: string; child: Child } | null => {
  const words = [file, JSON.stringify(testimonial(1)), String(records)];
  if (process.env.BETTER_SQLITE3) {
    return { name: 'better-sqlite3', child: startChild(process.execPath, [here('better-sqlite.mjs'), ...words]) };
  }
  if (spawnSync('python3', ['-c', 'import sqlite3']).status !== 0) return null;
  return { name: 'SQLite (Python)', child: startChild('python3', [here('sqlite.py'), ...words]) };
};

const numbers = async (child: Child, words: string): Promise<number[]> => JSON.parse(await child.ask(words));

interface Seen {
  raw: number[];
  few: number[];
  many: number[];
  sqlite: number[];
  together: number[];
  grouped: number[];
  block: number[];
}

const once = async (seen: Seen, few: Child, many: Child, sqlite: Child | undefined, writes: number) => {
  seen.raw.push(median(await numbers(few, `raw ${writes}`)));
  seen.few.push(median(await numbers(few, `one ${writes}`)));
  seen.many.push(median(await numbers(many, `one ${writes}`)));
  if (sqlite) seen.sqlite.push(median(await numbers(sqlite, `one ${writes}`)));
  const [seconds = 0, block = 0] = await numbers(many, `many ${writes}`);
  seen.together.push((writes * WRITERS) / seconds);
  seen.block.push(block);
  if (!sqlite) return;
  const commits = await numbers(sqlite, `many ${writes}`);
  seen.grouped.push((writes * WRITERS) / commits.reduce((sum, one) => sum + one, 0));
};

const rowsOf = (seen: Seen, sqlite: string | undefined, records: number): Row[] => {
  const [raw, few, many] = [median(seen.raw), median(seen.few), median(seen.many)];
  const ms = (seconds: number) => `${(seconds * 1000).toFixed(3)} ms`;
  const together = median(seen.together);
  return [
    ratio(
      'durable create, one writer, against a raw append with fsync',
      few / raw,
      { most: 1.25 },
      `${ms(few)}, raw ${ms(raw)}`,
    ),
    ratio(`durable create at ${records} records against that at 100`, many / few, { most: 1.3 }, ms(many)),
    ...(sqlite
      ? [
          ratio(
            `durable create, one writer, against ${sqlite}, WAL, synchronous=FULL`,
            few / median(seen.sqlite),
            { most: 1.3 },
            ms(median(seen.sqlite)),
          ),
          ratio(
            `durable creates, ${WRITERS} writers, against ${sqlite} with ${WRITERS} to a commit`,
            together / median(seen.grouped),
            { least: 1 },
            `${Math.round(together)} and ${Math.round(median(seen.grouped))} a second`,
          ),
        ]
      : [{ work: 'durable creates against SQLite', goal: '-', measured: 'no SQLite on this machine' }]),
    amount(
      `longest block of the event loop, ${WRITERS} writers at ${records} records`,
      Math.max(...seen.block),
      20,
      'ms',
    ),
  ];
};

/** Durable creates in the store, alone and with 32 writers, against a bare append and SQLite on the same disk. */
export const measureWrites = async (folder: string, sizes: Sizes): Promise<Row[]> => {
  const [fewDir, manyDir] = [join(folder, 'few'), join(folder, 'many')];
  await fill(fewDir, { testimonials: 100 });
  await fill(manyDir, { testimonials: sizes.many });
  const [few, many] = [startScript('store-child.ts', fewDir), startScript('store-child.ts', manyDir)];
  const sqlite = startSqlite(join(folder, 'compared.sqlite'), sizes.many);
  const seen: Seen = { raw: [], few: [], many: [], sqlite: [], together: [], grouped: [], block: [] };
  try {
    await Promise.all([few, many, ...(sqlite ? [sqlite.child] : [])].map((child) => child.line()));
    for (let round = 0; round < sizes.writeRounds; round += 1) {
      await once(seen, few, many, sqlite?.child, sizes.writes);
    }
  } finally {
    await Promise.all([few.end(), many.end(), sqlite?.child.end()]);
  }
  return rowsOf(seen, sqlite?.name, sizes.many);
};
