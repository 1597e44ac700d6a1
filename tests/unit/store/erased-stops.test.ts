import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { forgetStops } from '#api/stops/places.ts';
import { backup } from '#api/store/backup/backup.ts';
import { folderData } from '#api/store/backup/other-data.ts';
import { restore } from '#api/store/backup/restore.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import type { StoredDonation } from '#contract/donations/stored-donation.ts';
import type { StoredRun, StoredStop } from '#contract/runs/runs.ts';
import { at, idOf, now } from './make-records.ts';
import { memoryLog, temporaryFolder } from './records.ts';

const open = (folder: string) => openStore(folder, { log: memoryLog(), now });

const donation = (number: number): StoredDonation => ({
  id: idOf(number),
  reference: `D-${number}`,
  submitterName: 'Niamh',
  submitterEmail: 'niamh@post.example',
  submitterPhone: '020 915 0000',
  description: 'A table',
  category: 'furniture',
  condition: 'good',
  estimatedValue: null,
  pickupRequired: true,
  pickupAddress: '3 Quay Street',
  pickupInstructions: '',
  photos: [],
  status: 'collected',
  held: false,
  createdAt: at(1),
  adminNotes: null,
  reviewedAt: null,
  reviewedBy: null,
  collectedAt: at(2),
  history: [],
});
/** With a photo, and another that is being prepared. */
const stop = (number: number): StoredStop => ({
  donationId: idOf(number),
  outcome: 'collected',
  at: at(2),
  note: `Note ${number}: her daughter opens`,
  by: null,
  photo: { id: idOf(number + 100), width: 800, height: 600 },
  photoWaiting: idOf(number + 200),
  photoWaitingSince: at(2),
});
const run: StoredRun = {
  id: idOf(9),
  date: '2026-03-05',
  from: '09:30',
  to: '15:30',
  van: 'Green',
  shop: 'newross',
  areas: [],
  stopsMax: 4,
  minutesMax: 60,
  state: 'done',
  driverId: null,
  revision: 1,
  stops: [stop(1), stop(2)],
  left: [3, 4].map((number) => ({ donationId: idOf(number), at: at(2), why: 'withdrawn' })),
  createdAt: at(1),
};

it('what drivers noted and photographed of an erased offer stays away when an older backup is restored', async () => {
  const folder = temporaryFolder();
  const store = await open(folder);
  await store.change((draft) => {
    for (const number of [1, 2, 3, 4]) draft.donations.put(donation(number));
    draft.runs.put(run);
  });
  const uploads = join(folder, 'uploads');
  for (const number of [1, 2]) {
    mkdirSync(join(uploads, idOf(number + 100)), { recursive: true });
    writeFileSync(join(uploads, idOf(number + 100), '800x600.webp'), 'a photo');
    writeFileSync(join(uploads, `${idOf(number + 200)}.waiting`), 'a photo');
  }
  const file = join(temporaryFolder(), 'backup.tar');
  await backup(store, folderData(folder), file);
  await store.change((draft) => {
    for (const number of [1, 3]) draft.donations.remove(idOf(number));
    forgetStops(draft, [idOf(1), idOf(3)]);
  });
  await store.close();

  await restore(file, folder, { now });
  const restored = await open(folder);
  expect([...restored.data.donations.all()].map(({ id }) => id)).toEqual([idOf(2), idOf(4)]);
  expect(restored.data.runs.get(run.id)).toEqual({ ...run, stops: [stop(2)], left: run.left.slice(1), revision: 2 });
  await restored.close();
  expect(readdirSync(uploads).sort()).toEqual([idOf(102), `${idOf(202)}.waiting`]);
  expect(readFileSync(join(folder, 'runs.json'), 'utf8')).not.toContain('Note 1');

  await restore(file, folder, { now: () => new Date(at(60)), withErased: true });
  const complete = await open(folder);
  expect(complete.data.runs.get(run.id)).toEqual(run);
  await complete.close();
});
