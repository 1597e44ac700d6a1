import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openStore } from '#api/store/disk/open-store.ts';
import { auditEntry, idOf, now, testimonial } from './make-records.ts';
import { contentsOf, memoryLog, temporaryFolder, WITHOUT_TIMERS } from './records.ts';
import { describeStore } from './store-contract.ts';

const open = (folder: string, more = {}) => openStore(folder, { log: memoryLog(), now, ...more });

describeStore('disk store', () => open(temporaryFolder()));

const texts = (folder: string) =>
  readdirSync(folder)
    .filter((name) => statSync(join(folder, name)).isFile())
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

it('the disk store has everything after it was closed and opened, with and without a snapshot', async () => {
  const folder = join(temporaryFolder(), 'made', 'on', 'the', 'way');
  for (let round = 0; round < 4; round += 1) {
    const store = await open(folder);
    expect(store.data.testimonials.size).toBe(round * 2);
    await store.change((draft) => {
      draft.testimonials.put(testimonial(round * 2));
      draft.testimonials.put(testimonial(round * 2 + 1));
      draft.audit.put(auditEntry(round));
    });
    if (round % 2 === 0) await store.compact();
    const before = contentsOf(store);
    await store.close();
    const again = await open(folder);
    expect(contentsOf(again)).toEqual(before);
    await again.close();
  }
});

it('the disk store keeps each collection that has records as readable JSON, one record a line, readable by its owner only', async () => {
  const folder = temporaryFolder();
  const store = await open(folder);
  await store.change((draft) => draft.testimonials.put(testimonial(1)));
  await store.compact();
  await store.close();
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  expect(files).toEqual(['meta.json', 'testimonials.json']);
  const path = join(folder, 'testimonials.json');
  const text = readFileSync(path, 'utf8');
  expect(JSON.parse(text)).toMatchObject({ collection: 'testimonials', count: 1, records: [testimonial(1)] });
  expect(text.split('\n')[1]).toBe(JSON.stringify(testimonial(1)));
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

it('the disk store writes one line for all edits that waited', async () => {
  const folder = temporaryFolder();
  const store = await open(folder);
  await Promise.all([1, 2, 3].map((number) => store.change((draft) => draft.testimonials.put(testimonial(number)))));
  await store.close();
  const journal = readdirSync(folder).find((name) => name.startsWith('journal-')) ?? '';
  expect(readFileSync(join(folder, journal), 'utf8').trim().split('\n')).toHaveLength(1);
});

it('the disk store leaves no removed or replaced text in any file after compacting', async () => {
  const folder = temporaryFolder();
  const store = await open(folder);
  await store.change((draft) => draft.testimonials.put(testimonial(1, { content: 'first-secret' })));
  await store.compact();
  await store.change((draft) => draft.testimonials.put(testimonial(2, { content: 'second-secret' })));
  await store.change((draft) => draft.testimonials.remove(idOf(1)));
  await store.change((draft) => draft.testimonials.put(testimonial(2, { content: 'harmless' })));
  expect(texts(folder)).toContain('first-secret');
  expect(texts(folder)).toContain('second-secret');
  await store.compact();
  expect(texts(folder)).not.toMatch(/secret/);
  expect(texts(folder)).toContain('harmless');
  await store.close();
});

it.each([
  [
    'a removal',
    (store: Awaited<ReturnType<typeof open>>) => store.change((draft) => draft.testimonials.remove(idOf(1))),
  ],
  [
    'an erasure that was asked for',
    (store: Awaited<ReturnType<typeof open>>) =>
      store.change((draft) => {
        draft.testimonials.put(testimonial(1));
        draft.erase();
      }),
  ],
])('erases by itself after %s, at the latest when it closes', async (_, erase) => {
  for (const afterErasureMs of [1, 60_000]) {
    const folder = temporaryFolder();
    const store = await open(folder, { afterErasureMs });
    await store.change((draft) => draft.testimonials.put(testimonial(1, { content: 'secret' })));
    await erase(store);
    await store.close();
    expect(texts(folder)).not.toContain('secret');
  }
});

it('the disk store erases after a start what a crash left unerased', async () => {
  const folder = temporaryFolder();
  const crashed = await open(folder, WITHOUT_TIMERS);
  await crashed.change((draft) => draft.testimonials.put(testimonial(1, { content: 'secret' })));
  await crashed.change((draft) => draft.testimonials.remove(idOf(1)));
  crashed.lock.release();
  const store = await open(folder);
  expect(texts(folder)).toContain('secret');
  await store.close();
  expect(texts(folder)).not.toContain('secret');
});

it('the disk store keeps every change that is made while snapshots are written', async () => {
  const folder = temporaryFolder();
  const store = await open(folder, { afterChanges: 50 });
  await Promise.all(
    Array.from({ length: 8 }, async (_, writer) => {
      for (let number = 0; number < 60; number += 1) {
        const id = writer * 1000 + number;
        await store.change((draft) => {
          draft.testimonials.put(testimonial(id));
          if (number % 3 === 2) draft.testimonials.remove(idOf(id - 1));
        });
        if (number % 20 === writer) await store.compact();
      }
    }),
  );
  expect(store.data.testimonials.size).toBe(8 * 40);
  const before = contentsOf(store);
  await store.close();
  const again = await open(folder);
  expect(contentsOf(again)).toEqual(before);
  await again.close();
});

it('the disk store compacts by itself after many changes', async () => {
  const folder = temporaryFolder();
  const store = await open(folder, { afterChanges: 10 });
  for (let number = 0; number < 10; number += 1) {
    await store.change((draft) => draft.testimonials.put(testimonial(number)));
  }
  await expect.poll(() => readFileSync(join(folder, 'testimonials.json'), 'utf8')).toContain('"count":10');
  await store.close();
});
