import { join } from 'node:path';
import type { CollectionName } from '../collections.ts';
import { deletedForGood, type Stored } from '../definitions.ts';
import type { Disk } from './disk.ts';
import { replaceFile } from './replace-file.ts';

/** Random ids of records that were deleted for good, one a line; a restore does not replace this file. */
export const ERASED_FILE = 'erased.jsonl';

const ID = /^"([\w-]{22})"$/;
const lineOf = (id: string) => `${JSON.stringify(id)}\n`;

/** A line cut short by a crash counts as none. */
export const parseErased = (text: string): Set<string> =>
  new Set(text.split('\n').flatMap((line) => ID.exec(line)?.[1] ?? []));

export const formatErased = (ids: Iterable<string>): Buffer => Buffer.from([...ids].map(lineOf).join(''));

export const readErased = async (disk: Disk, folder: string): Promise<Set<string>> =>
  parseErased((await disk.read(join(folder, ERASED_FILE)))?.toString('latin1') ?? '');

export const writeErased = (disk: Disk, folder: string, ids: ReadonlySet<string>): Promise<void> =>
  replaceFile(disk, join(folder, ERASED_FILE), [formatErased(ids)]);

/** Keeps the id of a revoked token, although its record stays under the id of its key. */
export const withoutPresent = (
  ids: ReadonlySet<string>,
  records: Record<CollectionName, ReadonlyMap<string, Stored>>,
): Set<string> => new Set([...ids].filter((id) => !deletedForGood.some((name) => records[name].has(id))));

interface Removal {
  collection: CollectionName;
  id: string;
  after: unknown;
}

export interface ErasedIds {
  /** Makes the removed ids durable, before the removal itself is: no erasure is ever forgotten. */
  add(changes: readonly Removal[]): Promise<void>;
  revert(changes: readonly Removal[]): Promise<void>;
}

const removedIn = (changes: readonly Removal[]): string[] =>
  changes.flatMap(({ collection, id, after }) =>
    after === undefined && deletedForGood.includes(collection) ? [id] : [],
  );

const createFile = (disk: Disk, folder: string, ids: ReadonlySet<string>, text: string) => {
  let end = text !== '' && text === formatErased(ids).toString('latin1') ? text.length : null;
  const rewrite = async () => {
    end = null;
    const all = formatErased(ids);
    await replaceFile(disk, join(folder, ERASED_FILE), [all]);
    end = all.length;
  };
  const append = async (position: number, added: Buffer) => {
    const file = await disk.open(join(folder, ERASED_FILE), 'edit');
    try {
      await file.writeDurably(added, position);
    } finally {
      await file.close();
    }
    end = position + added.length;
  };
  return {
    rewrite,
    async append(added: readonly string[]) {
      if (end === null) await rewrite();
      await append(end ?? 0, formatErased(added));
    },
  };
};

/** Drops the id of a record that exists, as its removal never happened. */
export const openErasedIds = async (
  disk: Disk,
  folder: string,
  records: Record<CollectionName, ReadonlyMap<string, Stored>>,
): Promise<ErasedIds> => {
  const text = (await disk.read(join(folder, ERASED_FILE)))?.toString('latin1') ?? '';
  const listed = parseErased(text);
  const ids = withoutPresent(listed, records);
  const file = createFile(disk, folder, ids, text);
  if (ids.size < listed.size) await file.rewrite();
  return {
    async add(changes) {
      const removed = removedIn(changes).filter((id) => !ids.has(id));
      if (removed.length === 0) return;
      try {
        await file.append(removed);
      } catch (error) {
        // What was written of them belongs to a removal that is refused now.
        await file.rewrite().catch(() => {});
        throw error;
      }
      for (const id of removed) ids.add(id);
    },
    async revert(changes) {
      const removed = removedIn(changes);
      if (removed.length === 0) return;
      for (const id of removed) ids.delete(id);
      await file.rewrite();
    },
  };
};
