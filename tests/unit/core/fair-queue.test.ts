import { expect, it } from 'vitest';
import { createFairQueue, type FairQueue } from '#api/core/fair-queue.ts';

const visitor = (sender: string, work: number) => ({ sender, isStaff: false, work });
const served = (queue: FairQueue<string>, count = queue.size) => Array.from({ length: count }, () => queue.next());

it('a fair queue serves one sender in the order in which the items came', () => {
  const queue = createFairQueue<string>();
  for (const item of ['a', 'b', 'c']) queue.add(item, visitor('one', 100));
  expect(served(queue)).toEqual(['a', 'b', 'c']);
  expect([queue.size, queue.next()]).toEqual([0, undefined]);
});

it('a fair queue lets senders take turns, however many items one has', () => {
  const queue = createFairQueue<string>();
  for (let count = 0; count < 500; count += 1) queue.add(`flood ${count}`, visitor('flood', 100));
  served(queue, 50);
  for (const item of ['x1', 'x2']) queue.add(item, visitor('x', 100));
  queue.add('y1', visitor('y', 100));
  const next = served(queue, 6);
  expect(next.filter((item) => !item?.startsWith('flood')).sort()).toEqual(['x1', 'x2', 'y1']);
});

it('a fair queue lets a small item of another sender go before a large one that waits longer', () => {
  const queue = createFairQueue<string>();
  for (const item of ['slow 1', 'slow 2']) queue.add(item, visitor('slow', 6000));
  queue.next();
  queue.add('small', visitor('quick', 200));
  expect(served(queue)).toEqual(['small', 'slow 2']);
});

it('a fair queue serves a large item in the end, although small ones of others keep coming', () => {
  const queue = createFairQueue<string>();
  queue.add('large', visitor('large', 1000));
  const order: (string | undefined)[] = [];
  for (let count = 0; count < 30; count += 1) {
    queue.add(`small ${count}`, visitor(`sender ${count % 3}`, 100));
    order.push(queue.next());
  }
  expect(order).toContain('large');
});

it('a fair queue serves staff first, and a sender is not staff because of its name', () => {
  const queue = createFairQueue<string>();
  for (const item of ['a', 'b']) queue.add(item, visitor('same', 1));
  queue.add('staff', { sender: 'same', isStaff: true, work: 9000 });
  expect(served(queue)).toEqual(['staff', 'a', 'b']);
});

it('a fair queue takes an item out again, once', () => {
  const queue = createFairQueue<string>();
  const remove = queue.add('a', visitor('one', 100));
  queue.add('b', visitor('one', 100));
  remove();
  remove();
  expect([queue.size, served(queue)]).toEqual([1, ['b']]);
});

it('a fair queue does not charge a sender for what was taken out', () => {
  const queue = createFairQueue<string>();
  for (let count = 0; count < 100; count += 1) queue.add('gone', visitor('one', 5000))();
  queue.add('b', visitor('two', 200));
  queue.add('a', visitor('one', 100));
  expect(served(queue)).toEqual(['a', 'b']);
});
