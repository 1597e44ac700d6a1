import { resolve } from 'node:path';
import { readEnv } from '../app/env.ts';
import { runOnData, runOnDatabase } from '../control/owner.ts';
import { createLog } from '../core/log.ts';
import { newId } from '../core/new-id.ts';
import { pathFailure } from '../core/path-failure.ts';
import { createPasswordStrength } from '../identity/password-strength.ts';
import { createPasswords } from '../identity/passwords.ts';
import { type Restored, type RestoreOptions, restore } from '../store/backup/restore.ts';

export interface Terminal {
  place: string;
  run: (command: string, input: unknown) => Promise<unknown>;
  restore: (file: string, options: RestoreOptions) => Promise<Restored>;
  now: () => Date;
  out: (text: string) => void;
  err: (text: string) => void;
}

type Variables = Record<string, string | undefined>;

/** Resolves against the directory in which npm was called, as npm runs scripts in the package's folder. */
export const typedPath = (variables: Variables, path: string): string =>
  resolve(variables.INIT_CWD ?? process.cwd(), path);

const sentenceOf = (error: unknown): string => {
  const path = error instanceof Error && 'path' in error && typeof error.path === 'string' ? error.path : null;
  const sentence = path === null ? null : pathFailure(error, path);
  return sentence ?? (error instanceof Error ? error.message : String(error));
};

/** Returns the command's exit code, or 1 after printing an error's message. */
export const onTerminal = async (
  variables: Variables,
  work: (terminal: Terminal) => Promise<number>,
): Promise<number> => {
  const out = (text: string) => void process.stdout.write(text);
  const err = (text: string) => void process.stderr.write(text);
  try {
    const now = () => new Date();
    const { DATA_DIR: folder, DATABASE_URL: url, JWT_SECRET: secret } = readEnv(variables);
    const log = { ...createLog(err, now), info: () => {} };
    const passwordStrength = createPasswordStrength(log);
    const deps = { passwords: createPasswords(), passwordStrength, newId, now, log, secret };
    const run = url ? runOnDatabase(url, folder, deps) : runOnData(folder, deps);
    const restoreFile: Terminal['restore'] = async (file, options) => {
      if (!url) return restore(file, folder, options);
      const { restoreIntoDatabase } = await import('../store/postgres/restore-into-database.ts');
      return restoreIntoDatabase(file, { url, folder, log }, options);
    };
    return await work({ place: url ? 'the database' : folder, run, restore: restoreFile, now, out, err });
  } catch (error) {
    err(`${sentenceOf(error)}\n`);
    return 1;
  }
};
