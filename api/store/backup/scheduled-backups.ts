import { join } from 'node:path';
import { BACKUP_DAYS_MAX } from '#contract/privacy/retention.ts';
import { describeError, type Log } from '../../core/log.ts';
import { nodeDisk } from '../disk/disk.ts';
import type { DiskStore } from '../disk/disk-store.ts';
import { backupSharingPictures } from './backup.ts';
import type { OtherData } from './other-data.ts';
import { NoRoomForBackup, type Room } from './share-uploads.ts';
import { namedPictures, sweepSharedPictures } from './sweep-shared-pictures.ts';

const MB = 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;
const DAILY = 7;
const WEEKLY = 4;
/** Also matches what a restore or a migration has put aside: that is a backup, too. */
const NAME = /^(daily|before-restore|before-format-\d+)-(\d{4}-\d\d-\d\dT)(\d\d)-(\d\d)-(.*Z)(\.tar(\.tmp)?)?$/;

interface BackupSpace {
  hasRoom(bytes: number): Promise<boolean>;
  noteBackup(outcome: { skipped: boolean }): void;
}

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

/** Complete backups only, oldest first. */
export const dailyBackups = (names: readonly string[]): { name: string; at: number }[] =>
  names
    .flatMap(parseName)
    .filter(({ isDaily }) => isDaily)
    .sort((a, b) => a.at - b.at);

/** The automatic backups to delete: all but the seven newest and the newest of each of the four weeks before. */
export const outdated = (names: readonly string[], now: Date): string[] => {
  const backups = names.flatMap(parseName).sort((a, b) => b.at - a.at);
  const daily = dailyBackups(names).reverse();
  const weeks = new Set<number>();
  const superseded = daily.slice(DAILY).filter(({ at }) => {
    const week = Math.floor(at / (7 * DAY_MS));
    if (weeks.has(week) || weeks.size === WEEKLY) return true;
    weeks.add(week);
    return false;
  });
  const tooOld = backups.filter(({ at }) => now.getTime() - at > BACKUP_DAYS_MAX * DAY_MS);
  const unfinished = backups.filter(({ name }) => name.endsWith('.tmp'));
  return [...new Set([...superseded, ...tooOld, ...unfinished].map(({ name }) => name))];
};

/** Ignores backups with a future time, as after a change of the clock. */
export const isDue = (names: readonly string[], now: Date): boolean => {
  const ages = names.flatMap(parseName).flatMap(({ at, isDaily }) => (isDaily ? [now.getTime() - at] : []));
  return !ages.some((age) => age >= 0 && age < DAY_MS);
};

const bytesNeeded = async (other: OtherData, backups: string): Promise<number> => {
  const { names: known } = await namedPictures(backups);
  let bytes = 0;
  for await (const { name, size } of other.sizes()) {
    if (!known.has(name)) bytes += size;
  }
  return bytes;
};

interface DailyBackupParts {
  store: Pick<DiskStore, 'freeze'>;
  other: OtherData;
  now: () => Date;
  log: Log;
  /** Does the work unless another process on the same data has done it today; absent if there is no other. */
  onceADay?: (name: string, work: () => Promise<void>) => Promise<void>;
  /** If absent, only a full disk ends a backup. */
  space?: BackupSpace;
}

const create = async ({ store, other, now, log, space }: DailyBackupParts, folder: string, signal?: AbortSignal) => {
  const backups = join(folder, 'backups');
  const room: Room = async (bytes) => (await space?.hasRoom(bytes)) ?? true;
  const needed = await bytesNeeded(other, backups);
  if (!(await room(needed))) throw new NoRoomForBackup(needed);
  const name = `daily-${now().toISOString().replaceAll(':', '-')}.tar`;
  const { pictures, added } = await backupSharingPictures(store, other, join(backups, name), { now, signal, room });
  log.info('backup.created', { name, pictures: pictures.length, added });
};

const createIfDue = async (parts: DailyBackupParts, folder: string, signal?: AbortSignal): Promise<void> => {
  const { now, log, space } = parts;
  if (!isDue(await nodeDisk.list(join(folder, 'backups')), now()) || signal?.aborted) return;
  try {
    const createOne = async () => {
      await create(parts, folder, signal);
      space?.noteBackup({ skipped: false });
    };
    await (parts.onceADay ? parts.onceADay('backup', createOne) : createOne());
  } catch (error) {
    if (!(error instanceof NoRoomForBackup)) throw error;
    space?.noteBackup({ skipped: true });
    log.warn('backup.skipped', { neededMb: Math.ceil(error.bytes / MB) });
  }
};

const rotate = async ({ now, log }: DailyBackupParts, folder: string): Promise<void> => {
  const backups = join(folder, 'backups');
  const toDelete = outdated(await nodeDisk.list(backups), now());
  for (const name of toDelete) await nodeDisk.remove(join(backups, name));
  const pictures = await sweepSharedPictures(backups, now());
  if (toDelete.length + pictures > 0) log.info('backup.deleted', { count: toDelete.length, pictures });
};

const run = async (parts: DailyBackupParts, folder: string, signal?: AbortSignal): Promise<void> => {
  const logFailure = (error: unknown) => {
    if (!signal?.aborted) parts.log.error('backup.failed', describeError(error));
  };
  const created = await createIfDue(parts, folder, signal).then(
    () => true,
    (error) => logFailure(error),
  );
  if (signal?.aborted) return;
  // Also after a failure: on a full disk nothing else makes room.
  await rotate(parts, folder).catch((error) => created && logFailure(error));
};

const running = new WeakMap<object, Promise<void>>();

/**
 * Makes a backup if one is due and the disk's reserve allows it, then deletes outdated ones: erased data is in no backup after
 * `BACKUP_DAYS_MAX` days. Never throws: a failure is logged, and the next call tries again.
 */
export const backUpDaily = (parts: DailyBackupParts, folder: string, signal?: AbortSignal): Promise<void> => {
  const next = (running.get(parts.store) ?? Promise.resolve()).then(() => run(parts, folder, signal));
  running.set(parts.store, next);
  return next;
};
