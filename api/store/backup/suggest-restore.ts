import { join } from 'node:path';
import type { DamagedDataError } from '../disk/damaged-data-error.ts';
import { newestGoodBackup } from './newest-backup.ts';

export const suggestRestore = async (damage: DamagedDataError, folder: string): Promise<Error> => {
  const backup = await newestGoodBackup(join(folder, 'backups'));
  const option = backup?.missingPictures ? ' --without-missing-pictures' : '';
  const lacks = backup?.missingPictures ? ` (${backup.missingPictures} of its picture files are missing)` : '';
  const suggestion = backup
    ? `The newest good backup is ${backup.path}${lacks}; "npm run restore -- ${backup.path}${option}" restores it and keeps the present data in "backups".`
    : 'There is no good backup in its folder "backups"; please restore one from elsewhere.';
  return new Error(`${damage.message} Nothing was changed. ${suggestion}`, { cause: damage });
};
