import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { checkUpload } from '#api/images/check-upload.ts';
import { readPictureHead } from '#contract/images/picture-head.ts';
import { UPLOAD_MAX_BYTES } from '#contract/images/pictures.ts';
import { pictureProblem } from '#site/client/picture-problem.ts';
import { jpeg, makeRoom, phonePhoto, png, pngBomb, sentences, webp } from '../images/samples.ts';

const bytesOf = (text: string) => Buffer.from(text, 'latin1');
const fileOf = (bytes: Uint8Array, name = 'photo.jpg', type = 'image/jpeg') =>
  new File([new Uint8Array(bytes)], name, { type });

const segment = (marker: number, length: number) => {
  const bytes = Buffer.alloc(length + 2, 0x20);
  bytes.set([0xff, marker]);
  bytes.writeUInt16BE(length, 2);
  return bytes;
};
/** A JPEG with metadata before everything else that it has. */
const behind = (picture: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([picture.subarray(0, 2), ...segments, picture.subarray(2)]);
/** Extended metadata of a camera with previews in it: 600 KB before the frame. */
const previews = Array.from({ length: 10 }, () => segment(0xe1, 60_000));
const flat = { width: 90, height: 70, channels: 4 as const, background: { r: 1, g: 2, b: 3, alpha: 0.5 } };
const heic = (brand: string) => Buffer.concat([bytesOf(`\0\0\0\x18ftyp${brand}`), Buffer.alloc(500)]);

/** A JPEG's head that states a size of 8064 x 6048 pixels, what a phone calls 48 megapixels. */
const manyPixels = async () => {
  const bytes = await jpeg(60, 40);
  const frame = bytes.indexOf(Buffer.from([0xff, 0xc0]));
  bytes.writeUInt16BE(6048, frame + 5);
  bytes.writeUInt16BE(8064, frame + 7);
  return bytes;
};

describe('the first bytes of a picture', () => {
  it.each<[string, () => Promise<Buffer>, string, [number, number]]>([
    ['a JPEG', () => jpeg(321, 123), 'jpeg', [321, 123]],
    ['a progressive JPEG', () => sharp({ create: flat }).jpeg({ progressive: true }).toBuffer(), 'jpeg', [90, 70]],
    ['a photo with Exif, whose size is that before orientation', phonePhoto, 'jpeg', [1200, 900]],
    [
      'a JPEG with one large segment first',
      async () => behind(await jpeg(9, 8), segment(0xe1, 65_535)),
      'jpeg',
      [9, 8],
    ],
    ['a JPEG with fill bytes', async () => behind(await jpeg(9, 8), Buffer.from([0xff, 0xff])), 'jpeg', [9, 8]],
    ['a PNG', () => png(321, 123), 'png', [321, 123]],
    ['a lossy WebP', () => webp(321, 123), 'webp', [321, 123]],
    ['a lossless WebP', () => sharp({ create: flat }).webp({ lossless: true }).toBuffer(), 'webp', [90, 70]],
    ['a WebP with transparency', () => sharp({ create: flat }).webp().toBuffer(), 'webp', [90, 70]],
  ])('say the kind and the size of %s', async (_, make, kind, [width, height]) => {
    expect(readPictureHead(await make())).toEqual({ kind, size: { width, height } });
  });

  it.each<[string, Uint8Array, 'none' | 'heic' | 'cut']>([
    ['nothing', new Uint8Array(), 'none'],
    ['text', bytesOf('<svg onload=alert(1)>'), 'none'],
    ['a GIF', bytesOf('GIF89a\x01\0\x01\0'), 'none'],
    ['a photo of an iPhone', heic('heic'), 'heic'],
    ['a photo of an iPhone by its general brand', heic('mif1'), 'heic'],
    ['a film', heic('isom'), 'none'],
    ['a JPEG that ends at once', Buffer.from([0xff, 0xd8, 0xff]), 'cut'],
    ['a JPEG whose segment leads beyond the end', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0, 0]), 'cut'],
    ['a JPEG whose segment says it has no length', Buffer.from([0xff, 0xd8, 0xff, 0xe1, 0, 0, 0, 0, 0, 0]), 'none'],
    [
      'a JPEG of restart markers alone',
      Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(60_000, Buffer.from([0xff, 0xd0]))]),
      'cut',
    ],
    ['a JPEG of fill bytes alone', Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(60_000, 0xff)]), 'cut'],
    ['a lossless JPEG, which nobody shows', Buffer.concat([Buffer.from([0xff, 0xd8]), segment(0xc3, 20)]), 'none'],
    ['a JPEG that begins with its pixels', Buffer.concat([Buffer.from([0xff, 0xd8]), segment(0xda, 20)]), 'none'],
    ['a PNG without a header', Buffer.concat([bytesOf('\x89PNG\r\n\x1a\n'), Buffer.alloc(40)]), 'none'],
    ['a PNG without width', pngBomb(0, 10), 'none'],
    ['a WebP of an unknown kind', Buffer.concat([bytesOf('RIFF\0\0\0\0WEBPABCD'), Buffer.alloc(40)]), 'none'],
  ])('are no picture with a size in %s', (_, bytes, kind) => {
    expect(readPictureHead(bytes)).toEqual({ kind });
  });

  it('never throw and never lead astray, wherever they end and whichever is damaged', async () => {
    for (const good of [await phonePhoto(), await png(64, 48), await webp(64, 48)]) {
      for (let at = 0; at < 400; at++) {
        const damaged = Buffer.from(good);
        damaged[at] = (damaged[at] ?? 0) ^ 0xff;
        for (const bytes of [good.subarray(0, at), damaged]) {
          const head = readPictureHead(bytes);
          if ('size' in head) expect(Math.min(head.size.width, head.size.height)).toBeGreaterThan(0);
          else expect(['heic', 'cut', 'none']).toContain(head.kind);
        }
      }
    }
  });
});

describe('a chosen file', () => {
  it.each<[string, () => Promise<File>, string | null]>([
    ['an ordinary photo', async () => fileOf(await jpeg(64, 48)), null],
    [
      'a photo whose size lies behind 600 KB of previews',
      async () => fileOf(behind(await jpeg(64, 48), ...previews)),
      null,
    ],
    [
      'many megapixels behind 600 KB of previews',
      async () => fileOf(behind(await manyPixels(), ...previews)),
      'pixels',
    ],
    ['an empty file', async () => fileOf(Buffer.alloc(0)), 'empty'],
    ['a photo of an iPhone that is called .jpg', async () => fileOf(heic('heic')), 'heic'],
    ['a photo of an iPhone', async () => fileOf(heic('heic'), 'IMG_1.HEIC', 'image/heic'), 'heic'],
    ['a text that is called .jpg', async () => fileOf(bytesOf('no picture at all')), 'type'],
    ['a GIF', async () => fileOf(bytesOf('GIF89a'), 'a.gif', 'image/gif'), 'type'],
    ['a JPEG that is said to be a GIF', async () => fileOf(await jpeg(4, 4), 'a.gif', 'image/gif'), 'type'],
    ['a JPEG of no said type, by its name', async () => fileOf(await jpeg(4, 4), 'a.JPEG', ''), null],
    ['a JPEG that ends before its size', async () => fileOf((await jpeg(64, 48)).subarray(0, 40)), 'type'],
    ['48 megapixels in few bytes', async () => fileOf(await manyPixels()), 'pixels'],
    ['40 megapixels', async () => fileOf(pngBomb(8000, 5000), 'a.png', 'image/png'), null],
    ['one row more than 40 megapixels', async () => fileOf(pngBomb(8000, 5001), 'a.png', 'image/png'), 'pixels'],
    ['5 MB', async () => fileOf(Buffer.concat([await jpeg(64, 48), Buffer.alloc(UPLOAD_MAX_BYTES)])), 'size'],
    ['a text of 5 MB', async () => fileOf(Buffer.alloc(UPLOAD_MAX_BYTES, 0x20)), 'type'],
  ])('is looked at by its bytes: %s', async (_, make, problem) => {
    expect(await pictureProblem(await make())).toBe(problem);
  });

  it('that has gone meanwhile is said to be unreadable', async () => {
    const gone = Object.assign(fileOf(await jpeg(4, 4)), {
      slice: () => ({ arrayBuffer: () => Promise.reject(new Error()) }),
    });
    expect(await pictureProblem(gone)).toBe('unreadable');
  });

  it('is judged as the server judges it', async () => {
    const room = await makeRoom();
    const samples = [
      await jpeg(64, 48),
      await manyPixels(),
      heic('heic'),
      bytesOf('no'),
      Buffer.alloc(0),
      await webp(9, 9),
    ];
    for (const bytes of samples) {
      const server = await checkUpload(await room.upload(bytes), sentences).then(
        () => true,
        () => false,
      );
      expect((await pictureProblem(fileOf(bytes))) === null).toBe(server);
    }
    await room.remove();
  });
});
