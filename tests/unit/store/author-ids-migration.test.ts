import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { restore } from '#api/store/backup/restore.ts';
import type { DiskStore } from '#api/store/disk/disk-store.ts';
import { migrations, schemaVersion } from '#api/store/disk/migrations/apply-migrations.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { createClock, signInPerson } from '../../support/deps.ts';
import { testApi } from '../../support/test-api.ts';
import { memoryLog, temporaryFolder } from './records.ts';

/** Made by version 0.1.0, which kept names: two Mary Doyles, and Una Nolan, who was renamed Una Roche halfway. */
const FORMAT_1 = join(import.meta.dirname, 'fixtures/format-1');
const BACKUP = join(import.meta.dirname, 'fixtures/format-1.tar');

const id = (number: number) => `id-${String(number).padStart(19, '0')}`;
const [AOIFE, MARY, UNA] = [id(1), id(4), id(10)];
const [BY_AOIFE, BY_MARY, BY_UNA, IN_JOURNAL] = [id(14), id(16), id(18), id(57)];
const [OFFER, TEXT, POST] = [id(32), id(40), id(48)];

const clock = createClock('2026-11-20T10:00:00.000Z');
const copyOfFormat1 = () => {
  const folder = temporaryFolder();
  cpSync(FORMAT_1, folder, { recursive: true });
  return folder;
};

let store: DiskStore | undefined;
const open = async (folder: string) => {
  store = await openStore(folder, { log: memoryLog(), now: clock.now });
  return store;
};
const close = async () => {
  await store?.close();
  store = undefined;
};
afterEach(close);

const filesOf = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /\.jsonl?$/.test(name))
    .map((name) => [name, readFileSync(join(folder, name), 'utf8')] as const);

describe.each([
  ['a folder of format 1', async () => copyOfFormat1()],
  [
    'a backup of format 1',
    async () => {
      const folder = temporaryFolder();
      await restore(BACKUP, folder, { now: clock.now });
      return folder;
    },
  ],
])('%s', (_, prepare) => {
  it('says by id who decided, wrote and changed, in snapshots and in the journal', async () => {
    const { data } = await open(await prepare());
    expect(data.testimonials.get(BY_AOIFE)).toMatchObject({
      approvedBy: AOIFE,
      reviewedBy: AOIFE,
      previous: { reviewedBy: UNA, approvedBy: null },
    });
    expect(data.testimonials.get(BY_UNA)).toMatchObject({ reviewedBy: UNA, redaction: { by: UNA } });
    expect(data.testimonials.get(IN_JOURNAL)).toMatchObject({ approvedBy: AOIFE });
    expect(data.donations.get(OFFER)).toMatchObject({ reviewedBy: UNA, history: [{ by: UNA }, { by: UNA }] });
    expect(data.textContainers.get(TEXT)).toMatchObject({ updatedBy: UNA, versions: [{ by: AOIFE }] });
    expect(data.posts.get(POST)?.author).toBe(AOIFE);
    expect([...data.invitations.all()].map(({ createdBy }) => createdBy)).toEqual([AOIFE]);
  });

  it('keeps a name that two accounts have as a name: nobody gets a decision that may be another’s', async () => {
    const opened = await open(await prepare());
    expect(opened.data.testimonials.get(BY_MARY)?.reviewedBy).toBe('name:Mary Doyle');
    const api = testApi({ store: opened, clock });
    const mary = await signInPerson(api.deps, MARY);
    const undone = await api.call('put', `/testimonials/${BY_MARY}/undo`, { as: mary });
    expect([undone.status, undone.body.message]).toEqual([409, expect.stringContaining('Mary Doyle made this')]);
  });

  it('lets a renamed person undo what she decided under her earlier name', async () => {
    const api = testApi({ store: await open(await prepare()), clock });
    const una = await signInPerson(api.deps, UNA);
    const { body } = await api.get(`/testimonials/${BY_UNA}`, una);
    expect(body).toMatchObject({ reviewedBy: 'Una Roche', reviewedById: UNA });
    expect((await api.call('put', `/testimonials/${BY_UNA}/undo`, { as: una })).body.status).toBe('pending');
  });

  it('holds no earlier name in its files afterwards, and needs no second migration', async () => {
    const folder = await prepare();
    await open(folder);
    await close();
    for (const [name, text] of filesOf(folder)) {
      if (name !== 'audit.json') expect([name, text.includes('Una Nolan')]).toEqual([name, false]);
      expect([name, /"(actorName|reviewedBy|by|author)":"Aoife/.test(text)]).toEqual([name, false]);
    }
    const prefix = `before-format-${schemaVersion(migrations)}-`;
    const backups = () => readdirSync(join(folder, 'backups')).filter((name) => name.startsWith(prefix));
    expect(backups()).toHaveLength(1);
    await open(folder);
    expect(backups()).toHaveLength(1);
  });
});
