import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const WITHIN_MS = 60_000;

/** Otherwise the daily backup, which a server begins at its first start, would be measured, too. */
export const waitForBackup = async (dataDir: string): Promise<void> => {
  const deadline = performance.now() + WITHIN_MS;
  for (;;) {
    const names = await readdir(join(dataDir, 'backups')).catch(() => []);
    if (names.some((name) => name.endsWith('.tar'))) return;
    if (performance.now() > deadline) throw new Error(`There is no backup of ${dataDir} after a minute.`);
    await wait(100);
  }
};
