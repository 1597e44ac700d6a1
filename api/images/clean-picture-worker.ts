/** The entry of the process that decodes pictures: hostile bytes are read here, without access to the secrets. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { writeNewFile } from '../core/write-new-file.ts';
import { setProcessPriority } from './process-priority.ts';
import type { Job, Outcome } from './start-worker.ts';

const QUALITY = 78;

setProcessPriority(process.argv[2] === 'normal' ? 'normal' : 'low');
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegFile', 'VipsForeignLoadPngFile', 'VipsForeignLoadWebpFile'],
});

/** Decodes once, at the size of the largest copy; the smaller copies are made from that. */
const decode = async ({ source, stated, upright, turned }: Job) => {
  const input = sharp(source, {
    failOn: 'warning',
    sequentialRead: true,
    limitInputPixels: stated.width * stated.height,
  });
  const { width, height, orientation = 1 } = await input.metadata();
  if (width !== stated.width || height !== stated.height) throw new Error('The header states another size.');
  const sizes = orientation >= 5 ? turned : upright;
  const largest = sizes.at(-1);
  if (!largest) throw new Error('No sizes were asked for.');
  const pixels = await input
    .autoOrient()
    .resize({ ...largest, fit: 'fill' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels, sizes, largest };
};

const work = async (job: Job): Promise<Outcome> => {
  const { pixels, sizes, largest } = await decode(job);
  const { width, height, channels } = pixels.info;
  for (const size of sizes) {
    const copy = sharp(pixels.data, { raw: { width, height, channels } });
    const sized = size === largest ? copy : copy.resize({ ...size, fit: 'fill' });
    const bytes = await sized.webp({ quality: QUALITY }).toBuffer();
    const path = join(job.folder, `${size.width}x${size.height}.webp`);
    // An earlier worker that ran out of time may have begun it.
    await rm(path, { force: true });
    await writeNewFile(path, bytes);
  }
  return { largest };
};

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

process.on('message', (job: Job) => {
  work(job)
    .catch((error: unknown): Outcome => {
      const code = codeOf(error);
      return code ? { fileError: code } : { refused: true };
    })
    .then((outcome) => process.send?.(outcome));
});

// Signals reach the whole process group; the server decides when its workers end.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => {});
process.on('disconnect', () => process.exit());
