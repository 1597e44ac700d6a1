import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach } from 'vitest';
import type { Log } from '#api/core/log.ts';
import type { CollectionName } from '#api/store/collections.ts';
import { collectionNames } from '#api/store/definitions.ts';
import type { Store } from '#api/store/store.ts';

/** All records of a store, to compare. */
export const contentsOf = ({ data }: Pick<Store, 'data'>): Record<string, unknown[]> =>
  Object.fromEntries(
    collectionNames.map((name: CollectionName) => [name, [...data[name].all()].sort((a, b) => (a.id < b.id ? -1 : 1))]),
  );

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
