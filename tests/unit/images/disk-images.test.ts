import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { constants, getPriority } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createImages } from '#api/images/disk-images.ts';
import type { Images } from '#api/images/images.ts';
import { sweepPictures } from '#api/images/picture-files.ts';
import type { Priority } from '#api/images/priority.ts';
import { startWorkerProcess, type Worker } from '#api/images/start-worker.ts';
import { pictureSizes } from '#contract/pictures.ts';
import { jpeg, makeRoom, newId, noisy, padded, phonePhoto, png, sentences, webp } from './samples.ts';

let room: Awaited<ReturnType<typeof makeRoom>>;
let images: Images;
let started: Worker[];
const warnings: string[] = [];
const log = {
  info: () => {},
  warn: (event: string) => void warnings.push(event),
  error: (event: string) => void warnings.push(event),
};
const start = (priority: Priority) => {
  const worker = startWorkerProcess(priority);
  started.push(worker);
  return worker;
};

beforeEach(async () => {
  room = await makeRoom();
  started = [];
  warnings.length = 0;
  images = createImages({ dir: room.dir, log, start });
});
afterEach(async () => {
  await images.close();
  await room.remove();
});

/** Without those that took over on a busy machine. */
const lowOnes = () => started.filter(({ priority }) => priority === 'low');
const save = async (bytes: Uint8Array, id = newId()) => images.save(id, await room.upload(bytes), sentences);
const copyOf = async (id: string, width: number, height: number) => {
  const copy = await images.read(id, `${width}x${height}.webp`);
  if (!copy) throw new Error(`There is no copy of ${width} x ${height}.`);
  return copy;
};

describe('a saved picture', () => {
  it.each([
    ['JPEG', jpeg],
    ['PNG', png],
    ['WebP', webp],
  ])('is kept as WebP in every size when it came as %s', async (_, make) => {
    const picture = await save(await make(2000, 1501));
    expect(picture).toMatchObject({ width: 1600, height: 1201 });
    const names = pictureSizes(picture).map(({ width, height }) => `${width}x${height}.webp`);
    expect((await readdir(join(room.dir, picture.id))).sort()).toEqual(names.sort());
    for (const size of pictureSizes(picture)) {
      const { bytes, type } = await copyOf(picture.id, size.width, size.height);
      expect(type).toBe('image/webp');
      expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', ...size });
    }
  });

  it('is not enlarged', async () => {
    const picture = await save(await png(1, 1));
    expect(picture).toMatchObject({ width: 1, height: 1 });
    expect(await readdir(join(room.dir, picture.id))).toEqual(['1x1.webp']);
  });

  it('stays within a sensible height', async () => {
    expect(await save(await png(100, 6400))).toMatchObject({ width: 50, height: 3200 });
    expect(await save(await png(9000, 2))).toMatchObject({ width: 1600, height: 1 });
  });

  it('stands upright and tells neither place nor camera', async () => {
    const bytes = await phonePhoto();
    const before = await sharp(bytes).metadata();
    expect(before.orientation).toBe(6);
    expect(before.exif?.includes('Phone')).toBe(true);
    const picture = await save(bytes);
    expect(picture).toMatchObject({ width: 900, height: 1200 });
    for (const size of pictureSizes(picture)) {
      const copy = await copyOf(picture.id, size.width, size.height);
      const { orientation, exif, xmp, iptc, icc } = await sharp(copy.bytes).metadata();
      expect({ orientation, exif, xmp, iptc, icc }).toEqual({});
      const { data } = await sharp(copy.bytes)
        .extract({ left: 9, top: 9, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(data[2]).toBeGreaterThan(200);
      expect(data[0]).toBeLessThan(60);
    }
  });

  it('is sRGB whatever its colours were', async () => {
    const grey = await save(
      await sharp(await png(500, 300))
        .greyscale()
        .png()
        .toBuffer(),
    );
    const print = await save(
      await sharp(await png(500, 300))
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
    );
    const deep = await save(
      await sharp(await png(500, 300))
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
    );
    for (const { id } of [grey, print, deep]) {
      expect(await sharp((await copyOf(id, 500, 300)).bytes).metadata()).toMatchObject({
        space: 'srgb',
        depth: 'uchar',
      });
    }
  });

  it('keeps its transparency', async () => {
    const seeThrough = { width: 30, height: 30, channels: 4 as const, background: { r: 9, g: 9, b: 9, alpha: 0.5 } };
    const { id } = await save(await sharp({ create: seeThrough }).png().toBuffer());
    expect((await sharp((await copyOf(id, 30, 30)).bytes).metadata()).hasAlpha).toBe(true);
  });

  it('loses what was hung behind it', async () => {
    const { id } = await save(Buffer.concat([await jpeg(60, 40), Buffer.from('<script>alert(1)</script>')]));
    expect(Buffer.from((await copyOf(id, 60, 40)).bytes).includes('script')).toBe(false);
  });

  it('is the first frame of an animation', async () => {
    const frames = await Promise.all([png(20, 20), png(20, 20)]);
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect(await save(moving)).toMatchObject({ width: 20, height: 20 });
  });

  it('may weigh one byte less than 5 MB', async () => {
    expect(await save(padded(await jpeg(60, 40), 5 * 1024 * 1024 - 1))).toMatchObject({ width: 60, height: 40 });
  });

  it('may be a real photo of many megapixels', async () => {
    expect(await save(await noisy(4000, 3000, 20))).toMatchObject({ width: 1600, height: 1200 });
  });

  it('is gone once it is removed, and removing it again does nothing', async () => {
    const { id } = await save(await png(30, 30));
    await images.remove(id);
    await images.remove(id);
    expect(await images.read(id, '30x30.webp')).toBeNull();
    expect(await room.kept()).toEqual([]);
  });
});

describe('reading', () => {
  it('finds nothing under a name that is no copy', async () => {
    const { id } = await save(await png(30, 30));
    await writeFile(join(room.dir, 'secret.webp'), 'secret');
    for (const name of [
      '../secret.webp',
      '31x30.webp',
      '30x30.webp/',
      '030x30.webp',
      '30x30.webp\0',
      '..',
      '',
      '30x30.png',
    ]) {
      expect(await images.read(id, name)).toBeNull();
    }
    for (const bad of ['..', '', '.', `../pictures/${id}`, `${id}/`, `${id}\0`, newId()]) {
      expect(await images.read(bad, '30x30.webp')).toBeNull();
    }
  });

  it('does not remove anything outside its folder', async () => {
    const { id } = await save(await png(30, 30));
    for (const bad of ['..', '.', '', `../pictures/${id}`]) await images.remove(bad);
    expect(await images.read(id, '30x30.webp')).not.toBeNull();
  });
});

describe('a worker', () => {
  it('that dies fails its picture alone', async () => {
    const saving = save(await noisy(3000, 2500, 50));
    const refused = expect(saving).rejects.toMatchObject({ code: 'unavailable' });
    await expect.poll(() => started.length, { interval: 1 }).toBe(1);
    if (started[0]?.pid) process.kill(started[0].pid, 'SIGKILL');
    await refused;
    expect(await room.kept()).toEqual([]);
    expect(warnings).toEqual(['image.worker-lost']);
    expect(await save(await png(30, 30))).toMatchObject({ width: 30 });
    expect(lowOnes()).toHaveLength(2);
  });

  it('that takes too long is ended', async () => {
    await images.close();
    images = createImages({ dir: room.dir, log, start, timeoutMs: 1 });
    await expect(save(await noisy(3000, 2500, 50))).rejects.toMatchObject({ code: 'unavailable' });
    expect(started.every((worker) => !worker.isRunning)).toBe(true);
    expect(await room.kept()).toEqual([]);
  });

  it.each([
    ['low', constants.priority.PRIORITY_LOW],
    ['normal', Math.max(5, getPriority())],
  ] as const)('a worker of %s priority has the nice value %i', async (priority, nice) => {
    const worker = startWorkerProcess(priority);
    await expect.poll(() => getPriority(worker.pid), { interval: 10, timeout: 10_000 }).toBe(nice);
    await worker.end();
  });

  it('that makes no progress is replaced by one of normal priority', async () => {
    const id = newId();
    const saving = save(await noisy(300, 200, 50), id);
    await expect.poll(() => started.length, { interval: 1 }).toBe(1);
    const [stuck] = started;
    if (stuck?.pid) process.kill(stuck.pid, 'SIGSTOP');
    const [unfinished = ''] = await room.kept();
    await writeFile(join(room.dir, unfinished, '300x200.webp'), 'half of it');
    await expect.poll(() => started.length, { timeout: 10_000 }).toBe(2);
    const [, second] = started;
    expect(second?.priority).toBe('normal');
    expect(await saving).toMatchObject({ width: 300, height: 200 });
    expect(stuck?.isRunning).toBe(false);
    expect((await sharp((await copyOf(id, 300, 200)).bytes).metadata()).format).toBe('webp');
    expect(warnings).toEqual([]);
  });

  it('works on many pictures, one after the other', async () => {
    const bytes = await png(40, 30);
    const saved = await Promise.all(Array.from({ length: 20 }, () => save(bytes)));
    expect(new Set(saved.map(({ id }) => id)).size).toBe(20);
    expect(lowOnes()).toHaveLength(1);
  });
});

it('sweeps away what a crash left, and nothing else', async () => {
  const { id } = await save(await png(30, 30));
  await mkdir(join(room.dir, `${newId()}.tmp-0123456789abcdef`));
  await writeFile(join(room.dir, 'README.tmp-1'), 'ours');
  await sweepPictures(room.dir);
  expect((await room.kept()).sort()).toEqual([id, 'README.tmp-1'].sort());
});

it('the upload of a finished picture, which a crash or a restored backup has left, is removed', async () => {
  const { id } = await save(await jpeg(40, 30));
  const waits = newId();
  for (const left of [id, waits]) await images.keep(left, await room.upload(await phonePhoto()));
  await sweepPictures(room.dir);
  expect([await images.kept(id), await images.find(id)]).toEqual([null, { id, width: 40, height: 30 }]);
  expect(await images.kept(waits)).not.toBeNull();
});
