import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { pictureSizes } from '#contract/images/pictures.ts';
import type { makeImageRoom } from './image-room.ts';

/** Saves a picture of 2000 x 1501 pixels, and fails unless each size is kept as WebP and nothing else. */
export const expectEverySize = async (
  room: Awaited<ReturnType<typeof makeImageRoom>>,
  bytes: Uint8Array,
): Promise<void> => {
  const picture = await room.save(bytes);
  expect(picture).toMatchObject({ width: 1600, height: 1201 });
  const names = pictureSizes(picture).map(({ width, height }) => `${width}x${height}.webp`);
  expect((await readdir(join(room.dir, picture.id))).sort()).toEqual(names.sort());
  for (const size of pictureSizes(picture)) {
    const { bytes, type } = await room.copyOf(picture.id, size.width, size.height);
    expect(type).toBe('image/webp');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', ...size });
  }
};
