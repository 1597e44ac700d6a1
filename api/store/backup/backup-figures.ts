import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nodeDisk } from '../disk/disk.ts';
import { dailyBackups } from './scheduled-backups.ts';

export interface BackupFigures {
  count: number;
  newestAt: Date | null;
  /** Bytes of the newest, without the pictures that backups share. */
  newestBytes: number | null;
  oldestAt: Date | null;
}

export const readBackupFigures = async (folder: string): Promise<BackupFigures> => {
  const backups = dailyBackups(await nodeDisk.list(folder));
  const newest = backups.at(-1);
  const oldest = backups[0];
  const size = newest && (await stat(join(folder, newest.name)).catch(() => null));
  return {
    count: backups.length,
    newestAt: newest ? new Date(newest.at) : null,
    newestBytes: size?.size ?? null,
    oldestAt: oldest ? new Date(oldest.at) : null,
  };
};
