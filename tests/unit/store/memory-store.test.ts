import { expect, it } from 'vitest';
import { createMemoryStore } from '#api/store/memory-store.ts';
import { idOf, testimonial } from './make-records.ts';
import { contentsOf, memoryLog } from './records.ts';
import { describeStore } from './store-contract.ts';

describeStore('memory store', async () => createMemoryStore());

it('the memory store starts with the given records, and checks them', () => {
  const store = createMemoryStore({ testimonials: [testimonial(1)] });
  expect(contentsOf(store).testimonials).toEqual([testimonial(1)]);
  expect(() => createMemoryStore({ testimonials: [testimonial(1, { id: 'short' })] })).toThrow('Record short');
});

it('the memory store continues when a listener throws, and logs it', async () => {
  const log = memoryLog();
  const store = createMemoryStore({}, log);
  store.subscribe(() => {
    throw new Error('listener');
  });
  await store.change((draft) => draft.testimonials.put(testimonial(1)));
  expect(store.data.testimonials.get(idOf(1))).toBeDefined();
  expect(log.lines).toEqual([expect.stringContaining('store.listener-failed')]);
});
