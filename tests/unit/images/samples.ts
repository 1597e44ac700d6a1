import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { Upload } from '#api/images/images.ts';

export const sentences = { type: 'Please select a picture.', size: 'The picture is too large.' };
export const newId = () => randomBytes(16).toString('base64url');

/** A folder of its own for one test, with the uploads beside the pictures. */
export const makeRoom = async () => {
  const root = await mkdtemp(join(tmpdir(), 'images-'));
  let count = 0;
  return {
    dir: join(root, 'pictures'),
    uploads: root,
    /** Writes bytes as an uploaded file. */
    upload: async (bytes: Uint8Array): Promise<Upload> => {
      count += 1;
      const path = join(root, `upload-${count}`);
      await writeFile(path, bytes);
      return { path, size: (await stat(path)).size };
    },
    /** What lies in the folder of pictures. */
    kept: () => readdir(join(root, 'pictures')).catch(() => []),
    remove: () => rm(root, { recursive: true, force: true }),
  };
};

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 200, g: 40, b: 40 } } });

export const jpeg = (width: number, height: number) => plain(width, height).jpeg().toBuffer();
export const png = (width: number, height: number) => plain(width, height).png().toBuffer();
export const webp = (width: number, height: number) => plain(width, height).webp().toBuffer();

/** A photo as a phone held sideways makes it: stored 1200 x 900, meant to be seen 900 x 1200, its top blue, with its place. */
export const phonePhoto = async () => {
  const blue = await sharp({ create: { width: 600, height: 900, channels: 3, background: '#0000ff' } })
    .png()
    .toBuffer();
  return plain(1200, 900)
    .composite([{ input: blue, left: 0, top: 0 }])
    .withExif({
      IFD0: { Make: 'Phone', Copyright: 'A donor' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 20/1 0/1', GPSLongitudeRef: 'W', GPSLongitude: '6/1 27/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
};

/** A photo full of noise, so that it weighs something. */
export const noisy = (width: number, height: number, quality: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();

const chunk = (type: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

/** A tiny PNG that states (and holds) an enormous picture of nothing, one bit a pixel. */
export const pngBomb = (width: number, height: number) => {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1;
  const rows = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', rows), chunk('IEND', Buffer.alloc(0))]);
};

/** A good JPEG followed by zeros, `size` bytes in all. */
export const padded = (picture: Buffer, size: number) => Buffer.concat([picture, Buffer.alloc(size - picture.length)]);
