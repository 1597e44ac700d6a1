import { existsSync } from 'node:fs';
import type { Storage } from '../app/storage.ts';
import { createAttempts } from '../attempts/attempts.ts';
import { createCounts } from '../attempts/counts.ts';
import { createPostgresCounts } from '../attempts/postgres-counts.ts';
import { createSignInAttempts, type SignInAttempts, unlimitedSignIns } from '../attempts/sign-in-attempts.ts';
import { Failure } from '../core/failure.ts';
import type { Log } from '../core/log.ts';
import type { PasswordStrength, Passwords } from '../identity/interfaces.ts';
import { createSealing } from '../identity/sealing.ts';
import { readOrMakeSecret } from '../identity/secret.ts';
import { folderData } from '../store/backup/other-data.ts';
import { nameOwner, readLock } from '../store/disk/lock.ts';
import { openStore } from '../store/disk/open-store.ts';
import { callControl } from './client.ts';
import { createCommands } from './commands.ts';

interface OwnerDeps {
  passwords: Passwords;
  passwordStrength: PasswordStrength;
  newId: () => string;
  now: () => Date;
  log: Log;
  secret?: string | undefined;
}

const secretOf = async ({ secret }: OwnerDeps, readSecret: () => Promise<Uint8Array>): Promise<Uint8Array> =>
  secret === undefined ? readSecret() : new TextEncoder().encode(secret);

const withSealing = (deps: OwnerDeps, readSecret: () => Promise<Uint8Array>) => ({
  ...deps,
  openSealing: async () => createSealing(await secretOf(deps, readSecret)),
});

const attemptsOn = async (
  { database, readSecret }: Pick<Storage, 'database' | 'readSecret'>,
  deps: OwnerDeps,
): Promise<SignInAttempts> => {
  if (!database) return unlimitedSignIns;
  const key = await secretOf(deps, readSecret);
  const own = createCounts(deps.now);
  const attempts = createAttempts({ own, shared: createPostgresCounts({ database, secret: key, log: deps.log }) });
  return createSignInAttempts({ attempts, own }, () => 'answer in turn');
};

/**
 * Runs as one more process beside the servers that share the database.
 * @throws Failure, or Error with a readable message.
 */
export const runOnDatabase =
  (url: string, folder: string, deps: OwnerDeps) =>
  async (command: string, input: unknown): Promise<unknown> => {
    const { openDatabase } = await import('../app/open-database.ts');
    const storage = await openDatabase(url, { dataDir: folder, log: deps.log });
    try {
      const commands = createCommands(
        {
          ...withSealing(deps, storage.readSecret),
          signInAttempts: await attemptsOn(storage, deps),
          store: storage.store,
        },
        storage.other,
      );
      return await commands[command]?.(input);
    } finally {
      await storage.close();
    }
  };

/**
 * Runs a command in the server that owns the data folder, or opens the folder itself.
 * @throws Failure, or Error with a readable message.
 */
export const runOnData =
  (folder: string, deps: OwnerDeps) =>
  async (command: string, input: unknown): Promise<unknown> => {
    const owner = await readLock(folder);
    if (owner?.isRunning && owner.isElsewhere && !(owner.socket && existsSync(owner.socket))) {
      throw new Failure(
        'unavailable',
        `The data folder ${folder} is in use by ${nameOwner(owner)}. Please run this command there.`,
      );
    }
    if (owner?.isRunning && owner.socket) return callControl(owner.socket, command, input);
    if (owner?.isRunning) {
      throw new Failure(
        'unavailable',
        `The data folder ${folder} is in use by ${nameOwner(owner)}, which is starting or stopping. Please try again in a few seconds.`,
      );
    }
    const store = await openStore(folder, deps);
    try {
      const parts = withSealing(deps, () => readOrMakeSecret(folder));
      const commands = createCommands({ ...parts, signInAttempts: unlimitedSignIns, store }, folderData(folder));
      return await commands[command]?.(input);
    } finally {
      await store.close();
    }
  };
