import { join } from 'node:path';
import type { DamagedDataError } from '../disk/damaged-data-error.ts';
import { newestGoodBackup } from './newest-backup.ts';

/** The error with which a start reports damaged data: what is damaged, and which backup to restore. */
export const suggestRestore = async (damage: DamagedDataError, folder: string): Promise<Error> => {
  const backup = await newestGoodBackup(join(folder, 'backups'));
  const suggestion = backup
    ? `The newest good backup is ${backup}; "npm run restore -- ${backup}" restores it and keeps the present data in "backups".`
    : 'There is no good backup in its folder "backups"; please restore one from elsewhere.';
  return new Error(`${damage.message} Nothing was changed. ${suggestion}`, { cause: damage });
};
