import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesIn, folderEntries } from '#api/store/backup/folder-entries.ts';
import { idOf } from './make-records.ts';
import { temporaryFolder } from './records.ts';

/** Uploads with one finished picture and two that wait; `finish` does what the server does with the second of them. */
const uploads = () => {
  const folder = temporaryFolder();
  const path = (...names: string[]) => join(folder, 'uploads', ...names);
  mkdirSync(path(idOf(1)), { recursive: true });
  writeFileSync(path(idOf(1), '1x1.webp'), 'finished');
  for (const number of [2, 3]) writeFileSync(path(`${idOf(number)}.waiting`), `upload ${number}`);
  const finish = (number: number) => {
    mkdirSync(path('made'), { recursive: true });
    writeFileSync(path('made', '1x1.webp'), 'finished meanwhile');
    renameSync(path('made'), path(idOf(number)));
    rmSync(path(`${idOf(number)}.waiting`));
  };
  return { folder, finish };
};

it('a picture that is finished while a backup runs is in it', async () => {
  const { folder, finish } = uploads();
  const found: string[] = [];
  for await (const { name } of filesIn(folder, ['uploads'])) {
    if (found.push(readFileSync(join(folder, name), 'utf8')) === 1) finish(3);
  }
  expect(found.sort()).toEqual(['finished', 'finished meanwhile', 'upload 2']);
});

it('each file is one entry', async () => {
  const names: string[] = [];
  for await (const { name } of folderEntries(uploads().folder, ['uploads'])) names.push(name);
  const expected = [`uploads/${idOf(1)}/1x1.webp`, `uploads/${idOf(2)}.waiting`, `uploads/${idOf(3)}.waiting`];
  expect(names.sort()).toEqual(expected);
});
