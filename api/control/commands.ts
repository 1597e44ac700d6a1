import { dirname, isAbsolute } from 'node:path';
import * as z from 'zod/mini';
import { Failure } from '../core/failure.ts';
import { isAbout, pathFailure } from '../core/path-failure.ts';
import { parse } from '../http/parse.ts';
import { backup } from '../store/backup/backup.ts';
import type { OtherData } from '../store/backup/other-data.ts';
import type { DiskStore } from '../store/disk/disk-store.ts';
import type { Store } from '../store/store.ts';
import { type PeopleCommandDeps, peopleCommands } from './people-commands.ts';
import type { Commands } from './protocol.ts';

type CommandDeps = Omit<PeopleCommandDeps, 'store'> & {
  store: Store & Pick<DiskStore, 'freeze'>;
};

const backupInput = z.object({ file: z.string().check(z.refine(isAbsolute, 'The file needs its whole path.')) });

/** @throws Failure naming the file when it cannot be written there. */
const backUpTo = (store: CommandDeps['store'], other: OtherData, file: string) =>
  backup(store, other, file).catch((error: unknown) => {
    const isElsewhere = error instanceof Error && 'path' in error && !isAbout(error, dirname(file));
    const sentence = isElsewhere ? null : pathFailure(error, file);
    throw sentence === null ? error : new Failure('unavailable', `The backup was not made. ${sentence}`);
  });

export const createCommands = (deps: CommandDeps, other: OtherData): Commands => ({
  ...peopleCommands(deps),
  backup: (input) => backUpTo(deps.store, other, parse(backupInput, input).file),
});
