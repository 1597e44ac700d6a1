import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { backup } from '#api/store/backup/backup.ts';
import { folderData } from '#api/store/backup/other-data.ts';
import { restore } from '#api/store/backup/restore.ts';
import { backUpDaily } from '#api/store/backup/scheduled-backups.ts';
import { shareUploads } from '#api/store/backup/share-uploads.ts';
import { openStore } from '#api/store/disk/open-store.ts';
import { createClock } from '../../support/deps.ts';
import { type Fault, faultyDisk } from './faulty-disk.ts';
import { idOf, testimonial } from './make-records.ts';
import { memoryLog, temporaryFolder } from './records.ts';

const SIZE = 30_000;
const bytesOf = (number: number) => Buffer.alloc(SIZE, `picture ${number} `);
const nameOf = (number: number) => join('uploads', idOf(number), '800x600.webp');
const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const filesBelow = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .map((name) => join(folder, name))
        .filter((path) => statSync(path).isFile())
    : [];

/** A data folder with testimonials that have a picture each, and a clock with which days pass. */
const opened = async (numbers: readonly number[] = [1, 2, 3]) => {
  const folder = temporaryFolder();
  const clock = createClock();
  const log = memoryLog();
  const store = await openStore(folder, { log, now: clock.now });
  const backups = join(folder, 'backups');
  const shared = join(backups, 'pictures');
  const addPicture = async (number: number) => {
    mkdirSync(join(folder, 'uploads', idOf(number)), { recursive: true });
    writeFileSync(join(folder, nameOf(number)), bytesOf(number));
    const picture = { id: idOf(number), width: 800, height: 600 };
    await store.change((draft) => draft.testimonials.put(testimonial(number, { picture })));
  };
  const erase = async (number: number) => {
    await store.change((draft) => draft.testimonials.remove(idOf(number)));
    rmSync(join(folder, 'uploads', idOf(number)), { recursive: true });
  };
  for (const number of numbers) await addPicture(number);
  const run = () => backUpDaily({ store, other: folderData(folder), now: clock.now, log }, folder);
  const days = async (count: number) => {
    for (let day = 0; day < count; day += 1) {
      clock.advance({ days: 1 });
      await run();
    }
  };
  const archives = () => readdirSync(backups).filter((name) => name.endsWith('.tar'));
  const newest = () => join(backups, archives().at(-1) ?? '');
  const pictures = () => filesBelow(shared);
  return { folder, clock, log, store, backups, shared, addPicture, erase, run, days, archives, newest, pictures };
};

const restoreTo = (archive: string, target: string, more: object = {}) =>
  restore(archive, target, { now: createClock('2026-06-01T09:00:00.000Z').now, ...more });

const picturesIn = (folder: string) => [1, 2, 3].filter((number) => existsSync(join(folder, nameOf(number))));

describe('daily backups', () => {
  it('hold each picture once together, however many there are', async () => {
    const { run, days, archives, pictures, newest, store } = await opened();
    await run();
    const after = pictures().map((path) => statSync(path).ino);
    await days(10);
    expect(archives()).toHaveLength(9);
    expect(pictures().map((path) => statSync(path).ino)).toEqual(after);
    expect(pictures().map((path) => sumOf(readFileSync(path)))).toEqual(
      [1, 2, 3].map((one) => sumOf(bytesOf(one))).sort(),
    );
    expect(statSync(newest()).size).toBeLessThan(2 * SIZE);
    await store.close();
  });

  it('can be restored with their pictures, where they are and together elsewhere', async () => {
    const { run, backups, newest, store } = await opened();
    await run();
    await store.close();
    const elsewhere = join(temporaryFolder(), 'copy');
    cpSync(backups, elsewhere, { recursive: true });
    for (const archive of [newest(), join(elsewhere, newest().slice(backups.length))]) {
      const target = join(temporaryFolder(), 'new');
      expect(await restoreTo(archive, target)).toEqual({ earlier: null, missingPictures: 0 });
      for (const one of [1, 2, 3]) expect(readFileSync(join(target, nameOf(one)))).toEqual(bytesOf(one));
      const again = await openStore(target, { log: memoryLog(), now: createClock().now });
      expect(again.data.testimonials.size).toBe(3);
      await again.close();
    }
  });

  it('elsewhere without their pictures say what is missing and change nothing, unless told to leave it out', async () => {
    const { run, newest, store } = await opened();
    await run();
    await store.close();
    const elsewhere = join(temporaryFolder(), 'daily.tar');
    cpSync(newest(), elsewhere);
    const target = temporaryFolder();
    await expect(restoreTo(elsewhere, target)).rejects.toThrow(
      /3 picture files, of which 3 are missing and 0 are damaged.*Nothing was changed/,
    );
    expect(readdirSync(target)).toEqual([]);
    expect(await restoreTo(elsewhere, target, { withoutMissingPictures: true })).toMatchObject({ missingPictures: 3 });
    const again = await openStore(target, { log: memoryLog(), now: createClock().now });
    expect(again.data.testimonials.size).toBe(3);
    await again.close();
  });

  it('notice every damaged byte of a shared picture, and take an intact one of the data folder instead', async () => {
    const { folder, run, newest, pictures, store } = await opened([1]);
    await run();
    await store.close();
    const [path = ''] = pictures();
    for (let place = 0; place < SIZE; place += 997) {
      const altered = bytesOf(1);
      altered[place] = (altered[place] ?? 0) ^ (1 << (place % 8));
      writeFileSync(path, altered);
      const target = temporaryFolder();
      await expect(restoreTo(newest(), target)).rejects.toThrow('0 are missing and 1 are damaged');
      expect(readdirSync(target)).toEqual([]);
    }
    await restoreTo(newest(), folder);
    expect(readFileSync(join(folder, nameOf(1)))).toEqual(bytesOf(1));
  });

  it('replace a shared picture that was damaged or cut off meanwhile', async () => {
    const { run, days, pictures, store } = await opened();
    await run();
    const [first = '', second = '', third = ''] = pictures();
    writeFileSync(first, readFileSync(first).fill(0, 100, 101));
    writeFileSync(second, '');
    rmSync(third);
    await days(1);
    for (const path of pictures()) expect(sumOf(readFileSync(path))).toBe(path.slice(-64));
    expect(pictures()).toEqual([first, second, third]);
    await store.close();
  });

  it('lose the pictures of what was erased with the last of them that names it, and not before', async () => {
    const { run, days, erase, pictures, newest, clock, archives, store, folder } = await opened();
    await run();
    await erase(2);
    await days(6);
    expect(pictures()).toHaveLength(3);
    const target = join(temporaryFolder(), 'new');
    await restoreTo(newest(), target);
    expect(picturesIn(target)).toEqual([1, 3]);
    await days(36);
    expect(archives().some((name) => name.startsWith('daily-2026-03-02'))).toBe(false);
    expect(pictures()).toHaveLength(2);
    expect(clock.now().toISOString()).toBe('2026-04-13T09:00:00.000Z');
    expect(picturesIn(folder)).toEqual([1, 3]);
    await store.close();
  });

  it('bring nothing of an erased person back, pictures included', async () => {
    const { folder, run, erase, newest, store } = await opened();
    await run();
    await erase(2);
    await store.close();
    await restoreTo(newest(), folder);
    expect(picturesIn(folder)).toEqual([1, 3]);
  });

  it('lose the pictures of what was erased by their age, also while one of them cannot be read', async () => {
    const { run, days, erase, pictures, newest, store } = await opened();
    await run();
    await erase(2);
    await days(30);
    writeFileSync(newest(), readFileSync(newest()).fill(7, 0, 600));
    await days(13);
    expect(pictures()).toHaveLength(2);
    await store.close();
  });

  it('keep every shared picture while one of them cannot be read and is young', async () => {
    const { run, days, erase, addPicture, pictures, newest, archives, backups, store } = await opened();
    await run();
    await days(1);
    await addPicture(4);
    await days(1);
    await erase(4);
    writeFileSync(newest(), readFileSync(newest()).fill(7, 0, 600));
    await days(3);
    expect(pictures()).toHaveLength(4);
    for (const name of archives().slice(0, 3)) rmSync(join(backups, name));
    await days(1);
    expect(pictures()).toHaveLength(3);
    await store.close();
  });

  it('forget a time that lies ahead, as after the clock was set back', async () => {
    const { run, days, erase, pictures, archives, backups, clock, store } = await opened();
    await run();
    await erase(2);
    const ahead = new Date(clock.now().getTime() + 900 * 24 * 3_600_000);
    for (const path of pictures()) utimesSync(path, ahead, ahead);
    for (const name of archives()) rmSync(join(backups, name));
    await days(3);
    expect(pictures()).toHaveLength(2);
    await store.close();
  });

  it('leave a complete backup to a person, with every picture inside', async () => {
    const { folder, run, store } = await opened();
    await run();
    const file = join(temporaryFolder(), 'mine.tar');
    await backup(store, folderData(folder), file);
    await store.close();
    const target = join(temporaryFolder(), 'new');
    await restoreTo(file, target);
    expect(picturesIn(target)).toEqual([1, 2, 3]);
  });

  it('are made one after the other when several are due at once', async () => {
    const { folder, clock, log, store, newest, pictures } = await opened();
    const at = (minutes: number) => () => new Date(clock.now().getTime() + minutes * 60_000);
    await Promise.all(
      [0, 1, 2].map((one) => backUpDaily({ store, other: folderData(folder), now: at(one), log }, folder)),
    );
    expect(log.lines).toEqual([]);
    expect(pictures()).toHaveLength(3);
    await store.close();
    const target = join(temporaryFolder(), 'new');
    await restoreTo(newest(), target);
    expect(picturesIn(target)).toEqual([1, 2, 3]);
  });

  it('are not begun where they would use the reserve, say so, and what was copied is used later', async () => {
    const { folder, clock, log, store, archives, pictures, newest } = await opened();
    let isAmple = false;
    const asked: number[] = [];
    const outcomes: boolean[] = [];
    const space = {
      hasRoom: async (bytes: number) => {
        asked.push(bytes);
        return isAmple;
      },
      noteBackup: ({ skipped }: { skipped: boolean }) => void outcomes.push(skipped),
    };
    const run = () => backUpDaily({ store, other: folderData(folder), now: clock.now, log, space }, folder);
    await run();
    expect(filesBelow(join(folder, 'backups'))).toEqual([]);
    expect(log.lines).toEqual([expect.stringMatching(/^backup\.skipped .*neededMb/)]);
    isAmple = true;
    await run();
    expect(outcomes).toEqual([true, false]);
    expect(archives()).toHaveLength(1);
    clock.advance({ days: 1 });
    asked.length = 1;
    await run();
    // Only the records are counted now, and no picture is copied.
    expect(asked).toEqual([expect.any(Number), (asked[0] ?? 0) - 3 * SIZE]);
    expect(archives()).toHaveLength(2);
    expect(pictures()).toHaveLength(3);
    await store.close();
    const target = join(temporaryFolder(), 'new');
    await restoreTo(newest(), target);
    expect(picturesIn(target)).toEqual([1, 2, 3]);
  });
});

describe('sharing pictures on a failing disk', () => {
  const setUp = () => {
    const folder = temporaryFolder();
    for (const number of [1, 2]) {
      mkdirSync(dirname(join(folder, nameOf(number))), { recursive: true });
      writeFileSync(join(folder, nameOf(number)), bytesOf(number));
    }
    const share = (disk = faultyDisk().disk) =>
      shareUploads(disk, folderData(folder).pictureFiles(), join(folder, 'backups'), { now: createClock().now });
    return { share, shared: join(folder, 'backups', 'pictures') };
  };
  const intact = (shared: string) =>
    filesBelow(shared)
      .filter((path) => !path.endsWith('.tmp'))
      .map((path) => sumOf(readFileSync(path)) === path.slice(-64));

  it.each<[Fault['code'], Fault['reached']]>([
    ['ENOSPC', 'nothing'],
    ['ENOSPC', 'half'],
    ['EIO', 'all'],
  ])(
    'leaves no damaged picture, whichever call fails with %s after %s, and goes on the next time',
    async (code, reached) => {
      const { disk: counted, calls } = faultyDisk();
      await setUp().share(counted);
      expect(calls.length).toBeGreaterThan(20);
      for (let from = 1; from <= calls.length; from += 1) {
        const { share, shared } = setUp();
        const { disk } = faultyDisk({ code, from, count: Number.POSITIVE_INFINITY, reached });
        await expect(share(disk), `call ${from}: ${calls[from - 1]}`).rejects.toThrow(code);
        expect(intact(shared), `call ${from}`).not.toContain(false);
        expect((await share()).pictures).toHaveLength(2);
        expect(intact(shared)).toEqual([true, true]);
      }
    },
  );
});
