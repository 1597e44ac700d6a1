import { cp, mkdir, mkdtemp, readFile, rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { makeDataDir, startServer } from './server-process.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const CACHE = join(ROOT, 'node_modules/.cache/first-account');

/** A new build makes its own. */
const folderOfBuild = async (): Promise<string> => {
  const stamp = await readFile(join(ROOT, 'dist/.ensure'), 'utf8').catch(() => 'by-hand');
  return join(CACHE, stamp.slice(0, 16));
};

const exists = (folder: string) =>
  readFile(join(folder, 'people.json')).then(
    () => true,
    () => false,
  );

/** Lets the built server make its first account in an empty folder. Several that do so at once are fine: the first stays. */
const makeFirstAccount = async (folder: string): Promise<void> => {
  await mkdir(CACHE, { recursive: true });
  const own = await mkdtemp(`${folder}-`);
  const server = await startServer(own);
  await server.end();
  await rename(own, folder).catch(() => rm(own, { recursive: true, force: true }));
};

/**
 * A data folder in which the product has already made its first account: to judge a password, a start on an empty one
 * loads lists for a third of a second. Remove it with `removeDataDir`.
 */
export const makeDataDirWithAccount = async (): Promise<string> => {
  const folder = await folderOfBuild();
  if (!(await exists(folder))) await makeFirstAccount(folder);
  const dataDir = await makeDataDir();
  await cp(folder, dataDir, { recursive: true });
  return dataDir;
};
