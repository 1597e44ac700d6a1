import { dirname } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { durableNames } from '../definitions.ts';
import { nodeDisk } from '../disk/disk.ts';
import type { DiskStore, Frozen } from '../disk/disk-store.ts';
import { journalName } from '../disk/journal.ts';
import { META_FILE, metaBytes } from '../disk/meta-file.ts';
import { snapshotChunks, snapshotName } from '../disk/snapshot-file.ts';
import type { ArchiveEntry } from './archive-entry.ts';
import type { OtherData } from './other-data.ts';
import { pictureListEntry } from './picture-list.ts';
import { type Room, type Shared, shareUploads } from './share-uploads.ts';
import { writeArchive } from './write-archive.ts';

/** A tar entry starts with its size, so the text is made twice rather than held in memory. */
const sizeOf = async (chunks: Iterable<Buffer>): Promise<number> => {
  let size = 0;
  for (const chunk of chunks) {
    size += chunk.length;
    await nextTurn();
  }
  return size;
};

async function* recordEntries(
  { schema, sequence, records }: Frozen,
  signal: AbortSignal | undefined,
): AsyncGenerator<ArchiveEntry> {
  for (const collection of durableNames) {
    const snapshot = { collection, schema, sequence, count: records[collection].length, records: records[collection] };
    const size = await sizeOf(snapshotChunks(snapshot));
    yield { name: snapshotName(collection), size, chunks: snapshotChunks(snapshot) };
    signal?.throwIfAborted();
  }
  yield { name: journalName(sequence + 1), size: 0, chunks: [] };
  const collections = Object.fromEntries(durableNames.map((name) => [name, { sequence, count: records[name].length }]));
  const meta = metaBytes({ schema, sequence, collections });
  yield { name: META_FILE, size: meta.length, chunks: [meta] };
}

async function* abortable(entries: AsyncIterable<ArchiveEntry>, signal: AbortSignal | undefined) {
  for await (const entry of entries) {
    signal?.throwIfAborted();
    yield entry;
  }
}

type Freezable = Pick<DiskStore, 'freeze'>;

/**
 * Archives the state after one change, with uploads, signing key and erased ids, while changes go on. The archive holds a
 * secret: only its owner can read it. `signal` ends it, leaving no file.
 */
export const backup = async (
  store: Freezable,
  other: OtherData,
  file: string,
  signal?: AbortSignal,
): Promise<{ sequence: number }> => {
  const frozen = await store.freeze();
  const entries = async function* () {
    yield* recordEntries(frozen, signal);
    yield* abortable(other.keyAndErased(), signal);
    yield* abortable(other.pictures(), signal);
  };
  await writeArchive(file, entries());
  return { sequence: frozen.sequence };
};

/** As `backup`, but copies the pictures to the shared folder first, so that a finished archive never names a missing one. */
export const backupSharingPictures = async (
  store: Freezable,
  other: OtherData,
  file: string,
  { now, signal, room }: { now: () => Date; signal?: AbortSignal | undefined; room?: Room | undefined },
): Promise<Shared> => {
  const frozen = await store.freeze();
  const shared = await shareUploads(nodeDisk, other.pictureFiles(), dirname(file), { now, signal, room });
  const entries = async function* () {
    yield pictureListEntry(shared.pictures);
    yield* recordEntries(frozen, signal);
    yield* abortable(other.keyAndErased(), signal);
  };
  await writeArchive(file, entries());
  return shared;
};
