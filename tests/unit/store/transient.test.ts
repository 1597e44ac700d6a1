import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { backup } from '#api/store/backup/backup.ts';
import { folderData } from '#api/store/backup/other-data.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { idOf, testimonial } from './make-records.ts';
import { memoryLog, temporaryFolder } from './records.ts';

const lease = (n: number) => ({
  id: `testimonial ${idOf(n)}`,
  kind: 'testimonial' as const,
  subjectId: idOf(n),
  personId: idOf(0),
  until: '2026-03-02T09:02:00.000Z',
});
const options = { log: memoryLog(), now: () => new Date('2026-03-02T09:00:00.000Z') };
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

it('leases are seen at once and never reach the disk: no journal, no snapshot, no backup, no compaction', async () => {
  const folder = temporaryFolder();
  const store = await openStore(folder, options);
  const { sequence } = await store.freeze();
  await store.change((draft) => draft.leases.put(lease(1)));
  await store.change((draft) => draft.leases.put(lease(2)));
  await store.change((draft) => draft.leases.remove(lease(1).id));
  expect([...store.data.leases.all()]).toEqual([lease(2)]);
  expect((await store.freeze()).sequence).toBe(sequence);
  await store.change((draft) => {
    draft.testimonials.put(testimonial(3));
    draft.leases.put(lease(3));
  });
  expect((await store.freeze()).sequence).toBe(sequence + 1);
  const archive = join(temporaryFolder(), 'backup.tar');
  await backup(store, folderData(folder), archive);
  await store.close({ compact: true });
  const written = [archive, ...filesOf(folder)].map((path) => readFileSync(path, 'latin1')).join('');
  expect(written).toContain(idOf(3));
  expect(written).not.toMatch(/leases|"subjectId"/);
  const again = await openStore(folder, options);
  expect([again.data.leases.size, again.data.testimonials.size]).toEqual([0, 1]);
  await again.close();
});
