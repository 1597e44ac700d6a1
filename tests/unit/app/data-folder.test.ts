import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { describeStartFailure } from '#api/app/describe-start-failure.ts';
import { readEnv } from '#api/app/env.ts';
import { openFolder } from '#api/app/open-folder.ts';
import { createLog } from '#api/core/log.ts';
import { makeFolder } from '#api/core/make-folder.ts';

const now = () => new Date('2026-03-02T09:00:00Z');

const temporary = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'data-folder-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
};

/** What the start says of a data folder that cannot be used. */
const refusalOf = async (folder: string): Promise<string> => {
  const env = readEnv({ DATA_DIR: folder });
  const parts = { log: createLog(() => {}, now), now, hasRoom: async () => true };
  const error: unknown = await openFolder(env, parts).then(
    (storage) => storage.close(),
    (failure: unknown) => failure,
  );
  return describeStartFailure(error, env);
};

it('a folder is made with those above it, for its user alone, and one that is there stays as it is', async () => {
  const folder = join(await temporary(), 'a', 'b', 'c');
  await Promise.all([makeFolder(folder), makeFolder(folder), makeFolder(join(folder, 'd'))]);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  await writeFile(join(folder, 'kept'), 'kept');
  await makeFolder(folder);
  await makeFolder('/');
  expect(await readFile(join(folder, 'kept'), 'utf8')).toBe('kept');
});

it.runIf(existsSync('/proc/self'))('a data folder that can never be made is refused with a sentence', async () => {
  for (const folder of ['/proc/portal', '/proc/portal/data', '/proc'])
    expect(await refusalOf(folder)).toBe(
      `The setting DATA_DIR is "${folder}", but it has to be a folder that can be made and written.`,
    );
});

it('a data folder whose name no disk takes, or whose link leads nowhere, is refused with a sentence', async () => {
  const folder = await temporary();
  await symlink(join(folder, 'one'), join(folder, 'two'));
  await symlink(join(folder, 'two'), join(folder, 'one'));
  await symlink(join(folder, 'file', 'nothing'), join(folder, 'nowhere'));
  await writeFile(join(folder, 'file'), '');
  for (const name of ['x'.repeat(300), 'one', 'nowhere', 'file', 'file/data', 'one/data'])
    expect(await refusalOf(join(folder, name))).toContain(
      `The setting DATA_DIR is "${join(folder, name)}", but it has to be a folder`,
    );
});
