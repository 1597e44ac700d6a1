import { join } from 'node:path';
import type { CollectionName } from '../collections.ts';
import { Damage } from './data-damage.ts';
import type { Disk } from './disk.ts';
import { journalFirst, journalName, withoutRoom } from './journal.ts';
import { decodeJournal, type JournalEntry } from './journal-lines.ts';
import type { Loaded } from './loaded.ts';
import type { Migration } from './migration.ts';
import { checkVersion, currentRecord, schemaVersion } from './migrations.ts';

/** What the journals are replayed onto. */
export interface Replay {
  loaded: Loaded;
  folded: Record<CollectionName, number>;
  steps: readonly Migration[];
}

/** Reads all journals of a folder and applies what the snapshots do not hold yet. */
export const loadJournals = async (disk: Disk, folder: string, names: readonly string[], replay: Replay) => {
  const { loaded, folded } = replay;
  const journals = names.filter((name) => journalFirst(name) !== null);
  const start = loaded.meta.sequence + 1;
  const first = journals.find((name) => (journalFirst(name) ?? Number.POSITIVE_INFINITY) <= start);
  if (!first) throw new Damage(journalName(start), 'it is missing.');
  let [last, torn] = [0, ''];
  for (const name of journals) {
    const bytes = withoutRoom((await disk.read(join(folder, name))) ?? Buffer.alloc(0));
    if (bytes.length === 0) continue;
    if (torn) throw new Damage(torn, `its end is cut off, though ${name} goes on.`);
    const { entries, length, damagedLine } = decodeJournal(bytes);
    if (damagedLine) throw new Damage(name, `line ${damagedLine} cannot be read, though whole lines follow it.`);
    entries.forEach((entry, place) => {
      const gap = last === 0 ? entry.sequence > start : entry.sequence !== last + 1;
      if (gap)
        throw new Damage(name, `line ${place + 1} is number ${entry.sequence}, and the ones before it are missing.`);
      replayEntry(name, place + 1, entry, replay);
      last = entry.sequence;
    });
    if (length < bytes.length) torn = name;
    Object.assign(loaded, { length, torn: bytes.length - length });
    loaded.journals = [...loaded.journals, name];
  }
  loaded.sequence = last || loaded.meta.sequence;
  const newest = Math.max(loaded.meta.sequence, ...Object.values(folded));
  if (loaded.sequence < newest) {
    const file = loaded.journals.at(-1) ?? first;
    throw new Damage(file, `it ends at number ${loaded.sequence}, though ${newest} had been written.`);
  }
  if (loaded.journals.length === 0) loaded.journals = [first];
};

const replayEntry = (file: string, line: number, entry: JournalEntry, { loaded, folded, steps }: Replay) => {
  checkVersion(file, entry.schema, steps);
  loaded.outdated ||= entry.schema < schemaVersion(steps);
  loaded.erasing ||= entry.erase === true;
  for (const [name, change] of entry.changes) {
    loaded.pending += 1;
    loaded.erasing ||= typeof change === 'string';
    if (entry.sequence <= folded[name]) continue;
    loaded.dirty.add(name);
    if (typeof change === 'string') {
      loaded.records[name].delete(change);
      continue;
    }
    try {
      const current = currentRecord(name, change, entry.schema, steps);
      if (current) loaded.records[name].set(current.id, current);
    } catch (error) {
      throw new Damage(file, `line ${line}: ${error instanceof Error ? error.message : error}`);
    }
  }
};
