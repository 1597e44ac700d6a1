import { chmod, type FileHandle, mkdtemp, open, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readOrMakeSecret } from '#api/identity/secret.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'secret-'));
});
afterEach(() => rm(folder, { recursive: true }));

it('creates a secret of at least 32 bytes that only its owner can read, and reuses it', async () => {
  const made = await readOrMakeSecret(folder);
  expect(made.byteLength).toBeGreaterThanOrEqual(32);
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
  expect(await readOrMakeSecret(folder)).toEqual(made);
  expect(await readdir(folder)).toEqual(['secret.key']);
});

it('is on the disk before it is used, first the file and then its name in the folder', async () => {
  const handle = await open(folder);
  const handles: FileHandle = Object.getPrototypeOf(handle);
  await handle.close();
  const { sync } = handles;
  const synced: string[] = [];
  vi.spyOn(handles, 'sync').mockImplementation(async function (this: FileHandle) {
    synced.push((await this.stat()).isDirectory() ? 'folder' : 'file');
    return sync.call(this);
  });
  await readOrMakeSecret(folder);
  expect(synced).toEqual(['file', 'folder']);
});

it('creates one secret when many start at once', async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => readOrMakeSecret(folder)));
  expect(new Set(made.map((secret) => Buffer.from(secret).toString())).size).toBe(1);
  expect(await readdir(folder)).toEqual(['secret.key']);
});

it('corrects a mode that lets others read', async () => {
  await readOrMakeSecret(folder);
  await chmod(join(folder, 'secret.key'), 0o644);
  await readOrMakeSecret(folder);
  expect((await stat(join(folder, 'secret.key'))).mode & 0o777).toBe(0o600);
});

it('refuses a damaged secret with a sentence, and leaves it', async () => {
  await writeFile(join(folder, 'secret.key'), 'short');
  await expect(readOrMakeSecret(folder)).rejects.toThrow(/secret\.key is damaged/);
  expect(await readFile(join(folder, 'secret.key'), 'utf8')).toBe('short');
});
