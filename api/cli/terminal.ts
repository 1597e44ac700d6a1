import { resolve } from 'node:path';
import { readEnv } from '../app/env.ts';
import { runOnData, runOnDatabase } from '../control/owner.ts';
import { createLog } from '../core/log.ts';
import { newId } from '../core/new-id.ts';
import { createPasswordStrength } from '../identity/password-strength.ts';
import { createPasswords } from '../identity/passwords.ts';

/** The environment of a terminal command. */
export interface Terminal {
  folder: string;
  run: (command: string, input: unknown) => Promise<unknown>;
  now: () => Date;
  out: (text: string) => void;
  err: (text: string) => void;
}

type Variables = Record<string, string | undefined>;

/** Resolves a typed path against the directory in which npm was called; npm runs scripts in the package's folder. */
export const typedPath = (variables: Variables, path: string): string =>
  resolve(variables.INIT_CWD ?? process.cwd(), path);

/** Runs a terminal command on the data folder of the settings. Returns its exit code, or 1 after printing an error's message. */
export const onTerminal = async (
  variables: Variables,
  work: (terminal: Terminal) => Promise<number>,
): Promise<number> => {
  const out = (text: string) => void process.stdout.write(text);
  const err = (text: string) => void process.stderr.write(text);
  try {
    const now = () => new Date();
    const { DATA_DIR: folder, DATABASE_URL: url } = readEnv(variables);
    const log = { ...createLog(err, now), info: () => {} };
    const passwordStrength = createPasswordStrength(log);
    const deps = { passwords: createPasswords(), passwordStrength, newId, now, log };
    const run = url ? runOnDatabase(url, folder, deps) : runOnData(folder, deps);
    return await work({ folder, run, now, out, err });
  } catch (error) {
    err(`${error instanceof Error ? error.message : String(error)}\n`);
    return 1;
  }
};
