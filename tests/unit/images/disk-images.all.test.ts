import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { sweepPictures } from '#api/images/picture-files.ts';
import { pictureSizes } from '#contract/images/pictures.ts';
import { makeImageRoom } from './image-room.ts';
import { expectEverySize } from './kept-sizes.ts';
import { jpeg, newId, padded, phonePhoto, png, sentences } from './samples.ts';

/** Shared, as to start a worker takes longer than its picture; who counts what is kept has a room of their own. */
let room: Awaited<ReturnType<typeof makeImageRoom>>;
beforeAll(async () => {
  room = await makeImageRoom();
});
afterAll(() => room.close());

const ownRoom = async () => {
  const own = await makeImageRoom();
  onTestFinished(() => own.close());
  return own;
};

describe('a saved picture', () => {
  it('is kept as WebP in every size', async () => expectEverySize(room, await jpeg(2000, 1501)));

  it('is not enlarged', async () => {
    const picture = await room.save(await png(1, 1));
    expect(picture).toMatchObject({ width: 1, height: 1 });
    expect(await readdir(join(room.dir, picture.id))).toEqual(['1x1.webp']);
  });

  it('stays within a sensible height', async () => {
    expect(await room.save(await png(100, 6400))).toMatchObject({ width: 50, height: 3200 });
    expect(await room.save(await png(9000, 2))).toMatchObject({ width: 1600, height: 1 });
  });

  it('stands upright and tells neither place nor camera', async () => {
    const bytes = await phonePhoto();
    const before = await sharp(bytes).metadata();
    expect(before.orientation).toBe(6);
    expect(before.exif?.includes('Phone')).toBe(true);
    const picture = await room.save(bytes);
    expect(picture).toMatchObject({ width: 900, height: 1200 });
    for (const size of pictureSizes(picture)) {
      const copy = await room.copyOf(picture.id, size.width, size.height);
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

  it('is, where a square is asked for, its upright middle, unstretched and small', async () => {
    const id = newId();
    const picture = await room.images.save(id, await room.upload(await phonePhoto()), { ...sentences, square: true });
    expect(picture).toEqual({ id, width: 400, height: 400 });
    const { data } = await sharp((await room.copyOf(id, 400, 400)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    const redAt = (x: number, y: number) => data[(y * 400 + x) * 3] ?? 0;
    // Of 900 x 1200, 150 rows go at either end, so that the edge between blue and red stands at 450 of 900.
    expect([redAt(200, 195) < 60, redAt(200, 205) > 150]).toEqual([true, true]);
    const small = await room.images.save(newId(), await room.upload(await png(30, 50)), { ...sentences, square: true });
    expect(small).toMatchObject({ width: 30, height: 30 });
  });

  it('is sRGB whatever its colours were', async () => {
    const grey = await room.save(
      await sharp(await png(500, 300))
        .greyscale()
        .png()
        .toBuffer(),
    );
    const print = await room.save(
      await sharp(await png(500, 300))
        .toColourspace('cmyk')
        .jpeg()
        .toBuffer(),
    );
    const deep = await room.save(
      await sharp(await png(500, 300))
        .toColourspace('rgb16')
        .png()
        .toBuffer(),
    );
    for (const { id } of [grey, print, deep]) {
      expect(await sharp((await room.copyOf(id, 500, 300)).bytes).metadata()).toMatchObject({
        space: 'srgb',
        depth: 'uchar',
      });
    }
  });

  it('keeps its transparency', async () => {
    const seeThrough = { width: 30, height: 30, channels: 4 as const, background: { r: 9, g: 9, b: 9, alpha: 0.5 } };
    const { id } = await room.save(await sharp({ create: seeThrough }).png().toBuffer());
    expect((await sharp((await room.copyOf(id, 30, 30)).bytes).metadata()).hasAlpha).toBe(true);
  });

  it('loses what was hung behind it', async () => {
    const { id } = await room.save(Buffer.concat([await jpeg(60, 40), Buffer.from('<script>alert(1)</script>')]));
    expect(Buffer.from((await room.copyOf(id, 60, 40)).bytes).includes('script')).toBe(false);
  });

  it('is the first frame of an animation', async () => {
    const frames = await Promise.all([png(20, 20), png(20, 20)]);
    const moving = await sharp(frames, { join: { animated: true } })
      .webp({ loop: 0, delay: [100, 100] })
      .toBuffer();
    expect(await room.save(moving)).toMatchObject({ width: 20, height: 20 });
  });

  it('may weigh one byte less than 5 MB', async () => {
    expect(await room.save(padded(await jpeg(60, 40), 5 * 1024 * 1024 - 1))).toMatchObject({ width: 60, height: 40 });
  });

  it('is gone once it is removed, and removing it again does nothing', async () => {
    const own = await ownRoom();
    const { id } = await own.save(await png(30, 30));
    await own.images.remove(id);
    await own.images.remove(id);
    expect(await own.images.read(id, '30x30.webp')).toBeNull();
    expect(await own.kept()).toEqual([]);
  });
});

describe('reading', () => {
  it('finds nothing under a name that is no copy', async () => {
    const { id } = await room.save(await png(30, 30));
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
      expect(await room.images.read(id, name)).toBeNull();
    }
    for (const bad of ['..', '', '.', `../pictures/${id}`, `${id}/`, `${id}\0`, newId()]) {
      expect(await room.images.read(bad, '30x30.webp')).toBeNull();
    }
  });

  it('does not remove anything outside its folder', async () => {
    const { id } = await room.save(await png(30, 30));
    for (const bad of ['..', '.', '', `../pictures/${id}`]) await room.images.remove(bad);
    expect(await room.images.read(id, '30x30.webp')).not.toBeNull();
  });
});

it('sweeps away what a crash left, and nothing else', async () => {
  const own = await ownRoom();
  const { id } = await own.save(await png(30, 30));
  await mkdir(join(own.dir, `${newId()}.tmp-0123456789abcdef`));
  await writeFile(join(own.dir, 'README.tmp-1'), 'ours');
  await sweepPictures(own.dir);
  expect((await own.kept()).sort()).toEqual([id, 'README.tmp-1'].sort());
});

it('the upload of a finished picture, which a crash or a restored backup has left, is removed', async () => {
  const { id } = await room.save(await jpeg(40, 30));
  const waits = newId();
  for (const left of [id, waits]) await room.images.keep(left, await room.upload(await phonePhoto()));
  await sweepPictures(room.dir);
  expect([await room.images.findUpload(id), await room.images.find(id)]).toEqual([null, { id, width: 40, height: 30 }]);
  expect(await room.images.findUpload(waits)).not.toBeNull();
});
