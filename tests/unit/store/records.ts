import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import type { Log } from '#api/core/log.ts';
import type { CollectionName } from '#api/store/collections.ts';
import { collectionNames, type Stored } from '#api/store/definitions.ts';
import type { Store } from '#api/store/store.ts';

/** All records of a store, to compare. */
export const contentsOf = ({ data }: Pick<Store, 'data'>): Record<string, unknown[]> =>
  Object.fromEntries(
    collectionNames.map((name: CollectionName) => [name, [...data[name].all()].sort((a, b) => (a.id < b.id ? -1 : 1))]),
  );

type Put = readonly [CollectionName, Stored | string];

/** The records that the snapshots and journals of a folder hold, as they stand there, in whatever format. */
export const filesIn = (folder: string): Record<string, Stored[]> => {
  const names = readdirSync(folder).toSorted();
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const found = new Map<CollectionName, Map<string, Stored>>();
  const note = ([name, record]: Put) => {
    const records = found.get(name) ?? new Map<string, Stored>();
    found.set(name, records);
    if (typeof record === 'string') records.delete(record);
    else records.set(record.id, record);
  };
  for (const name of collectionNames.filter((one) => names.includes(`${one}.json`))) {
    const records: Stored[] = JSON.parse(read(`${name}.json`)).records;
    for (const record of records) note([name, record]);
  }
  for (const name of names.filter((one) => one.startsWith('journal-'))) {
    const lines = read(name).replaceAll('\0', '').trim().split('\n').filter(Boolean);
    for (const line of lines) {
      const changes: Put[] = JSON.parse(line.replace(/^\S+ \d+ /, '')).changes;
      changes.forEach(note);
    }
  }
  return Object.fromEntries(
    [...found].map(([name, records]) => [name, [...records.values()].sort((a, b) => (a.id < b.id ? -1 : 1))]),
  );
};

/** A log that remembers its warnings and errors. */
export const memoryLog = (): Log & { lines: string[] } => {
  const lines: string[] = [];
  const note = (event: string, fields?: object) => void lines.push(`${event} ${JSON.stringify(fields ?? {})}`);
  return { lines, info: () => {}, warn: note, error: note };
};

/**
 * For a store that a test leaves open as if its process had been killed: its timers live on in the test's process, and must not
 * compact the folder once it is open again.
 */
export const WITHOUT_TIMERS = { afterErasureMs: 24 * 3_600_000 };

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A new folder that is removed after the test. */
export const temporaryFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'store-'));
  folders.push(folder);
  return folder;
};
