import fs from 'node:fs';
import { join } from 'node:path';
import { BACKUP_DAYS_MAX } from '#contract/privacy/retention.ts';
import { nodeDisk } from '../disk/disk.ts';
import { readPictureList } from './read-archive.ts';
import { SHARED_PICTURES } from './shared-pictures.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface Named {
  sums: Set<string>;
  names: Set<string>;
  /** False when an archive could not be read. */
  isComplete: boolean;
}

export const namedPictures = async (backups: string): Promise<Named> => {
  const sums = new Set<string>();
  const names = new Set<string>();
  let isComplete = true;
  for (const name of (await nodeDisk.list(backups)).filter((each) => each.endsWith('.tar'))) {
    try {
      for (const picture of await readPictureList(join(backups, name))) {
        sums.add(picture.sum);
        names.add(picture.name);
      }
    } catch {
      isComplete = false;
    }
  }
  return { sums, names, isComplete };
};

const ageOf = async (path: string, now: Date): Promise<number> =>
  now.getTime() - (await fs.promises.stat(path)).mtimeMs;

/**
 * Spares pictures copied or named in the last day, as their archive may follow; while an archive cannot be read, removes only
 * those older than any archive may be.
 * @returns how many were removed.
 */
export const sweepSharedPictures = async (backups: string, now: Date): Promise<number> => {
  const shared = join(backups, SHARED_PICTURES);
  const { sums, isComplete } = await namedPictures(backups);
  const retainedMs = (isComplete ? 1 : BACKUP_DAYS_MAX) * DAY_MS;
  let count = 0;
  const folders = (await nodeDisk.list(shared)).filter((name) => /^[0-9a-f]{2}$/.test(name));
  for (const folder of folders) {
    for (const name of await nodeDisk.list(join(shared, folder))) {
      const path = join(shared, folder, name);
      if (sums.has(name)) continue;
      const age = await ageOf(path, now);
      // From before the clock was set back: its time begins now.
      if (age < -DAY_MS) await fs.promises.utimes(path, now, now);
      if (age <= retainedMs) continue;
      await nodeDisk.remove(path);
      count += 1;
    }
  }
  return count;
};
