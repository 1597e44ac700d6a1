import { join } from 'node:path';
import { BACKUP_DAYS_MAX } from '#contract/retention.ts';
import { describeError, type Log } from '../../core/log.ts';
import { nodeDisk } from '../disk/disk.ts';
import type { DiskStore } from '../disk/disk-store.ts';
import { backup } from './backup.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const DAILY = 7;
const WEEKLY = 4;
/** What a restore or a migration has put aside is a backup, too, with its time in its name. */
const NAME = /^(daily|before-restore|before-format-\d+)-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(.*Z)(\.tar(\.tmp)?)?$/;

interface AutomaticBackup {
  name: string;
  at: number;
  isDaily: boolean;
}

const parseName = (name: string): AutomaticBackup[] => {
  const [, kind, day, hours, minutes, rest, , unfinished] = NAME.exec(name) ?? [];
  const at = Date.parse(`${day}${hours}:${minutes}:${rest}`);
  return Number.isNaN(at) ? [] : [{ name, at, isDaily: kind === 'daily' && !unfinished }];
};

/** The automatic backups to delete: all but the seven newest and the newest of each of four weeks before. */
export const outdated = (names: readonly string[], now: Date): string[] => {
  const backups = names.flatMap(parseName).sort((a, b) => b.at - a.at);
  const daily = backups.filter(({ isDaily }) => isDaily);
  const weeks = new Set<number>();
  const gone = daily.slice(DAILY).filter(({ at }) => {
    const week = Math.floor(at / (7 * DAY_MS));
    if (weeks.has(week) || weeks.size === WEEKLY) return true;
    weeks.add(week);
    return false;
  });
  const tooOld = backups.filter(({ at }) => now.getTime() - at > BACKUP_DAYS_MAX * DAY_MS);
  const unfinished = backups.filter(({ name }) => name.endsWith('.tmp'));
  return [...new Set([...gone, ...tooOld, ...unfinished].map(({ name }) => name))];
};

/** True when no automatic backup was made in the last day; one with a future time, as after a change of the clock, does not count. */
export const isDue = (names: readonly string[], now: Date): boolean => {
  const ages = names.flatMap(parseName).flatMap(({ at, isDaily }) => (isDaily ? [now.getTime() - at] : []));
  return !ages.some((age) => age >= 0 && age < DAY_MS);
};

/**
 * Makes the automatic backup in the folder's `backups` when one is due, then deletes the outdated ones: erased data is in no
 * backup after `BACKUP_DAYS_MAX` days. Never throws: a failure is logged, and the next call tries again.
 */
export const backUpDaily = async (
  { store, now, log }: { store: Pick<DiskStore, 'freeze'>; now: () => Date; log: Log },
  folder: string,
  signal?: AbortSignal,
): Promise<void> => {
  const backups = join(folder, 'backups');
  try {
    if (isDue(await nodeDisk.list(backups), now()) && !signal?.aborted) {
      const name = `daily-${now().toISOString().replaceAll(':', '-')}.tar`;
      await backup(store, folder, join(backups, name), signal);
      log.info('backup.created', { name });
    }
    const gone = outdated(await nodeDisk.list(backups), now());
    for (const name of gone) await nodeDisk.remove(join(backups, name));
    if (gone.length > 0) log.info('backup.deleted', { count: gone.length });
  } catch (error) {
    if (!signal?.aborted) log.error('backup.failed', describeError(error));
  }
};
