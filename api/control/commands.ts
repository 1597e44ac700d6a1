import { isAbsolute } from 'node:path';
import * as z from 'zod/mini';
import type { Deps } from '../http/deps.ts';
import { parse } from '../http/parse.ts';
import { backup } from '../store/backup/backup.ts';
import type { OtherData } from '../store/backup/other-data.ts';
import type { DiskStore } from '../store/disk/disk-store.ts';
import type { Store } from '../store/store.ts';
import { peopleCommands } from './people-commands.ts';
import type { Commands } from './protocol.ts';

type CommandDeps = Pick<Deps, 'passwords' | 'passwordStrength' | 'passwordAttempts' | 'newId' | 'now'> & {
  store: Store & Pick<DiskStore, 'freeze'>;
  outbox?: Deps['outbox'] | undefined;
};

const backupInput = z.object({ file: z.string().check(z.refine(isAbsolute, 'The file needs its whole path.')) });

/** The commands that the process with the data folder accepts from the terminal. */
export const createCommands = (deps: CommandDeps, other: OtherData): Commands => ({
  ...peopleCommands(deps),
  backup: (input) => backup(deps.store, other, parse(backupInput, input).file),
});
