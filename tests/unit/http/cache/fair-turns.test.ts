import { expect, it } from 'vitest';
import { createTurns } from '#api/http/cache/fair-turns.ts';

const from = (address: string, network = address) => ({ address, network });

/** Takes the processor for longer than a slice. */
const compute = () => {
  for (const end = performance.now() + 7; performance.now() < end; );
};

it('the queue of turns gives one network, and in it one address, after the other its turn', async () => {
  const turns = createTurns();
  const order: string[] = [];
  const add = (name: string, network: string) =>
    turns.run(from(name, network), async () => {
      order.push(name);
    });
  await Promise.all([
    ...Array.from({ length: 3 }, () => add('a1', 'a')),
    ...Array.from({ length: 2 }, () => add('a2', 'a')),
    add('b', 'b'),
  ]);
  expect(order).toEqual(['a1', 'b', 'a2', 'a1', 'a2', 'a1']);
});

it('the queue of turns looks after everything else between two slices', async () => {
  const turns = createTurns();
  let done = 0;
  const work = Array.from({ length: 6 }, () =>
    turns.run(from('a'), async () => {
      compute();
      done += 1;
    }),
  );
  const doneAt: number[] = [];
  while (done < 6) {
    await new Promise((resolve) => setImmediate(resolve));
    doneAt.push(done);
  }
  await Promise.all(work);
  expect(doneAt.length).toBeGreaterThanOrEqual(5);
});

it('the queue of turns goes on after work that has failed', async () => {
  const turns = createTurns();
  const failed = turns.run(from('a'), () => Promise.reject(new Error('No.')));
  await expect(failed).rejects.toThrow('No.');
  expect(await turns.run(from('a'), async () => 7)).toBe(7);
});
