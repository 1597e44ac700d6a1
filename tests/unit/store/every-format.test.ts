import { join } from 'node:path';
import pg from 'pg';
import { afterEach, expect, it } from 'vitest';
import { restore } from '#api/store/backup/restore.ts';
import type { CollectionName } from '#api/store/collections.ts';
import { migrations } from '#api/store/disk/migrations/apply-migrations.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { openPostgresStore } from '#api/store/postgres/open-postgres-store.ts';
import { restoreIntoDatabase } from '#api/store/postgres/restore-into-database.ts';
import type { Store } from '#api/store/store.ts';
import { createClock } from '../../support/deps.ts';
import { withoutPostgres } from '../../support/postgres-binaries.ts';
import { freshDatabase } from '../../support/postgres-server.ts';
import { testApi } from '../../support/test-api.ts';
import { filesIn, memoryLog, temporaryFolder } from './records.ts';

/**
 * Backups that the last commit of each format made: 43f98c13, 70fd92b4, 3c69a8c9, 8d60703d and, of today's format, acad6d57. Their
 * records are those that the API's tests of that commit stored, enough of them to have every field and every fixed word once.
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
    'testimonials.reviewedBy',
    'textContainers.updatedBy',
    'textContainers.versions[].by',
  ],
  2: ['messages.notes'],
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

/** A database as the release of that format left it; the first that had databases had format 2. */
const databaseOf = async (format: number): Promise<string> => {
  const url = await freshDatabase();
  await (await openPostgresStore(url, { ...options, migrations: migrations.slice(0, format - 1) })).close();
  const client = new pg.Client(url);
  await client.connect();
  for (const [name, records] of Object.entries(filesIn(await folderOf(format)))) {
    for (const record of records) {
      const values = [name, record.id, JSON.stringify(record)];
      await client.query('INSERT INTO record (collection, id, sequence, data) VALUES ($1, $2, 1, $3)', values);
    }
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

const formats = [1, 2];
const ways: (readonly [where: string, format: number, open: () => Promise<Opened>])[] = formats.flatMap((format) => [
  ['a folder', format, async () => openStore(await folderOf(format), options)] as const,
  ...(withoutPostgres
    ? []
    : [
        [
          'a database with a backup',
          format,
          async () => openPostgresStore(await restoredDatabase(format), options),
        ] as const,
        ...(format > 1
          ? [['a database', format, async () => openPostgresStore(await databaseOf(format), options)] as const]
          : []),
      ]),
]);

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

it.each(ways)(
  '%s of format %i has every record and every field afterwards, and shows them',
  async (_, format, open) => {
    const store = await open();
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
  },
);
