import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { restore } from '#api/store/backup/restore.ts';
import type { DiskStore } from '#api/store/disk/disk-store.ts';
import { authorIds } from '#api/store/disk/migrations/author-ids.ts';
import type { Migration } from '#api/store/disk/migrations/migration-type.ts';
import { wordsById } from '#api/store/disk/migrations/words-by-id.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { openPostgresStore } from '#api/store/postgres/open-postgres-store.ts';
import { withoutPostgres } from '../../support/postgres-binaries.ts';
import { freshDatabase } from '../../support/postgres-server.ts';
import { testimonial } from './make-records.ts';
import { contentsOf, filesIn, memoryLog, temporaryFolder } from './records.ts';

/** Texts in Polish and Ukrainian, words of a Polish mail, a Polish offer and testimonial; some of them in the journal alone. */
const FORMAT_2 = join(import.meta.dirname, 'fixtures/format-2');
/** What the release before this one knows. */
const STEPS_BEFORE = [authorIds];
const REFUSED =
  'was written by a newer version of this program (format 5, this one knows up to 2). Please start the newer version.';

const now = () => new Date('2026-11-24T12:00:00.000Z');
const stores: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});
const open = async (folder: string, migrations?: readonly Migration[]): Promise<DiskStore> => {
  const store = await openStore(folder, { log: memoryLog(), now, ...(migrations && { migrations }) });
  stores.push(store);
  return store;
};
const close = () => stores.pop()?.close();
const copyOfFormat2 = () => {
  const folder = temporaryFolder();
  cpSync(FORMAT_2, folder, { recursive: true });
  return folder;
};
const notEmpty = (records: Record<string, unknown[]>) =>
  Object.fromEntries(Object.entries(records).filter(([, some]) => some.length > 0));
const backupsIn = (folder: string) => readdirSync(join(folder, 'backups'));

describe('a folder of format 2', () => {
  it('opens with everything in its language as it was, and is backed up first', async () => {
    const folder = copyOfFormat2();
    const store = await open(folder);
    const { settings, ...rest } = contentsOf(store);
    const { settings: settingsBefore = [], ...before } = filesIn(FORMAT_2);
    expect(notEmpty(rest)).toEqual(notEmpty(before));
    expect(settings).toEqual(settingsBefore.map((record) => wordsById.records.settings?.(record)));
    expect([...store.data.textContainers.all()].map(({ language }) => language)).toEqual([undefined, 'pl', 'uk']);
    expect([...store.data.mailTemplates.all()].map(({ id }) => id)).toEqual(['offer-received.pl']);
    expect([...store.data.donations.all()].map(({ language }) => language)).toEqual(['pl']);
    expect(backupsIn(folder)).toEqual([expect.stringMatching(/^before-format-5-.*\.tar$/)]);
    await close();
    await open(folder);
    expect(backupsIn(folder)).toHaveLength(1);
  });

  it('is refused afterwards by the release before, which changes nothing in it', async () => {
    const folder = copyOfFormat2();
    await open(folder);
    await close();
    const read = () => readFileSync(join(folder, 'textContainers.json'), 'utf8');
    const written = read();
    await expect(open(folder, STEPS_BEFORE)).rejects.toThrow(REFUSED);
    expect(read()).toBe(written);
    expect(contentsOf(await open(folder)).textContainers).toHaveLength(3);
  });

  it('comes back from the backup made before, for either release', async () => {
    const folder = copyOfFormat2();
    const contents = contentsOf(await open(folder));
    const [name = ''] = backupsIn(folder);
    const target = temporaryFolder();
    await restore(join(folder, 'backups', name), target, { now });
    // Word for word what the release before wrote.
    expect(filesIn(target)).toEqual(filesIn(FORMAT_2));
    expect(JSON.parse(readFileSync(join(target, 'meta.json'), 'utf8')).schema).toBe(2);
    expect(contentsOf(await open(target))).toEqual(contents);
  });

  it('keeps a name that two people had as a name, also when one of them is left', async () => {
    const { data } = await open(copyOfFormat2());
    expect([...data.people.all()].filter((one) => 'name' in one && one.name === 'Mary Doyle')).toHaveLength(1);
    expect([...data.testimonials.all()].map(({ reviewedBy }) => reviewedBy)).toEqual(['name:Mary Doyle']);
  });
});

describe.skipIf(withoutPostgres)(`a database of format 2${withoutPostgres ? ` (${withoutPostgres})` : ''}`, () => {
  const openDatabase = async (url: string, migrations?: readonly Migration[]) => {
    const store = await openPostgresStore(url, { log: memoryLog(), ...(migrations && { migrations }) });
    stores.push(store);
    return store;
  };

  it('keeps its records, and is written and opened by the release before no more', async () => {
    const url = await freshDatabase();
    const old = await openDatabase(url, STEPS_BEFORE);
    await old.change((draft) => draft.testimonials.put(testimonial(1, { reviewedBy: 'name:Mary Doyle' })));
    const before = contentsOf(old);
    expect(contentsOf(await openDatabase(url))).toEqual(before);
    const second = old.change((draft) => draft.testimonials.put(testimonial(2)));
    await expect(second).rejects.toMatchObject({ code: 'unavailable' });
    await expect(openDatabase(url, STEPS_BEFORE)).rejects.toThrow(REFUSED);
  });
});
