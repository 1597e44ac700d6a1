import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { restore } from '#api/store/backup/restore.ts';
import type { Migration } from '#api/store/disk/migrations/migration-type.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { now, testimonial } from './make-records.ts';
import { contentsOf, memoryLog, temporaryFolder } from './records.ts';

const shout: Migration = {
  name: 'names in capitals',
  records: {
    testimonials: (record) => ({ ...(record as object), name: (record as { name: string }).name.toUpperCase() }),
  },
};
const forget: Migration = { name: 'no audit', records: { audit: () => undefined } };

const open = (folder: string, migrations: readonly Migration[] = []) =>
  openStore(folder, { log: memoryLog(), now, migrations });

const sample = async () => {
  const folder = temporaryFolder();
  const store = await open(folder);
  await store.change((draft) => draft.testimonials.put(testimonial(1, { name: 'Aoife' })));
  await store.compact();
  await store.change((draft) => draft.testimonials.put(testimonial(2, { name: 'Brian' })));
  const before = contentsOf(store);
  await store.close();
  return { folder, before };
};

it('the store migrates records of snapshot and journal once, in order', async () => {
  const { folder } = await sample();
  for (const steps of [[shout], [shout, forget], [shout, forget]]) {
    const store = await open(folder, steps);
    expect(store.data.testimonials.list('newest', 'all').map(({ name }) => name)).toEqual(['BRIAN', 'AOIFE']);
    await store.close();
  }
  expect(readdirSync(join(folder, 'backups'))).toHaveLength(2);
});

it('the store makes a backup before it migrates, which can be restored', async () => {
  const { folder, before } = await sample();
  await (await open(folder, [shout])).close();
  const [name = ''] = readdirSync(join(folder, 'backups'));
  expect(name).toMatch(/^before-format-2-.*\.tar$/);
  const target = temporaryFolder();
  await restore(join(folder, 'backups', name), target, { now });
  const store = await open(target);
  expect(contentsOf(store)).toEqual(before);
  await store.close();
});

it('the store stops with a sentence when the data is newer than the program', async () => {
  const { folder } = await sample();
  await (await open(folder, [shout])).close();
  await expect(open(folder)).rejects.toThrow(
    'was written by a newer version of this program (format 2, this one knows up to 1). Please start the newer version.',
  );
});
