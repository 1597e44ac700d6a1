import { join } from 'node:path';
import pg from 'pg';
import { afterEach, describe, expect, it } from 'vitest';
import { restore } from '#api/store/backup/restore.ts';
import type { CollectionName } from '#api/store/collections.ts';
import { migrations, schemaVersion } from '#api/store/disk/migrations/apply-migrations.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { openPostgresStore } from '#api/store/postgres/open-postgres-store.ts';
import { restoreIntoDatabase } from '#api/store/postgres/restore-into-database.ts';
import { putRecords } from '#api/store/postgres/write-records.ts';
import type { Store } from '#api/store/store.ts';
import { createClock } from '../../support/deps.ts';
import { withoutPostgres } from '../../support/postgres-binaries.ts';
import { freshDatabase } from '../../support/postgres-server.ts';
import { testApi } from '../../support/test-api.ts';
import { filesIn, memoryLog, temporaryFolder } from './records.ts';

/**
 * Backups made by the code of the last commit of each format: 43f98c13, 70fd92b4, de042506, 8d60703d and, of today's, fa5361fc. They
 * hold records that API tests of their time stored, enough of them to have each field and each fixed word that was seen once.
 */
const backupOf = (format: number) => join(import.meta.dirname, `fixtures/full-format-${format}.tar`);

/** Fields that hold something else afterwards. What becomes of them is tested for each step by itself. */
const CHANGED: Readonly<Record<number, readonly string[]>> = {
  1: [
    'audit.actorName',
    'donations.history[].by',
    'donations.previous.reviewedBy',
    'donations.reviewedBy',
    'imageContainers.updatedBy',
    'imageContainers.versions[].by',
    'invitations.createdBy',
    'media.createdBy',
    'posts.author',
    'testimonials.approvedBy',
    'testimonials.previous.approvedBy',
    'testimonials.previous.reviewedBy',
    'testimonials.redaction.by',
    'testimonials.review.reasons[].kind',
    'testimonials.reviewedBy',
    'textContainers.updatedBy',
    'textContainers.versions[].by',
  ],
  2: ['messages.notes'],
  3: [
    'messages.notes',
    'settings.languages.pl.words.Next',
    'settings.languages.pl.words.Phone',
    'settings.languages.pl.words.Skip to the content',
    'settings.languages.pl.words.Step {step} of {steps}',
  ],
  4: ['messages.notes'],
  5: [],
};

type Opened = Store & { close(): Promise<void> };

const clock = createClock('2026-11-30T12:00:00.000Z');
const options = { log: memoryLog(), now: clock.now };
const stores: Opened[] = [];
afterEach(async () => {
  await Promise.all(stores.splice(0).map((store) => store.close()));
});

const folderOf = async (format: number): Promise<string> => {
  const folder = temporaryFolder();
  await restore(backupOf(format), folder, options);
  return folder;
};

/** A database as the program of that format left it. */
const databaseOf = async (format: number): Promise<string> => {
  const url = await freshDatabase();
  await (await openPostgresStore(url, { ...options, migrations: migrations.slice(0, format - 1) })).close();
  const client = new pg.Client(url);
  await client.connect();
  for (const [name, records] of Object.entries(filesIn(await folderOf(format)))) {
    await putRecords(client, name as CollectionName, records, 1);
  }
  await client.query('UPDATE head SET sequence = 1');
  await client.end();
  return url;
};

const restoredDatabase = async (format: number): Promise<string> => {
  const url = await freshDatabase();
  await restoreIntoDatabase(backupOf(format), { url, folder: temporaryFolder(), log: options.log }, options);
  return url;
};

const places: Readonly<Record<string, (format: number) => Promise<Opened>>> = {
  'in a folder': async (format) => openStore(await folderOf(format), options),
  ...(!withoutPostgres && {
    'in a database': async (format) => openPostgresStore(await databaseOf(format), options),
    'restored into a database': async (format) => openPostgresStore(await restoredDatabase(format), options),
  }),
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The paths at which something of `before` is no longer, or is something else. */
const differences = (before: unknown, after: unknown, path: string): string[] => {
  if (!isObject(before)) return before === after ? [] : [path];
  if (!isObject(after)) return [path];
  const inside = new Map<string, unknown>(Object.entries(after));
  const step = (key: string) => (Array.isArray(before) ? '[]' : `.${key}`);
  return Object.entries(before).flatMap(([key, value]) => differences(value, inside.get(key), path + step(key)));
};

/** Where staff read one record; the answers' schemas refuse what they do not know. */
const SCREENS = [
  ['testimonials', '/testimonials'],
  ['donations', '/donationitems'],
  ['messages', '/messages'],
  ['runs', '/runs'],
  ['posts', '/blogs/by-id'],
] as const;

describe.each(Array.from({ length: schemaVersion(migrations) }, (_, at) => at + 1))('data of format %i', (format) => {
  it.each(Object.entries(places))('%s has every record and field afterwards, and staff see it', async (_, open) => {
    const store = await open(format);
    stores.push(store);
    const changed = Object.entries(filesIn(await folderOf(format))).flatMap(([name, records]) =>
      records.flatMap((record) => differences(record, store.data[name as CollectionName].get(record.id), name)),
    );
    expect([...new Set(changed)].sort()).toEqual(CHANGED[format]);
    const api = testApi({ store, clock });
    const administrator = await api.staff();
    for (const [name, path] of SCREENS) {
      for (const { id } of store.data[name].all()) {
        const { status, text } = await api.get(`${path}/${id}`, administrator);
        expect([name, id, status], text).toEqual([name, id, 200]);
      }
    }
  });
});
