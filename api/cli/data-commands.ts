import { stat } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { systemCode } from '../core/disk-failure.ts';
import { Failure } from '../core/failure.ts';
import { pathFailure } from '../core/path-failure.ts';
import type { Terminal } from './terminal.ts';

const BACKUP_HELP = `A consistent copy of all data and uploads in one file, also while the server runs.

  npm run backup -- FILE     FILE should end in .tar; a file that is there already is not replaced

The file holds personal data and the key that signs sessions. Please keep it where only you can read it.
`;

const RESTORE_HELP = `Brings all data and uploads back from a file that "npm run backup -- FILE" has made. The server must not be running.

  npm run restore -- FILE    checks the whole file first, then replaces the data; what was there is kept in backups/
  npm run restore -- FILE --with-erased
                             brings back everything that was deleted after the backup was made: testimonials, donations,
                             messages, comments, data requests and accounts, and with them revoked API tokens, removed
                             passkeys and apps, used recovery codes and calendar addresses. Only to undo a mistake;
                             without it deleted people stay deleted
  npm run restore -- FILE --without-missing-pictures
                             brings everything else back when pictures of the backup cannot be found

With DATABASE_URL the data in the database is replaced, also while servers run: please start them again afterwards, so that
all of them use the restored key. A backup can be restored into a folder as well as into a database, whichever it comes from.

A daily backup (backups/daily-….tar) has its pictures in the folder "pictures" beside it: keep the two together.
`;

const options = { help: { type: 'boolean', short: 'h' } } as const;
const WITH_ERASED = '--with-erased';
const WITHOUT_MISSING = '--without-missing-pictures';

const fileOf = (args: readonly string[], help: string, terminal: Pick<Terminal, 'out' | 'err'>): string | number => {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [file] = positionals;
    if (values.help) {
      terminal.out(help);
      return 0;
    }
    if (file && positionals.length === 1) return file;
    terminal.err(`Please name one file.\n\n${help}`);
  } catch (error) {
    terminal.err(`${error instanceof Error ? error.message : String(error)}\n\n${help}`);
  }
  return 2;
};

/**
 * Null if there is no such file.
 * @throws Failure naming the path where there can be none.
 */
const sizeOf = async (path: string): Promise<number | null> => {
  try {
    const found = await stat(path);
    if (found.isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' });
    return found.size;
  } catch (error) {
    if (systemCode(error) === 'ENOENT') return null;
    throw new Failure('invalid', pathFailure(error, path) ?? String(error));
  }
};

type FileArguments = { args: readonly string[]; pathOf: (typed: string) => string };

/** Returns the exit code: 0 success, 1 failure, 2 wrong usage. */
export const runBackup = async (terminal: Terminal, { args, pathOf }: FileArguments): Promise<number> => {
  const named = fileOf(args, BACKUP_HELP, terminal);
  if (typeof named === 'number') return named;
  const file = pathOf(named);
  if ((await sizeOf(file)) !== null) {
    terminal.err(`${file} is there already. Please choose another name.\n`);
    return 1;
  }
  await terminal.run('backup', { file });
  terminal.out(`All data of ${terminal.place} is in ${file} (${(await sizeOf(file)) ?? 0} bytes).\n`);
  return 0;
};

/** Returns the exit code: 0 success, 1 failure, 2 wrong usage. */
export const runRestore = async (terminal: Terminal, { args, pathOf }: FileArguments): Promise<number> => {
  const named = fileOf(
    args.filter((arg) => arg !== WITH_ERASED && arg !== WITHOUT_MISSING),
    RESTORE_HELP,
    terminal,
  );
  if (typeof named === 'number') return named;
  const file = pathOf(named);
  const withErased = args.includes(WITH_ERASED);
  if ((await sizeOf(file)) === null) {
    terminal.err(`There is no file ${file}.\n`);
    return 1;
  }
  const withoutMissingPictures = args.includes(WITHOUT_MISSING);
  const options = { now: terminal.now, withErased, withoutMissingPictures };
  const { earlier, missingPictures } = await terminal.restore(file, options);
  terminal.out(`All data of ${terminal.place} is back from ${file}.\n`);
  if (missingPictures > 0) terminal.out(`${missingPictures} of its picture files were not found and are missing.\n`);
  if (earlier) terminal.out(`What was there before is kept in ${earlier}.\n`);
  return 0;
};
