// A store in a process of its own: `store-child.ts FOLDER`. Answers "one N", "many N" (32 writers, N creates each) and
// "raw N" (append and fsync of as many bytes) with the seconds of each, "many" with the seconds of all and the longest block.

import fs from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { openStore } from '#api/store/disk/open-store.ts';
import type { StoredTestimonial } from '#contract/testimonials/stored-testimonial.ts';
import { now, quiet, testimonial } from './data.ts';

const folder = process.argv[2] ?? '';
const WRITERS = 32;
const write = promisify(fs.write);
const sync = promisify(fs.fdatasync);

await mkdir(folder, { recursive: true });
const store = await openStore(folder, { log: quiet, now });
const raw = fs.openSync(join(folder, 'raw.tmp'), 'w');
// As many bytes as one create appends to the journal: the record and the frame around it.
const bytes = Buffer.alloc(JSON.stringify(testimonial(1)).length + 120, 'x');
let number = 1_000_000;

const timed = async (work: () => Promise<unknown>) => {
  const startedAt = performance.now();
  await work();
  return (performance.now() - startedAt) / 1000;
};
const newRecords = (count: number) => Array.from({ length: count }, () => testimonial(number++));
const append = async () => {
  await write(raw, bytes, 0, bytes.length);
  await sync(raw);
};
const inTurn = async <T>(each: Iterable<T>, work: (one: T) => Promise<unknown>) => {
  const times: number[] = [];
  for (const one of each) times.push(await timed(() => work(one)));
  return times;
};
const create = (record: StoredTestimonial) => store.change((draft) => draft.testimonials.put(record));
const together = async (count: number) => {
  // All writers take records from one list in the order of their time, as records arrive.
  const records = newRecords(WRITERS * count).values();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  await wait(50);
  delay.reset();
  const seconds = await timed(() => Promise.all(Array.from({ length: WRITERS }, () => inTurn(records, create))));
  delay.disable();
  return [seconds, delay.max / 1e6];
};

process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  const [how, count] = line.split(' ');
  const work = {
    one: (n: number) => inTurn(newRecords(n), create),
    raw: (n: number) => inTurn(Array.from({ length: n }), append),
    many: together,
  };
  if (how !== 'one' && how !== 'raw' && how !== 'many') throw new Error(`What is ${line}?`);
  process.stdout.write(`${JSON.stringify(await work[how](Number(count)))}\n`);
}
await store.close();
fs.closeSync(raw);
