import { join } from 'node:path';
import type { CollectionName } from '../collections.ts';
import { DamagedDataError } from './damaged-data-error.ts';
import type { Disk } from './disk.ts';
import { journalFirst, journalName, withoutPadding } from './journal.ts';
import { decodeJournal, type JournalEntry } from './journal-lines.ts';
import type { Loaded } from './loaded-data.ts';
import { checkVersion, currentRecord } from './migrations/apply-migrations.ts';
import type { Migration } from './migrations/migration-type.ts';

interface Replay {
  loaded: Loaded;
  snapshotSequences: Record<CollectionName, number>;
  steps: readonly Migration[];
}

export const loadJournals = async (disk: Disk, folder: string, names: readonly string[], replay: Replay) => {
  const { loaded, snapshotSequences } = replay;
  const journals = names.filter((name) => journalFirst(name) !== null);
  const start = loaded.meta.sequence + 1;
  const first = journals.find((name) => (journalFirst(name) ?? Number.POSITIVE_INFINITY) <= start);
  if (!first) throw new DamagedDataError(journalName(start), 'it is missing.');
  let [last, tornFile] = [0, ''];
  for (const name of journals) {
    const bytes = withoutPadding((await disk.read(join(folder, name))) ?? Buffer.alloc(0));
    if (bytes.length === 0) continue;
    if (tornFile) throw new DamagedDataError(tornFile, `its end is missing, but ${name} continues after it.`);
    const { entries, length, damagedLine } = decodeJournal(bytes);
    if (damagedLine) throw new DamagedDataError(name, `line ${damagedLine} cannot be read, but valid lines follow it.`);
    entries.forEach((entry, place) => {
      const gap = last === 0 ? entry.sequence > start : entry.sequence !== last + 1;
      if (gap)
        throw new DamagedDataError(
          name,
          `line ${place + 1} has the number ${entry.sequence}, but changes before it are missing.`,
        );
      replayEntry(name, place + 1, entry, replay);
      last = entry.sequence;
    });
    if (length < bytes.length) tornFile = name;
    Object.assign(loaded, { length, tornBytes: bytes.length - length });
    loaded.journals = [...loaded.journals, name];
  }
  loaded.sequence = last || loaded.meta.sequence;
  const newest = Math.max(loaded.meta.sequence, ...Object.values(snapshotSequences));
  if (loaded.sequence < newest) {
    const file = loaded.journals.at(-1) ?? first;
    throw new DamagedDataError(file, `it ends with change ${loaded.sequence}, but change ${newest} was written.`);
  }
  if (loaded.journals.length === 0) loaded.journals = [first];
};

const replayEntry = (file: string, line: number, entry: JournalEntry, { loaded, snapshotSequences, steps }: Replay) => {
  checkVersion(file, entry.schema, steps);
  loaded.format = Math.min(loaded.format, entry.schema);
  loaded.erasing ||= entry.erase === true;
  for (const [name, change] of entry.changes) {
    loaded.pending += 1;
    loaded.erasing ||= typeof change === 'string';
    if (entry.sequence <= snapshotSequences[name]) continue;
    loaded.dirty.add(name);
    if (typeof change === 'string') {
      loaded.records[name].delete(change);
      continue;
    }
    try {
      const current = currentRecord(name, change, entry.schema, steps);
      if (current) loaded.records[name].set(current.id, current);
    } catch (error) {
      throw new DamagedDataError(file, `line ${line}: ${error instanceof Error ? error.message : error}`);
    }
  }
};
