// A process that uses one database, with others: `database-child.ts URL`. Answers "raw WRITERS N" and "store WRITERS N" (so many
// writers, N creates each) with the seconds of all; "write N" with the moments at which each of N records was acknowledged, and
// "seen" with those at which records of others were shown, both in milliseconds of the machine's own clock, by id.
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openPostgresStore } from '#api/store/postgres/open-postgres-store.ts';
import { quiet, testimonial } from './data.ts';

const url = process.argv[2] ?? '';
const WAIT_MS = 5;
const INSERT = { name: 'insert', text: 'INSERT INTO raw (id, data) VALUES ($1, $2)' };

const moment = () => Number(process.hrtime.bigint() / 1000n) / 1000;
const store = await openPostgresStore(url, { log: quiet });
const shown = new Map<string, number>();
store.subscribe((changes) => {
  for (const { id } of changes) shown.set(id, moment());
});
let number = process.pid * 1000;

const seconds = async (writers: number, create: (writer: number) => Promise<unknown>, count: number) => {
  const startedAt = performance.now();
  await Promise.all(
    Array.from({ length: writers }, async (_, writer) => {
      for (let at = 0; at < count; at += 1) await create(writer);
    }),
  );
  return (performance.now() - startedAt) / 1000;
};

const raw = async (writers: number, count: number) => {
  const clients = await Promise.all(
    Array.from({ length: writers }, async () => {
      const client = new pg.Client(url);
      await client.connect();
      return client;
    }),
  );
  const insert = (writer: number) => {
    const record = testimonial(number++);
    return clients[writer]?.query({ ...INSERT, values: [record.id, JSON.stringify(record)] }) ?? Promise.resolve();
  };
  await seconds(writers, insert, 5);
  const took = await seconds(writers, insert, count);
  await Promise.all(clients.map((client) => client.end()));
  return took;
};

const create = () => store.change((draft) => draft.testimonials.put(testimonial(number++)));

const write = async (count: number) => {
  const acknowledged: [string, number][] = [];
  for (let at = 0; at < count; at += 1) {
    const record = testimonial(number++);
    await store.change((draft) => draft.testimonials.put(record));
    acknowledged.push([record.id, moment()]);
    await wait(WAIT_MS);
  }
  return acknowledged;
};

process.stdout.write('ready\n');
for await (const line of createInterface({ input: process.stdin })) {
  const [how, first, count] = line.split(' ');
  const work = {
    raw: () => raw(Number(first), Number(count)),
    store: () => seconds(Number(first), create, Number(count)),
    write: () => write(Number(first)),
    seen: async () => [...shown],
  };
  if (how !== 'raw' && how !== 'store' && how !== 'write' && how !== 'seen') throw new Error(`What is ${line}?`);
  process.stdout.write(`${JSON.stringify(await work[how]())}\n`);
}
await store.close();
