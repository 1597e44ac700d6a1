import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { definitions, eachCollection } from '#api/store/definitions.ts';
import { MemoryTable } from '#api/store/memory-table.ts';
import type { Connection } from '#api/store/postgres/connection.ts';
import { Replica } from '#api/store/postgres/replica.ts';
import { memoryLog } from './records.ts';

const NOTICES = 200_000;
const MEGABYTE = 1024 * 1024;

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** A process whose database does not answer before `answer` is called. */
const openReplica = () => {
  let looks = 0;
  let answer: (error: Error) => void = () => {};
  const reader = {
    get: () => {
      looks += 1;
      return new Promise<never>((_, reject) => {
        answer = reject;
      });
    },
  } as Partial<Connection> as Connection;
  const replica = new Replica({
    reader,
    tables: eachCollection((name) => new MemoryTable(definitions[name].indexes)),
    absorb: () => {},
    head: { sequence: 7, batch: 'the seventh' },
    steps: [],
    log: memoryLog(),
  });
  return { replica, looks: () => looks, answer: () => answer(new Error('away')) };
};

it('the store keeps nothing of notices but the highest number, however many any role of the database sends', async () => {
  const { replica, looks, answer } = openReplica();
  collect();
  const before = process.memoryUsage().heapUsed;
  for (let sequence = 8; sequence < NOTICES; sequence += 1) replica.noticed(sequence);
  collect();
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(8 * MEGABYTE);
  await expect.poll(looks).toBe(1);
  answer();
  await expect.poll(looks).toBe(2);
});

it.each([7, 1, Number.NaN])('does not look for a notice that brings no news: %s', async (sequence) => {
  const { replica, looks } = openReplica();
  replica.noticed(sequence);
  await Promise.resolve();
  expect(looks()).toBe(0);
});
