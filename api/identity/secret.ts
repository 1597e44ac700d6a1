import { randomBytes } from 'node:crypto';
import { chmod, link, open, readFile, rename, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { Failure } from '../core/failure.ts';
import { writeNewFile } from '../core/write-new-file.ts';
import { SECRET_MIN_BYTES } from './access-tokens.ts';

const NAME = 'secret.key';
const SECRET_BYTES = 48;

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

const syncFolder = async (folder: string) => {
  // Windows cannot open folders, and does not need it.
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => {});
  await handle?.close();
};

const read = async (path: string): Promise<Uint8Array | null> => {
  try {
    const secret = Buffer.from((await readFile(path, 'utf8')).trim());
    if (secret.byteLength < SECRET_MIN_BYTES) {
      throw new Failure('internal', `The file ${path} is damaged. Remove it; everyone then has to sign in again.`);
    }
    await chmod(path, 0o600);
    return secret;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
};

const publish = async (from: string, to: string) => {
  try {
    await link(from, to);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return;
    // Some file systems have no hard links; the lock prevents concurrent processes there.
    await rename(from, to);
  }
};

/** Reads the secret for tokens from the data folder, or creates it durably, readable only by the owner. @throws Failure if the file is damaged. */
export const readOrMakeSecret = async (dataDir: string): Promise<Uint8Array> => {
  const path = join(dataDir, NAME);
  const found = await read(path);
  if (found) return found;
  const temporary = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await writeNewFile(temporary, `${randomBytes(SECRET_BYTES).toString('base64url')}\n`);
    await publish(temporary, path);
  } finally {
    await unlink(temporary).catch(() => {});
  }
  await syncFolder(dataDir);
  const made = await read(path);
  if (!made) throw new Failure('internal', `The file ${path} could not be made.`);
  return made;
};
