import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';
import type { Plugin } from 'vite';

/** The start page is shared with `share.png`. */
const WIDE = /^hero-(?!home\b)(\w+)\.svg$/;
const SIZE = 'width="1200" height="630"';

export const sharePictures = (folder: string): Plugin => ({
  name: 'share-pictures',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async generateBundle() {
    for (const file of await readdir(folder)) {
      const scene = WIDE.exec(file)?.[1];
      if (!scene) continue;
      const drawing = (await readFile(resolve(folder, file), 'utf8')).replace('<svg ', `<svg ${SIZE} `);
      const source = await sharp(Buffer.from(drawing))
        .flatten({ background: '#f8f8f3' })
        .jpeg({ quality: 80, mozjpeg: true })
        .toBuffer();
      this.emitFile({ type: 'asset', fileName: `share-${scene}.jpg`, source });
    }
  },
});
