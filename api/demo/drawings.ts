import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Picture } from '#contract/images/pictures.ts';
import type { Deps } from '../http/deps.ts';

const SENTENCES = { type: 'The drawing could not be read.', size: 'The drawing is too large.' };
const PHOTO = { width: 800, height: 600 };

export const uploadDrawing = async (deps: Pick<Deps, 'images' | 'newId'>, svgPath: string): Promise<Picture> => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-demo-'));
  try {
    const path = join(folder, 'drawing.png');
    const drawing = sharp(svgPath, { density: 110 }).resize(PHOTO.width, PHOTO.height, { fit: 'cover' });
    await writeFile(path, await drawing.flatten({ background: '#f8f8f3' }).png({ compressionLevel: 1 }).toBuffer());
    const { size } = await stat(path);
    return await deps.images.save(deps.newId(), { path, size }, SENTENCES);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
