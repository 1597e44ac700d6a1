import { join } from 'node:path';
import type { Damage } from '../disk/data-damage.ts';
import { newestGoodBackup } from './newest-backup.ts';

/** What a start says of damaged data: what was found, and which backup to bring back. */
export const suggestRestore = async (damage: Damage, folder: string): Promise<Error> => {
  const backup = await newestGoodBackup(join(folder, 'backups'));
  const advice = backup
    ? `The newest good backup is ${backup}; "npm run restore -- ${backup}" brings it back and keeps what is there now.`
    : 'There is no good backup in its folder "backups"; please restore one from elsewhere.';
  return new Error(`${damage.message} Nothing was changed. ${advice}`, { cause: damage });
};
