import { join } from 'node:path';
import { startServer } from '../../tests/support/server-process.ts';
import { median } from './load.ts';
import { amount, type Row } from './report.ts';
import { type Sizes, shown } from './sizes.ts';

const ENV = { RATE_LIMITS: 'off' };

export const startTime = async (folder: string, env: Record<string, string> = {}): Promise<number> => {
  const startedAt = performance.now();
  const server = await startServer(folder, { ...ENV, ...env });
  await (await fetch(`${server.url}/api/testimonials/approved`)).text();
  const seconds = (performance.now() - startedAt) / 1000;
  await server.end();
  return seconds;
};

const startsOf = async (count: number, folder: (at: number) => string) => {
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) times.push(await startTime(folder(at)));
  return median(times);
};

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
  return [...rows, amount('start on an empty folder, to the first answer', empty, 0.45, 's')];
};
